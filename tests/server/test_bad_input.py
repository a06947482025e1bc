"""Invalid input gets a typed refusal or closes the connection with a reason, and the server keeps serving others."""

import contextlib
import json
import socket
import unittest

from server import BINARY, Refused, Server

DEEP = b"[" * 100_000
WRONG_BODIES = [b"", b"{", b"[]", b"null", b"1", b'"x"', b"\xff\xfe", b"{}x", DEEP, b'{"name":' + DEEP]


class BadInput(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server().__enter__()
        cls.ann = cls.server.guest("Ann")
        cls.bo = cls.server.guest("Bo")

    @classmethod
    def tearDownClass(cls):
        cls.server.__exit__()

    def tearDown(self):
        self.assertEqual(self.server.ask("GET", "/health")[0], 200, "the server keeps running")

    def playing(self, *seats):
        """Starts a long game in which Ann has the first seats and Bo the last one."""
        options = {"dragon_scales": True, "target": 999}
        table = self.server.table(self.ann, game="dracarys_dice", options=options, seats=[*seats, "open"])
        ann = self.server.greeted(table, self.ann)
        bo = self.server.greeted(table, self.bo)
        bo.answer(do="sit", seat="ABCDE"[len(seats)])
        ann.answer(do="start")
        for line, letters in ((ann, "ABCDE"[: len(seats)]), (bo, "ABCDE"[len(seats)])):
            for seat in letters:
                line.say(do="commit", seat=seat, hash=None)
        self.addCleanup(ann.close)
        self.addCleanup(bo.close)
        turn = ann.wait_for(lambda message: message.get("t"))
        return table, ann, bo, turn

    def refused(self, answer, *kinds):
        self.assertEqual(answer.get("is"), "refused", answer)
        self.assertIn(answer["kind"], kinds, answer)
        self.assertGreater(len(answer["reason"]), 10)

    # Requests

    def test_meaningless_bodies(self):
        for path in ("/api/me", "/api/me/name", "/api/me/claim", "/api/tables"):
            token = None if path == "/api/me" else self.ann
            for body in WRONG_BODIES:
                status, answer = self.server.ask("POST", path, body, token)
                self.assertIn(status, (400, 403), (path, body[:20], answer))
                self.assertIn(answer["error"]["kind"], ("bad_message", "not_allowed"))
                self.assertTrue(answer["error"]["reason"])

    def test_invalid_names(self):
        for name in ("", " ", "x" * 25, "a\nb", "a\0b", 5, None, ["x"], {"x": 1}):
            status, answer = self.server.ask("POST", "/api/me", {"name": name})
            self.assertEqual((status, answer["error"]["kind"]), (400, "bad_message"), name)

    def test_invalid_tables(self):
        good = {"game": "dracarys_dice", "seats": ["me", "open"]}
        for wrong in (
            {"game": "chess"}, {"game": 7}, {"seats": []}, {"seats": ["me"] * 99}, {"seats": "me"}, {"seats": [1]},
            {"seats": ["bot:genius", "me"]}, {"seats": ["me", "them"]}, {"options": {"play_on": "perhaps"}},
            {"options": {"unheard_of": True}}, {"options": []}, {"clock": {"seconds": -1}}, {"clock": "fast"},
            {"clock": {"days": 10**30}}, {"hints": "yes"}, {"surprise": 1},
        ):  # fmt: skip
            status, answer = self.server.ask("POST", "/api/tables", good | wrong, self.ann)
            self.assertEqual((status, answer["error"]["kind"]), (400, "bad_message"), (wrong, answer))

    def test_strangers_cannot_open_tables(self):
        for token in (None, "x", "00" * 32):
            status, answer = self.server.ask("POST", "/api/tables", {"game": "dracarys_dice", "seats": ["me", "open"]}, token)
            self.assertEqual((status, answer["error"]["kind"]), (401, "not_allowed"))

    def test_unknown_paths_and_methods(self):
        for path in ("/nothing.js", "/api", "/api/games/chess/rules", "/api/tables/0000000000000000/record", "/api/tables/x"):
            self.assertEqual(self.server.ask("GET", path)[0], 404, path)
        for path in ("/api/games", "/health", "/api/tables/0000000000000000/record"):
            self.assertEqual(self.server.ask("DELETE", path)[0], 405, path)

    def test_path_traversal(self):
        for path in ("/../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/a/..%2f..%2fetc", "/%00", "//elsewhere/", "/%zz"):
            self.assertEqual(self.server.ask("GET", path)[0], 400, path)

    def test_what_is_not_http(self):
        for data in (b"\x16\x03\x01\0\xa5\x01\0\0\xa1\x03\x03" * 20, b"\0" * 1000, b"GET\r\n\r\n", b"HELO alea\r\n\r\n"):
            self.assertRegex(self.server.raw(data), rb"^(HTTP/1\.1 400|$)")

    def test_oversized_headers_and_bodies(self):
        self.assertIn(b" 431 ", self.server.raw(b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 10_000)[:20])
        self.assertIn(b" 413 ", self.server.raw(b"POST /api/me HTTP/1.1\r\nContent-Length: 9999999\r\n\r\n")[:20])

    def test_requests_from_another_origin(self):
        status, answer = self.server.ask("POST", "/api/me", {"name": "Eve"}, headers={"Origin": "http://evil.example"})
        self.assertEqual((status, answer["error"]["kind"]), (403, "not_allowed"))
        table = self.server.table(self.ann, game="dracarys_dice", seats=["me", "open"])
        with self.assertRaises(Refused) as caught:
            self.server.line(table, self.ann, headers=["Origin: http://evil.example"])
        self.assertEqual(caught.exception.status, 403)

    def test_the_record_of_an_unfinished_game(self):
        table, *_ = self.playing("me", "me:Cleo")
        status, answer = self.server.ask("GET", f"/api/tables/{table}/record", token=self.ann)
        self.assertEqual(status, 403, answer)
        self.assertNotIn("seed", json.dumps(answer))

    # Messages

    def test_unknown_tables(self):
        for table in ("0123456789abcdef", "x", "%2e%2e", "0" * 1000):
            with self.assertRaises(Refused) as caught:
                self.server.line(table, self.ann)
            self.assertIn(caught.exception.status, (404, 400))

    def test_meaningless_messages(self):
        _, ann, _, _ = self.playing("me", "me:Cleo")
        for data in (
            b"", b"{", b"[]", b"null", b"{}", b'{"key":"k"}', b'{"do":"hello"}', DEEP[:16_000], b'{"a":' * 3_000,
            b'{"do":7,"key":"k"}', b'{"do":"fly","key":"k"}', b'{"do":"start","key":""}', b'{"do":"start","key":1}',
            b'{"do":"start","key":"' + b"k" * 23 + b'"}', b'{"do":"start","key":"k","more":1}',
            b'{"do":"move","key":"k"}', b'{"do":"move","key":"k","seat":"Z","at":1,"move":"x"}',
            b'{"do":"move","key":"k","seat":"A","at":"1","move":"x"}', b'{"do":"move","key":"k","seat":"A","at":1e99,"move":"x"}',
            b'{"do":"move","key":"k","seat":"A","at":1,"move":[["x"]]}', b'{"do":"hello","key":"k","seen":-1}',
            b'{"do":"hello","key":"k","seen":99999999999999999999}', b'{"do":"commit","key":"k","seat":"A","hash":"xyz"}',
            b'{"do":"show","key":"k","seat":"A","share":"00"}', b'{"do":"say","key":"k","text":{}}',
        ):  # fmt: skip
            ann.send(data)
            answer = ann.wait_for(lambda message: message.get("is") == "refused")
            self.refused(answer, "bad_message", "too_long", "illegal")
        self.assertEqual(ann.answer(do="say", text="still here")["said"]["text"], "still here")

    def test_too_long_and_too_much_chat(self):
        _, ann, _, _ = self.playing("me", "me:Cleo")
        self.refused(ann.answer(do="say", text="x" * 281), "bad_message", "too_long")
        answers = [ann.answer(do="say", text="hi") for _ in range(10)]
        self.assertIn("too_fast", [answer.get("kind") for answer in answers])

    def test_hello_comes_first(self):
        table = self.server.table(self.ann, game="dracarys_dice", seats=["me", "open"])
        with self.server.line(table, self.ann) as line:
            self.refused(line.answer(do="start"), "not_now")

    def test_seats_of_others_and_old_numbers(self):
        table, ann, bo, turn = self.playing("me", "me:Cleo")
        seat = turn["t"][0]
        owner, other = (bo, ann) if seat == "C" else (ann, bo)
        self.refused(other.answer(do="move", seat=seat, at=turn["u"], move="give A"), "not_yours")
        self.refused(other.answer(do="move", seat=seat, at=turn["u"], move=["give A", "give A"]), "not_yours")
        self.refused(owner.answer(do="move", seat=seat, at=turn["u"], move="give the dragons back"), "illegal")
        self.refused(owner.answer(do="move", seat=seat, at=0, move="give A"), "stale")
        self.refused(owner.answer(do="sit", seat="A"), "not_now", "full", "over")
        with self.server.greeted(table) as watcher:
            for do in ({"do": "move", "seat": seat, "at": 1, "move": "give A"}, {"do": "say", "text": "hi"}, {"do": "end"}):
                self.refused(watcher.answer(**do), "not_yours", "not_allowed", "not_now")

    def test_frames_that_close_the_connection(self):
        table = self.server.table(self.ann, game="dracarys_dice", seats=["me", "open"])
        for data, kind, code in ((b"x" * 20_000, 1, 1009), (b"x" * 2_000_000, 1, 1009), (b"x", BINARY, 1003), (b"\xff", 1, 1007)):
            with self.server.line(table, self.ann) as line:
                try:
                    line.send(data, kind)
                except ConnectionError:
                    pass  # the server stopped reading
                self.assertEqual(line.goodbye()[0], code)

    def test_a_slow_reader_keeps_nobody_waiting(self):
        table, ann, bo, _ = self.playing("me", "me:Cleo")
        before = self.server.metric("refused_total")
        with self.server.greeted(table) as slow:
            slow.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            for _ in range(300):  # the answers to half of these exceed any kernel buffer
                with contextlib.suppress(ConnectionError):  # the server may have ended it meanwhile
                    for _ in range(100):
                        slow.say(do="hello", seen=0)
                self.assertEqual(ann.answer(do="hello", seen=0)["is"], "table")  # while the slow one reads nothing
                if self.server.metric("refused_total") > before:
                    break
            # The server waits three seconds for its last message to be read, which a very busy computer may exceed.
            self.assertIn(slow.goodbye(), [(1008, "reading too slowly"), (0, "no close frame")])
        self.assertEqual(self.server.metric("refused_total"), before + 1)
        self.assertEqual(bo.answer(do="hello", seen=0)["is"], "table")


class Limits(unittest.TestCase):
    def test_floods_of_requests(self):
        with Server("--requests", "5") as server:
            answers = [server.ask("GET", "/health") for _ in range(40)]
            self.assertEqual([status for status, _ in answers[:15]], [200] * 15)
            self.assertIn(429, [status for status, _ in answers])
            self.assertEqual(answers[-1][1]["error"]["kind"], "too_fast")

    def test_floods_of_messages(self):
        with Server("--messages", "5") as server:
            ann = server.guest("Ann")
            table = server.table(ann, game="dracarys_dice", seats=["me", "open"])
            with server.greeted(table, ann) as flood, server.greeted(table) as other:
                for _ in range(20):
                    flood.say(do="hello", seen=0)
                self.assertEqual(flood.goodbye(), (1008, "too many messages; wait 1 s"))
                self.assertEqual(other.answer(do="hello", seen=0)["is"], "table")

    def test_thousands_of_idle_sockets(self):
        with Server("--connections", "2000", "--address-connections", "2000", "--requests", "10000") as server:
            ann = server.guest("Ann")
            table = server.table(ann, game="dracarys_dice", seats=["me", "open"])
            tables = [table, *(server.table(ann, game="dracarys_dice", seats=["me", "open"]) for _ in range(5))]
            lines = [server.line(tables[i % len(tables)]) for i in range(1_500)]
            self.assertEqual(server.ask("GET", "/health")[0], 200)
            with server.greeted(table, ann) as line:
                self.assertEqual(line.answer(do="hello", seen=0)["is"], "table")
            for line in lines:
                line.close()

    def test_too_many_connections_from_one_address(self):
        with Server("--address-connections", "5") as server:
            held = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(5)]
            with socket.create_connection(("127.0.0.1", server.port)) as refused:
                self.assertIn(b"429", refused.recv(1000))
            for connection in held:
                connection.close()


if __name__ == "__main__":
    unittest.main()
