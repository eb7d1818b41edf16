import type { IncomingMessage } from 'node:http';
import type { AppHandler } from './app-handler.ts';
import { keepSearchFrames, type PageLanguage, policyHeader } from './search-frames.ts';

const searchPath = /^(?:\/(en))?\/catalogue\?(.*\bq=.*)$/;

/** The search for a text that a request for a page asks for; `null` for any other request. */
function askedSearch({ method, url = '', headers }: IncomingMessage, base: string) {
  if (method !== 'GET' || headers.rsc !== undefined || !url.startsWith(base)) return null;
  const [whole, english, query = ''] = searchPath.exec(url.slice(base.length)) ?? [];
  return whole === undefined ? null : { language: (english ?? 'it') as PageLanguage, query };
}

/**
 * Answers searches for a text without Next, which has made the frame of their pages before: each is written into it
 * (`lib/search-writer`). What cannot be written Next answers, as it does all other requests.
 */
export function writeSearches(handleApp: AppHandler, product: string): AppHandler {
  const base = `/${product}/app`;
  const frameFor = keepSearchFrames(handleApp, base);

  async function write(request: IncomingMessage) {
    const asked = askedSearch(request, base);
    if (asked === null) return null;
    const frame = await frameFor(asked.language, String(request.headers[policyHeader] ?? ''));
    const page = await frame.write(asked.query);
    return page === null ? null : { headers: frame.headers, page };
  }

  return async (request, response) => {
    const written = await write(request).catch((cause: unknown) => {
      console.error(new Error('A search could not be written into its frame; Next makes the page', { cause }));
      return null;
    });
    if (written === null) return handleApp(request, response);
    response.writeHead(200, written.headers);
    response.end(written.page);
  };
}
