import type { ServerResponse } from 'node:http';

type Headers = Readonly<Record<string, string>>;

/** Refuses a request with a text message that no cache may store, and closes the connection. */
export function refuse(response: ServerResponse, status: number, message: string, headers: Headers = {}): void {
  const textHeaders = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
  response.writeHead(status, { ...headers, ...textHeaders, Connection: 'close' });
  response.end(message);
}

/** Answers with a value as JSON that no cache may store. */
export function answerJson(response: ServerResponse, status: number, value: unknown, headers: Headers = {}): void {
  const jsonHeaders = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };
  response.writeHead(status, { ...jsonHeaders, ...headers });
  response.end(JSON.stringify(value));
}

/** Answers with a page that no cache may store. */
export function answerHtml(response: ServerResponse, status: number, page: string, headers: Headers = {}): void {
  response.writeHead(status, { ...headers, 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(page);
}
