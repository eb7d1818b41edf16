import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { type CapturedAnswer, captureAnswer } from './capture-answer.ts';

/** Answers a request for the app itself: Next's request handler. */
export type AppHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** What every such request bears. Next writes metadata somewhere else for a client without a name. */
const fixedHeaders = { host: 'localhost', accept: '*/*', 'user-agent': 'mooc-catalogue' };

/**
 * Has the app answer a GET that is made here, with nothing of any visitor.
 *
 * @param url with the app's base path
 * @returns the whole answer. @throws what the app throws
 */
export async function fetchFromApp(
  handleApp: AppHandler,
  url: string,
  headers: Readonly<Record<string, string>> = {},
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
    // The app waits until what it wrote has gone out.
    response.emit('finish');
    response.emit('close');
  }
}
