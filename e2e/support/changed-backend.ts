import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { product, restUrl } from './addresses.ts';
import type { Fault } from './backend-fault.ts';
import { freePort } from './free-port.ts';

/** A received request. */
export interface ReceivedRequest {
  /** The path below the REST base, with the query. */
  readonly address: string;
  readonly headers: http.IncomingHttpHeaders;
}

const search = '/mooc/moocVetrinaPaginazione/';
const extensions = '/jaf/public/extensions';
const slowMs = 10_000;
const burstLengths = { burst: 2, once: 1 } as const;

/** Changes a JSON answer of the embedded backend. `path` starts below the REST base and has no query. */
export type ChangeAnswer = (path: string, answer: unknown) => unknown;

/** The change that turns the embedded backend into one of the contract alone. */
export const withoutExtensions: ChangeAnswer = (path, answer) => (path === extensions ? { extensions: [] } : answer);

/** Invents an answer for a path: JSON, or bytes of a picture. `undefined` passes the request to the embedded backend. */
export type InventAnswer = (path: string) => unknown;

/** A backend for tests: the embedded one with changed answers or with faults. */
export class ChangedBackend {
  readonly restUrl: string;
  /** All requests so far. */
  readonly received: ReceivedRequest[] = [];
  readonly #port: number;
  #change: ChangeAnswer;
  readonly #invent: InventAnswer;
  readonly #upstream: string;
  #server: http.Server | null = null;
  #fault: Fault = 'refused';

  private constructor(port: number, change: ChangeAnswer, invent: InventAnswer, upstream: string) {
    this.#port = port;
    this.#change = change;
    this.#invent = invent;
    this.#upstream = upstream;
    this.restUrl = `http://localhost:${port}/${product}/rest`;
  }

  /** Starts a backend without faults on a free port. @param upstream the REST base of the backend behind it */
  static async start(
    change: ChangeAnswer = (_path, answer) => answer,
    invent: InventAnswer = () => undefined,
    upstream = restUrl,
  ): Promise<ChangedBackend> {
    const backend = new ChangedBackend(await freePort(), change, invent, upstream);
    await backend.breakWith('none');
    return backend;
  }

  /** Gives this fault to every answer from now on. */
  async breakWith(fault: Fault): Promise<void> {
    this.#fault = fault;
    await this.stop();
    if (fault === 'refused') return;
    this.#server = http.createServer((request, response) => {
      // The client may disconnect before its request has been read.
      this.#answer(request, response).catch(() => response.destroy());
    });
    this.#server.listen(this.#port);
    await once(this.#server, 'listening');
  }

  /** Changes answers in this way from now on. */
  changeAnswers(change: ChangeAnswer): void {
    this.#change = change;
  }

  /** Stops listening and closes all open connections. */
  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    if (!server) return;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = (request.url ?? '').replace(`/${product}/rest`, '');
    this.received.push({ address, headers: request.headers });
    switch (this.#fault) {
      case 'silent':
        return;
      case 'slow':
        await sleep(slowMs, null, { ref: false });
        return this.#pass(request, response, address);
      case 'burst':
      case 'once':
        if (this.#timesAsked(address) <= burstLengths[this.#fault]) return send(response, 500, '');
        return this.#pass(request, response, address);
      case 'error':
        return send(response, 500, '{"message":"ORA-00600"}');
      case 'unauthorised':
        return send(response, 401, '{"message":"Unauthorized"}');
      case 'rejected':
        return send(response, 400, '{"message":"Bad request"}');
      case 'html':
        return send(response, 200, '<!doctype html><h1>Manutenzione</h1>', 'text/html');
      case 'empty':
        return send(response, 200, '');
      case 'nonsense':
        // Nonsense about extensions would mean that there are none, and so no pages of teachers.
        if (address.startsWith(extensions)) return this.#pass(request, response, address);
        return send(response, 200, '{}');
      case 'unlisted':
        if (address.startsWith(search)) return send(response, 200, '{"moocs":null,"moocTotali":7}');
        return this.#pass(request, response, address);
      default:
        return this.#pass(request, response, address);
    }
  }

  #timesAsked(address: string): number {
    return this.received.filter((request) => request.address === address).length;
  }

  async #pass(request: IncomingMessage, response: ServerResponse, address: string): Promise<void> {
    const path = address.split('?')[0] ?? '';
    const invented = this.#invent(path);
    if (invented instanceof Buffer) return send(response, 200, invented, pictureType(invented));
    if (invented !== undefined) return send(response, 200, JSON.stringify(invented));
    const answer = await fetch(this.#upstream + address, {
      method: request.method ?? 'GET',
      headers: { 'content-type': request.headers['content-type'] ?? 'application/json' },
      ...(request.method === 'POST' && { body: await bodyOf(request) }),
    });
    const type = answer.headers.get('content-type') ?? '';
    if (!type.includes('json')) return send(response, answer.status, Buffer.from(await answer.arrayBuffer()), type);
    const json = JSON.stringify(this.#change(path, await answer.json()));
    send(response, answer.status, this.#fault === 'cut' ? json.slice(0, json.length / 2) : json);
  }
}

function send(response: ServerResponse, status: number, body: string | Buffer, type = 'application/json'): void {
  response.writeHead(status, { 'Content-Type': type }).end(body);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

function pictureType(picture: Buffer): string {
  return picture.toString('latin1', 0, 4) === '<svg' ? 'image/svg+xml' : 'image/webp';
}
