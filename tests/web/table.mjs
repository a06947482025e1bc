// Starts a server, and browsers that play on it.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const fromWeb = createRequire(new URL('../../web/package.json', import.meta.url));
const { chromium } = fromWeb('playwright-core');
export const axeSource = readFileSync(fromWeb.resolve('axe-core/axe.min.js'), 'utf8');

const CHROMIUM = '/usr/bin/chromium';
const QUIET = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync']; // prettier-ignore

/** `alea serve` in a temporary folder. It can be killed and restarted at the same address. */
export class Server {
  static async start() {
    const server = new Server(mkdtempSync(join(tmpdir(), 'alea_web_')));
    await server.restart();
    return server;
  }

  constructor(folder) {
    this.folder = folder;
    this.port = 0;
  }

  get address() {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Bots think only briefly, because the tests are about the choices of people. */
  async restart() {
    const words = ['serve', '--port', String(this.port), '--data', this.folder, '--bot-ms', '10', '--requests', '1000'];
    this.process = spawn(process.env.ALEA, words, { stdio: ['ignore', 'pipe', 'ignore'] });
    const [line] = await new Promise((resolve, reject) => {
      createInterface(this.process.stdout).once('line', (...told) => resolve(told));
      this.process.once('exit', (code) => reject(new Error(`alea serve ended with ${code}`)));
    });
    this.port = Number(/:(\d+)\//.exec(line)[1]);
  }

  kill() {
    return new Promise((resolve) => {
      this.process.once('exit', resolve);
      this.process.kill('SIGKILL');
    });
  }

  async stop() {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export const openBrowser = () => chromium.launch({ executablePath: CHROMIUM, args: QUIET });

/** A page in a browser context of its own. It records errors and requests to other servers, which fail the test. */
export async function newPerson(browser, server, options = {}) {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en', ...options });
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  page.troubles = [];
  page.on('pageerror', (error) => page.troubles.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !server.isDown) page.troubles.push(message.text());
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(server.address)) page.troubles.push(`asked ${request.url()}`);
  });
  return page;
}
