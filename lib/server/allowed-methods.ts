import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { splitUrl } from '../addresses/split-url.ts';
import { answerJson, refuse } from './short-answers.ts';
import type { Step } from './steps.ts';

const reading: readonly string[] = ['GET', 'HEAD'];
const readingAndPosting: readonly string[] = [...reading, 'POST'];
/** Which of them an address of the backend takes, it says itself. */
const calling: readonly string[] = [...readingAndPosting, 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** What takes forms and notices alone, below `/api`. */
const posted: readonly string[] = ['auth/career', 'auth/logout', 'auth/profile', 'revalidate'];
/** Folders below `/api` of calls of the contract: which are read and which are posted, their proxy says. */
const proxied: readonly string[] = ['mooc/', 'jaf/internal/'];

/** Where the API begins. */
const apiOf = (product: string) => `/${product}/app/api/`;

/**
 * The methods that an address takes. Pages and files are only read: no form leads to one, and there are no
 * Server Actions. So is what is below `/api`, unless a list above names it.
 *
 * @param url the request line's target as it came
 */
function allowedMethods(url: string, product: string): readonly string[] {
  if (url.startsWith(`/${product}/rest/`)) return calling;
  const api = apiOf(product);
  if (!url.startsWith(api)) return reading;
  const call = splitUrl(url).path.slice(api.length);
  if (posted.includes(call)) return ['POST'];
  return proxied.some((folder) => call.startsWith(folder)) ? readingAndPosting : reading;
}

/** The methods to name in a refusal; `null` for a request whose method is allowed. */
function methodsInstead({ method = '', url = '' }: IncomingMessage, product: string): readonly string[] | null {
  const allowed = allowedMethods(url, product);
  return allowed.includes(method) ? null : allowed;
}

function connectRefusal(allowed: readonly string[]): string {
  const head = ['HTTP/1.1 405 Method Not Allowed', `Allow: ${allowed.join(', ')}`];
  return [...head, 'Connection: close', 'Content-Length: 0', '\r\n'].join('\r\n');
}

/**
 * Answers a method that is not allowed with 405 and those that are (RFC 9110, section 15.5.6). A body is not waited for.
 *
 * @param headers that every answer carries
 */
export function refuseMethods(product: string, headers: Readonly<Record<string, string>>): Step {
  return (request, response) => {
    const allowed = methodsInstead(request, product);
    if (allowed === null) return false;
    const methods = allowed.join(', ');
    const message = `This address is for ${methods} only.`;
    const all = { ...headers, Allow: methods };
    if (request.url?.startsWith(apiOf(product)))
      answerJson(response, 405, { message }, { ...all, Connection: 'close' });
    else refuse(response, 405, message, all);
    return true;
  };
}

/**
 * Refuses what comes before a request is answered: bodies that a client announces (`Expect: 100-continue`) are accepted
 * only where the method is allowed, and CONNECT, which makes a server a proxy, is allowed nowhere.
 */
export function refuseEarly(server: Server, product: string): void {
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    if (methodsInstead(request, product) === null) response.writeContinue();
    server.emit('request', request, response);
  });
  server.on('connect', ({ url = '' }: IncomingMessage, socket: Duplex) => {
    // It is the socket's only listener now: an error that nobody hears would end the process.
    socket.on('error', () => socket.destroy());
    socket.end(connectRefusal(allowedMethods(url, product)), () => socket.destroy());
  });
}
