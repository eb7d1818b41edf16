/** @jest-environment ./jest/environment.mjs */
import { anyAnswer } from '@/lib/api/schemas/parse-answer';
import { browserClient } from './browser-lists';

// Unlike a browser's, Node's Request accepts no address without an origin.
jest.mock('@/lib/addresses/base-path', () => ({ withBasePath: (path: string) => `http://site.test${path}` }));

it.each(['it', 'en'])(
  'asks in the language %s that the page has at the time, in which failures are said',
  async (locale) => {
    const fetch = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json([]));
    document.documentElement.lang = locale;
    await browserClient.get('/cata/atenei', anyAnswer);
    expect(new Headers(fetch.mock.lastCall?.[1]?.headers).get('accept-language')).toBe(locale);
    fetch.mockRestore();
  },
);

it.each([429, 503])('asks once when the answer is %i: another attempt is for the cache of requests', async (status) => {
  const fetch = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}, { status }));
  await expect(browserClient.get('/cata/atenei', anyAnswer)).rejects.toMatchObject({ status });
  expect(fetch).toHaveBeenCalledTimes(1);
  fetch.mockRestore();
});
