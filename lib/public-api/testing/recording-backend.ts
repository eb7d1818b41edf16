import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { startBackend } from '@/lib/api/testing/backend';

/** One request as the backend received it. */
export interface ReceivedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A backend for one test that records whole requests; its default answer is `[]`. */
export async function startRecordingBackend(answer: RequestListener = (_request, response) => response.end('[]')) {
  const received: ReceivedRequest[] = [];
  const { baseUrl, close } = await startBackend(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    received.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
    answer(request, response);
  });
  return { baseUrl, received, close };
}

/** An address of this machine on which nothing listens. */
export async function closedBaseUrl(): Promise<string> {
  const { baseUrl, close } = await startRecordingBackend();
  await close();
  return baseUrl;
}
