import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { AppHandler } from './app-handler.ts';
import { type HeldAnswer, holdAnswer } from './hold-answer.ts';

/** What every such request bears. Next writes metadata somewhere else for a client without a name. */
const fixedHeaders = { host: 'localhost', accept: '*/*', 'user-agent': 'mooc-catalogue' };

/**
 * Has the app answer a GET that is made here: it learns nothing of any visitor.
 *
 * @param url with the app's base path
 * @returns the whole answer. @throws what the app throws
 */
export async function askApp(
  handleApp: AppHandler,
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<HeldAnswer> {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method: 'GET', url, complete: true, headers: { ...fixedHeaders, ...headers } });
  request.push(null);
  const response = new ServerResponse(request);
  const { answer } = holdAnswer(response, () => true);
  try {
    const held = await Promise.race([answer, handleApp(request, response).then(() => answer)]);
    if (held === null) throw new Error('The app closed its answer before the end');
    return held;
  } finally {
    // The app waits until what it wrote has gone out.
    response.emit('finish');
    response.emit('close');
  }
}
