// Installs the exact versions in package-lock.json:  node npm_ci.mjs NPM
// Runs npm with the same node as this script, not with the one that npm's own #! line would find.
import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';

const PATH = `${dirname(process.execPath)}${delimiter}${process.env.PATH}`;
const npm = realpathSync(process.argv[2]);
const done = spawnSync(process.execPath, [npm, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
  env: { ...process.env, PATH },
  stdio: 'inherit',
});
process.exit(done.status ?? 1);
