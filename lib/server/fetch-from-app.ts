import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { type CapturedAnswer, captureAnswer } from './capture-answer.ts';

/** Answers a request for the app itself: Next's request handler. */
export type AppHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Headers of every such request. For a client without a user agent Next puts metadata in another place. */
const fixedHeaders = { host: 'localhost', accept: '*/*', 'user-agent': 'mooc-catalogue' };

/**
 * Sends the app a GET request that is built here and contains nothing from any visitor.
 *
 * @param url with the app's base path
 * @returns the whole answer. @throws what the app throws
 */
export async function fetchFromApp(
  handleApp: AppHandler,
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<CapturedAnswer> {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method: 'GET', url, complete: true, headers: { ...fixedHeaders, ...headers } });
  request.push(null);
  const response = new ServerResponse(request);
  const { answer } = captureAnswer(response, () => true);
  try {
    const captured = await Promise.race([answer, handleApp(request, response).then(() => answer)]);
    if (captured === null) throw new Error('The app closed its answer before the end');
    return captured;
  } finally {
    // The app waits for these events before it considers its answer sent.
    response.emit('finish');
    response.emit('close');
  }
}
