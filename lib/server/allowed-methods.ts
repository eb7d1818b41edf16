import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { refuse } from './short-answers.ts';
import type { Step } from './steps.ts';

const readMethods: readonly string[] = ['GET', 'HEAD'];
/** The route handler or the backend itself refuses those that an address does not take. */
const callMethods: readonly string[] = [...readMethods, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * The methods that an address takes. Pages and files take GET and HEAD only: no form posts to them, and there are no
 * Server Actions.
 *
 * @param url the target of the request line, unchanged
 */
function allowedMethods(url: string, product: string): readonly string[] {
  const api = `/${product}/app/api/`;
  const isCall = url.startsWith(api) || url.startsWith(`/${product}/rest/`);
  // The server answers probes itself, so no handler refuses other methods for them.
  return isCall && !url.startsWith(`${api}health/`) ? callMethods : readMethods;
}

/** The allowed methods, for the refusal; `null` if the method of the request is allowed. */
function methodsInstead({ method = '', url = '' }: IncomingMessage, product: string): readonly string[] | null {
  if (readMethods.includes(method)) return null;
  const allowed = allowedMethods(url, product);
  return allowed.includes(method) ? null : allowed;
}

function connectRefusal(allowed: readonly string[]): string {
  const head = ['HTTP/1.1 405 Method Not Allowed', `Allow: ${allowed.join(', ')}`];
  return [...head, 'Connection: close', 'Content-Length: 0', '\r\n'].join('\r\n');
}

/**
 * Answers a method that is not allowed with 405 and names the allowed ones (RFC 9110, section 15.5.6). The answer does not
 * wait for a request body.
 */
export function refuseMethods(product: string): Step {
  return (request, response) => {
    const allowed = methodsInstead(request, product);
    if (allowed === null) return false;
    const methods = allowed.join(', ');
    refuse(response, 405, `This address is for ${methods} only.`, { Allow: methods });
    return true;
  };
}

/**
 * Handles what Node reports before the request itself. A body that a client announces (`Expect: 100-continue`) is accepted
 * only if the method is allowed. CONNECT, which would make the server a proxy, is always refused.
 */
export function refuseEarly(server: Server, product: string): void {
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    if (methodsInstead(request, product) === null) response.writeContinue();
    server.emit('request', request, response);
  });
  server.on('connect', ({ url = '' }: IncomingMessage, socket: Duplex) => {
    // Node has removed its own listeners from the socket: an error without a listener would end the process.
    socket.on('error', () => socket.destroy());
    socket.end(connectRefusal(allowedMethods(url, product)), () => socket.destroy());
  });
}
