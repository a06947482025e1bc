-- A data folder of version 2, as the server of that version left it: sqlite3 alea.db .dump
BEGIN TRANSACTION;
CREATE TABLE entries (
  row      INTEGER PRIMARY KEY,
  table_id INTEGER NOT NULL,
  number   INTEGER NOT NULL,
  at_ms    INTEGER NOT NULL,
  events   TEXT NOT NULL
);
INSERT INTO entries VALUES(1,8496223764932354597,1,1794951437968,replace('opened - - - {"table":"75e8a67fd1066225","game":"dracarys_dice","options":{},"seats":[{"kind":"person","who":2117178867288131656,"name":"Ann"},{"kind":"open"},{"kind":"invite"},{"kind":"person","who":2117178867288131656,"name":"Cléo"}],"hints":false,"listed":true,"invite":"6ab8bd9d8f8245d7","fair":"d0149fb257029d146150bc8f2edf090c","seed":"e4fb06f85fed17ad73b4347834cd17d7f7ed0ef7c0ba1dd14aec48fccd3b29ca"}\n','\n',char(10)));
INSERT INTO entries VALUES(2,4204222287564988059,1,1794951437969,replace('opened - - - {"table":"3a5865e547175e9b","game":"dracarys_dice","options":{},"seats":[{"kind":"person","who":2117178867288131656,"name":"Ann"},{"kind":"invite"}],"clock":{"days":2},"hints":false,"listed":false,"invite":"cb8fb038940d3b59","fair":"40cd1be351748a0b6a134c05848e5b7d","seed":"72f97031f3d37320772e23012972fd98a27e5e46e8ea153f70cad1cb903261d9"}\n','\n',char(10)));
INSERT INTO entries VALUES(3,6673406252735061574,1,1794951437970,replace('opened - - - {"table":"5c9cb3a13024de46","game":"dracarys_dice","options":{},"seats":[{"kind":"person","who":2117178867288131656,"name":"Ann"},{"kind":"bot","name":"Birch","level":"easy"}],"clock":{"seconds":30,"reserve":300},"hints":false,"listed":true,"invite":"e7c131e5b06a6660","fair":"73e513d63aca3707798917f93a8098e3","seed":"5f0d8a019ac9373343844f78d1de269bceaa4c0b3fdeab6ed62ec6111012eeaa"}\n','\n',char(10)));
INSERT INTO entries VALUES(4,6673406252735061574,2,1794951437971,replace('started - 2117178867288131656 key2\n','\n',char(10)));
INSERT INTO entries VALUES(5,670491770076107930,1,1794951437976,replace('opened - - - {"table":"094e10b66435949a","game":"dracarys_dice","options":{"target":"999","dragon_scales":"on"},"seats":[{"kind":"person","who":2117178867288131656,"name":"Ann"},{"kind":"open"},{"kind":"bot","name":"Cedar","level":"easy"},{"kind":"open"}],"clock":{"days":1},"hints":true,"listed":true,"invite":"16dae8990f70f5e4","fair":"09323141db688a52838ccc8a3c162dd4","seed":"54c79ae1a6f56d8756e6265f655388c370e7d47f46ee22420824801b76339b88"}\n','\n',char(10)));
INSERT INTO entries VALUES(6,670491770076107930,2,1794951437977,replace('sat B 5952236925495209597 key2 Bo "B" O''Neil\n','\n',char(10)));
INSERT INTO entries VALUES(7,670491770076107930,3,1794951437978,replace('sat D 7369273689984774608 key2 Di\n','\n',char(10)));
INSERT INTO entries VALUES(8,670491770076107930,4,1794951437978,replace('started - 2117178867288131656 key2\n','\n',char(10)));
INSERT INTO entries VALUES(9,670491770076107930,5,1794951437978,replace('committed A - key3\n','\n',char(10)));
INSERT INTO entries VALUES(10,670491770076107930,6,1794951437979,replace('committed B - key3\n','\n',char(10)));
INSERT INTO entries VALUES(11,670491770076107930,7,1794951437979,replace('committed D - key3\nbegun - - -\ndrawn - - - lot D\ndrawn - - - roll DFFK.\n','\n',char(10)));
INSERT INTO entries VALUES(12,670491770076107930,11,1794951437980,replace('agreed - 2117178867288131656 key4\n','\n',char(10)));
INSERT INTO entries VALUES(13,670491770076107930,12,1794951437980,replace('held D 7369273689984774608 key4\n','\n',char(10)));
INSERT INTO entries VALUES(14,670491770076107930,13,1794951440464,replace('moved D - - give A\ndrawn - - - roll FFFKK.\ndrawn - - - roll K....\ndrawn - - - roll DFFK.\n','\n',char(10)));
INSERT INTO entries VALUES(15,670491770076107930,17,1794951440464,replace('moved C - - give B\ndrawn - - - roll .\ndrawn - - - roll D\n','\n',char(10)));
INSERT INTO entries VALUES(16,8759842431761824583,1,1794951440496,replace('opened - - - {"table":"79913647b18ebb47","game":"dracarys_dice","options":{},"seats":[{"kind":"person","who":5952236925495209597,"name":"Bo \"B\" O''Neil"},{"kind":"bot","name":"Birch","level":"easy"}],"hints":false,"listed":true,"invite":"4c02d4d6caf83812","fair":"3103d7e6f27b1854484bbbf61d9db7b2","seed":"c39f1a00470ca2fd462edfb81a52c2c3667a7930b6d1ca2c6ba2f0f4c8d6afc0"}\n','\n',char(10)));
INSERT INTO entries VALUES(17,8759842431761824583,2,1794951440499,replace('started - 5952236925495209597 key2\n','\n',char(10)));
INSERT INTO entries VALUES(18,8759842431761824583,3,1794951440500,replace('committed A - key3\nbegun - - -\ndrawn - - - lot A\ndrawn - - - roll DFKK..\nmoved A - - give B\ndrawn - - - roll DFKKK..\nmoved B - - give A\ndrawn - - - roll ...\ndrawn - - - roll F.\ndrawn - - - roll DFK..\nmoved A - - give B\ndrawn - - - roll K.\ndrawn - - - roll F.\ndrawn - - - roll KK.\ndrawn - - - roll D\nmoved A - - give B\n','\n',char(10)));
CREATE TABLE places (
  table_id INTEGER NOT NULL,
  row      INTEGER NOT NULL,
  PRIMARY KEY (table_id, row)
) WITHOUT ROWID;
CREATE TABLE placed (
  id  INTEGER PRIMARY KEY CHECK (id = 1),
  row INTEGER NOT NULL
);
INSERT INTO placed VALUES(1,0);
CREATE TABLE tables (
  id            INTEGER PRIMARY KEY,
  game          TEXT NOT NULL,
  status        TEXT NOT NULL CHECK (status IN ('open', 'playing', 'over', 'damaged')),
  is_listed     INTEGER NOT NULL,
  wake_at_ms    INTEGER,
  changed_at_ms INTEGER NOT NULL,
  about         TEXT NOT NULL
);
INSERT INTO tables VALUES(670491770076107930,'dracarys_dice','playing',1,1795037840464,1794951440464,replace('{"table":"094e10b66435949a","game":"dracarys_dice","status":"playing","seats":[{"kind":"person","name":"Ann","agrees":true},{"kind":"person","name":"Bo \"B\" O''Neil"},{"kind":"bot","name":"Cedar","level":"easy"},{"kind":"person","name":"Di","held":true}],"turn":"A","clock":{"days":1},"since":1794951440464}\n2117178867288131656,5952236925495209597,0,7369273689984774608','\n',char(10)));
INSERT INTO tables VALUES(4204222287564988059,'dracarys_dice','open',0,NULL,1794951437969,replace('{"table":"3a5865e547175e9b","game":"dracarys_dice","status":"open","seats":[{"kind":"person","name":"Ann"},{"kind":"invite"}],"turn":"","clock":{"days":2},"since":0}\n2117178867288131656,0','\n',char(10)));
INSERT INTO tables VALUES(6673406252735061574,'dracarys_dice','playing',1,1794951447971,1794951437971,replace('{"table":"5c9cb3a13024de46","game":"dracarys_dice","status":"dealing","seats":[{"kind":"person","name":"Ann"},{"kind":"bot","name":"Birch","level":"easy"}],"turn":"","clock":{"seconds":30,"reserve":300},"since":1794951437971}\n2117178867288131656,0','\n',char(10)));
INSERT INTO tables VALUES(8496223764932354597,'dracarys_dice','open',1,NULL,1794951437968,replace('{"table":"75e8a67fd1066225","game":"dracarys_dice","status":"open","seats":[{"kind":"person","name":"Ann"},{"kind":"open"},{"kind":"invite"},{"kind":"person","name":"Cléo"}],"turn":"","since":0}\n2117178867288131656,0,0,2117178867288131656','\n',char(10)));
INSERT INTO tables VALUES(8759842431761824583,'dracarys_dice','over',1,NULL,1794951440500,replace('{"table":"79913647b18ebb47","game":"dracarys_dice","status":"over","seats":[{"kind":"person","name":"Bo \"B\" O''Neil"},{"kind":"bot","name":"Birch","level":"easy"}],"turn":"","since":1794951440500}\n5952236925495209597,0','\n',char(10)));
CREATE TABLE seats (
  table_id INTEGER NOT NULL,
  guest    INTEGER NOT NULL,
  PRIMARY KEY (table_id, guest)
) WITHOUT ROWID;
INSERT INTO seats VALUES(670491770076107930,2117178867288131656);
INSERT INTO seats VALUES(4204222287564988059,2117178867288131656);
INSERT INTO seats VALUES(6673406252735061574,2117178867288131656);
INSERT INTO seats VALUES(8496223764932354597,2117178867288131656);
INSERT INTO seats VALUES(670491770076107930,5952236925495209597);
INSERT INTO seats VALUES(8759842431761824583,5952236925495209597);
INSERT INTO seats VALUES(670491770076107930,7369273689984774608);
CREATE TABLE guests (
  id         INTEGER PRIMARY KEY,
  name       TEXT NOT NULL,
  came_at_ms INTEGER NOT NULL
);
INSERT INTO guests VALUES(2117178867288131656,'Ann',1794951437966);
INSERT INTO guests VALUES(5952236925495209597,'Bo "B" O''Neil',1794951437967);
INSERT INTO guests VALUES(7369273689984774608,'Di',1794951437971);
CREATE TABLE secrets (
  hash  BLOB PRIMARY KEY,
  guest INTEGER NOT NULL
) WITHOUT ROWID;
INSERT INTO secrets VALUES(X'2246aa8044a5a2b63afe113d4611f68106d89cce8338cc2d7effd06678877261',7369273689984774608);
INSERT INTO secrets VALUES(X'70e4b45148092d49bc79aac944226bb961c6c42834783b367474004e2add682f',2117178867288131656);
INSERT INTO secrets VALUES(X'ae8c83219928652a3ecb8fd91238f8498dc700b8935c38320f136bb4eb4392ba',5952236925495209597);
CREATE TABLE codes (
  hash          BLOB PRIMARY KEY,
  guest         INTEGER NOT NULL,
  expires_at_ms INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE alive (
  row   INTEGER PRIMARY KEY CHECK (row = 1),
  at_ms INTEGER NOT NULL
);
INSERT INTO alive VALUES(1,1794951442036);
CREATE INDEX tables_listed ON tables (changed_at_ms) WHERE is_listed AND status IN ('open', 'playing');
CREATE INDEX tables_to_wake ON tables (wake_at_ms) WHERE wake_at_ms IS NOT NULL;
CREATE INDEX seats_of_guest ON seats (guest);
COMMIT;
PRAGMA application_id = 1634493793;
PRAGMA user_version = 2;
