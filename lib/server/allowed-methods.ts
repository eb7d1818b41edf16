import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { refuse } from './short-answers.ts';
import type { Step } from './steps.ts';

const reading: readonly string[] = ['GET', 'HEAD'];
/** Which of them an address of the API or of the backend takes, it says itself. */
const calling: readonly string[] = [...reading, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * The methods that an address takes. Pages and files are only read: no form leads to one, and there are no
 * Server Actions.
 *
 * @param url the request line's target as it came
 */
function allowedMethods(url: string, product: string): readonly string[] {
  const api = `/${product}/app/api/`;
  const isCall = url.startsWith(api) || url.startsWith(`/${product}/rest/`);
  // Probes are answered before any handler could say that they are only read.
  return isCall && !url.startsWith(`${api}health/`) ? calling : reading;
}

/** The methods to name in a refusal; `null` for a request whose method is allowed. */
function methodsInstead({ method = '', url = '' }: IncomingMessage, product: string): readonly string[] | null {
  if (reading.includes(method)) return null;
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
    refuse(response, 405, `This address is for ${methods} only.`, { ...headers, Allow: methods });
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
