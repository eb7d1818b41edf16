import type { OutgoingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { onInvalidation } from '../cache/invalidation.ts';
import { type SearchWriter, sharedSearchWriter, type WriteSearch } from '../search-writer.ts';
import type { AppHandler } from './app-handler.ts';
import { askApp } from './ask-app.ts';
import { backendFailedRecently } from './backend-health.ts';

/** A language of the catalogue's pages. */
export type PageLanguage = Parameters<SearchWriter['into']>[1];

/** The page that searches are written into, with its headers. */
export interface SearchFrame {
  readonly headers: OutgoingHttpHeaders;
  readonly write: WriteSearch;
}

/** What Next reads the mark of its scripts from. */
export const policyHeader = 'content-security-policy';

/**
 * Milliseconds after which a frame is made anew, while the old one is used, or after which a failure is forgotten: not
 * long, since a frame that is made right after a change is made of what was kept before.
 */
const lifetime = 10_000;
const noFrame: SearchFrame = { headers: {}, write: async () => null };

async function loadWriter(handleApp: AppHandler, base: string): Promise<SearchWriter> {
  if (sharedSearchWriter() === null) await askApp(handleApp, `${base}/api/search-writer`);
  const writer = sharedSearchWriter();
  if (writer === null) throw new Error('the app has no writer of searches');
  return writer;
}

async function makeFrame(handleApp: AppHandler, base: string, language: PageLanguage, policy: string) {
  const writer = await loadWriter(handleApp, base);
  const address = `${base}${language === 'en' ? '/en' : ''}/catalogue?${writer.frameQuery}`;
  const answer = await askApp(handleApp, address, { [policyHeader]: policy });
  if (answer.status !== 200) throw new Error(`the app answered with status ${answer.status}`);
  const write = writer.into(answer.body.toString(), language);
  if (write === null) throw new Error('the page is not written as expected');
  return { headers: answer.headers, write };
}

/**
 * Has the app make a frame for each language when it is wanted first, every ten seconds in the background, and after each invalidation.
 *
 * @returns what gives a frame; without one Next makes the pages of searches, and another frame is tried for soon
 */
export function keepSearchFrames(
  handleApp: AppHandler,
  base: string,
): (language: PageLanguage, policy: string) => Promise<SearchFrame> {
  const frames = new LRUCache<PageLanguage, SearchFrame, string>({
    max: 2,
    ttl: lifetime,
    allowStale: true,
    ignoreFetchAbort: true,
    fetchMethod: async (language, last = noFrame, { context }) => {
      try {
        return await makeFrame(handleApp, base, language, context);
      } catch (cause) {
        // A backend that failed has been told of.
        if (!backendFailedRecently()) {
          console.error(new Error('The frame of searches could not be made; Next makes their pages', { cause }));
        }
        return last;
      }
    },
  });
  onInvalidation(() => frames.clear());
  return async (language, policy) => (await frames.fetch(language, { context: policy })) ?? noFrame;
}
