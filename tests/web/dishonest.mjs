// A server that cheats players out of their shares of the dice: a proxy in front of an honest one. What it does is up to
// its trick, which may have either or both of these functions:
//   toServer(message)   the messages to send to the server instead of this one from a browser
//   record(text)        the record to serve instead of this one
import http from 'node:http';
import { connect } from 'node:net';

const TEXT = 0x81;

/** Takes the whole frames from the beginning of what a browser has sent (RFC 6455); the browser masks all of them. */
function takeFrames(bytes) {
  const frames = [];
  for (;;) {
    const [short, wide] = [bytes[1] & 0x7f, bytes.length >= 4 ? bytes.readUInt16BE(2) : 0];
    const head = short < 126 ? 2 : 4; // no message of a page is longer than 64 kB
    const length = short < 126 ? short : wide;
    if (bytes.length < head || bytes.length < head + 4 + length) return [frames, bytes];
    const mask = bytes.subarray(head, head + 4);
    const data = bytes.subarray(head + 4, head + 4 + length).map((byte, i) => byte ^ mask[i % 4]);
    frames.push({ kind: bytes[0], data });
    bytes = bytes.subarray(head + 4 + length);
  }
}

/** A frame of a client, with a mask of zeros. */
function frame({ kind, data }) {
  const length = data.length < 126 ? [0x80 | data.length] : [0x80 | 126, data.length >> 8, data.length & 0xff];
  return Buffer.concat([Buffer.from([kind, ...length, 0, 0, 0, 0]), data]);
}

const framesOf = (messages) => messages.map((one) => frame({ kind: TEXT, data: Buffer.from(JSON.stringify(one)) }));

export class DishonestServer {
  #proxy;

  static async start(honest, trick) {
    const server = new DishonestServer(honest, trick);
    await new Promise((resolve) => server.#proxy.listen(0, '127.0.0.1', resolve));
    return server;
  }

  constructor(honest, { toServer = (message) => [message], record = (text) => text }) {
    this.#proxy = http.createServer((request, response) => this.#serve(honest.port, record, request, response));
    this.#proxy.on('upgrade', (request, socket) => this.#join(honest.port, toServer, request, socket));
  }

  get address() {
    return `http://127.0.0.1:${this.#proxy.address().port}`;
  }

  stop() {
    this.#proxy.closeAllConnections();
    this.#proxy.close();
  }

  #serve(port, record, request, response) {
    const { method, url: path, headers } = request;
    const asked = http.request({ port, path, method, headers }, async (answer) => {
      const parts = await answer.toArray();
      const isRecord = path.endsWith('/record') && answer.statusCode === 200;
      const body = isRecord ? Buffer.from(record(String(Buffer.concat(parts)))) : Buffer.concat(parts);
      response.writeHead(answer.statusCode, { ...answer.headers, 'content-length': body.length });
      response.end(body);
    });
    asked.on('error', () => response.destroy());
    request.pipe(asked);
  }

  #join(port, toServer, request, socket) {
    const server = connect(port, '127.0.0.1');
    for (const [one, other] of [[socket, server], [server, socket]]) one.on('error', () => other.destroy()); // prettier-ignore
    const headers = Object.entries(request.headers).filter(([name]) => name !== 'sec-websocket-extensions');
    const lines = [`GET ${request.url} HTTP/1.1`, ...headers.map(([name, value]) => `${name}: ${value}`), '', ''];
    server.write(lines.join('\r\n'));
    server.pipe(socket);
    let bytes = Buffer.alloc(0);
    socket.on('data', (more) => {
      const [frames, rest] = takeFrames(Buffer.concat([bytes, more]));
      bytes = rest;
      for (const one of frames) {
        const sent = one.kind === TEXT ? framesOf(toServer(JSON.parse(String(one.data)))) : [frame(one)];
        for (const each of sent) server.write(each);
      }
    });
    socket.on('close', () => server.end());
  }
}
