import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/** A request that no visitor has sent, and its response. */
export function detachedRequest(url: string, headers: Readonly<Record<string, string>>) {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method: 'GET', url, complete: true });
  request.headers = { host: 'localhost', accept: 'text/html', ...headers };
  request.push(null);
  return { request, response: new ServerResponse(request) };
}

/** Tells the app, which waits for it, that what it wrote has gone out. */
export function endDetached(response: ServerResponse): void {
  response.emit('finish');
  response.emit('close');
}
