import { answerPublicCall } from '../proxy';

const site = 'http://localhost/mooc/app/api';

/** Sends a request to the function behind the route, as Next does. @param timeLimit milliseconds for the backend */
export function ask(baseUrl: string, path: string, init: RequestInit = {}, timeLimit?: number): Promise<Response> {
  const request = new Request(`${site}${path}`, init);
  const segments = new URL(request.url).pathname.slice(new URL(site).pathname.length).split('/').filter(Boolean);
  return answerPublicCall(request, segments.map(decodeURIComponent), { baseUrl, ...(timeLimit && { timeLimit }) });
}

/** The message of a problem. */
export async function messageOf(response: Response): Promise<string> {
  const { message } = (await response.json()) as { message: string };
  return message;
}
