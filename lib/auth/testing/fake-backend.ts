import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { startBackend, type TestBackend } from '../../api/testing/backend.ts';

/** A call as the backend received it. */
export interface RecordedCall {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}

const prefix = '/mooc/rest/jaf';

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

async function record(request: IncomingMessage): Promise<RecordedCall> {
  const url = new URL(request.url ?? '/', 'http://backend.invalid');
  return {
    method: request.method ?? '',
    path: url.pathname.slice(prefix.length),
    query: url.searchParams,
    headers: request.headers,
    body: request.method === 'POST' ? await json(request) : null,
  };
}

const usualParameters = {
  oauthServer: 'https://idp.example/idp',
  clientId: 'a-client',
  accessType: 'offline',
  responseType: 'code',
  scope: 'openid offline_access',
};
const usualEnd = { targetURL: 'https://idp.example/session-ended' };

/** A backend that issues `access-N` and `refresh-N`. It accepts every refresh token once, and only the newest access token. */
export class FakeBackend {
  /** The calls that it received, in order. */
  readonly calls: RecordedCall[] = [];
  /** By the beginning of a path: the status with which such calls fail. */
  failing: Record<string, number> = {};
  /** Milliseconds before each failure or answer. */
  failuresTake = 0;
  /** Milliseconds that issuing tokens takes. */
  tokensTake = 0;
  /** The parameters of a sign-in. */
  parameters: unknown = usualParameters;
  /** The page after a sign-out. */
  sessionEnded: unknown = usualEnd;
  /** The page after a logout from a service. */
  logout: unknown = {};
  readonly #used = new Set<string>();
  #issued = 0;
  #server: TestBackend | null = null;

  /** Starts the server on a free port. */
  async start(): Promise<this> {
    this.#server = await startBackend((request, response) => void this.#answer(request, response));
    return this;
  }

  async stop(): Promise<void> {
    await this.#server?.close();
  }

  /** Clears the calls and restores the usual answers; the issued tokens stay as they are. */
  reset(): void {
    this.calls.length = 0;
    this.failing = {};
    this.failuresTake = 0;
    this.tokensTake = 0;
    this.parameters = usualParameters;
    this.sessionEnded = usualEnd;
    this.logout = {};
  }

  get baseUrl(): string {
    return this.#server?.baseUrl ?? '';
  }

  /** The calls whose path starts with `path`. */
  callsTo(path: string): RecordedCall[] {
    return this.calls.filter((call) => call.path.startsWith(path));
  }

  /** Issues a new pair; the previous access token is no longer accepted. */
  issue() {
    this.#issued += 1;
    return { accessToken: `access-${this.#issued}`, refreshToken: `refresh-${this.#issued}`, expiresIn: 600 };
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = await record(request);
    this.calls.push(call);
    await pause(this.failuresTake, null, { ref: false });
    const failure = Object.entries(this.failing).find(([path]) => call.path.startsWith(path));
    if (failure) return send(response, failure[1], { message: `failed ${call.path}` });
    const [status, body] = await this.#answerTo(call);
    send(response, status, body);
  }

  async #answerTo({ path, headers, body }: RecordedCall): Promise<readonly [number, unknown]> {
    if (path === '/oauth/params') return [200, this.parameters];
    if (path === '/oauth/revoke') return [200, {}];
    if (path === '/public/linksessioneterminata') return [200, this.sessionEnded];
    if (path === '/public/linklogout') return [200, this.logout];
    if (path.startsWith('/oauth/token/')) return this.#giveTokens(path.split('/').pop() ?? '');
    if (headers.authorization !== `Bearer access-${this.#issued}`) return [401, { message: 'no' }];
    return [200, path === '/internal/updateReturnUrl' ? { url: `${(body as { url: string }).url}?__pj0=1` } : { path }];
  }

  /** Issues tokens for a code or a refresh token; both work once. */
  async #giveTokens(given: string): Promise<readonly [number, unknown]> {
    await pause(this.tokensTake, null, { ref: false });
    if (this.#used.has(given) || given.startsWith('bad')) return [401, { message: `${given} is not good` }];
    this.#used.add(given);
    return [200, this.issue()];
  }
}
