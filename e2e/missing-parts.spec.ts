import type { APIRequestContext } from '@playwright/test';
import { ChangedBackend } from './support/changed-backend.ts';
import { freePort } from './support/free-port.ts';
import { idOf, titles } from './support/samples.ts';
import { missingParts, withSiteSettings } from './support/site-settings.ts';
import { expect, test } from './support/test.ts';
import { startWebApp } from './support/web-app.ts';
import { expectWholePage, pageTimeout } from './support/whole-page.ts';

// Pages that were rendered while a part was missing: banner, the service's own texts, social profiles.
test.describe.configure({ timeout: 180_000 });

/** Milliseconds within which a page with a missing part is rendered again, even on a busy machine. */
const again = 30_000;
const complete = 'public, max-age=0, s-maxage=300, stale-while-revalidate=600, stale-if-error=86400';

async function somePages(): Promise<readonly string[]> {
  const paths = ['home', 'catalogue', 'aboutUniv', 'about', `courseDetails/${await idOf(titles.rich)}`];
  return paths.flatMap((path) => [path, `en/${path}`]);
}

const shellCalls = [
  ['/jaf/public/app', 'banner'],
  ['/jaf/public/props', 'social profile'],
  ['/jaf/public/i18n', 'texts'],
] as const;

for (const [call, part] of shellCalls) {
  test(`a page made without its ${part} is whole, kept for seconds, and soon made again`, async ({
    request,
    stopAfterTest,
  }) => {
    let isAway = true;
    const backend = await stopAfterTest(
      ChangedBackend.start((path, answer) => {
        if (isAway && path === call) throw new Error('cuts the connection');
        return withSiteSettings(path, answer);
      }),
    );
    const web = await stopAfterTest(startWebApp(backend.restUrl));
    const visit = async (path: string) => {
      const answer = await request.get(`${web.url}/${path}`, { timeout: pageTimeout });
      return { answer, html: await answer.text() };
    };
    for (const path of await somePages()) {
      const missing = async () => {
        const { answer, html } = await visit(path);
        expect(answer.status(), path).toBe(200);
        expectWholePage(html, path);
        expect(answer.headers()['cache-control'], path).toMatch(/^public, max-age=0, s-maxage=[1-5]$/);
        return missingParts(html);
      };
      // Polled, because a busy machine may send other parts too late as well.
      await expect.poll(missing, { message: path, timeout: again }).toEqual([part]);
    }
    isAway = false;
    const expectComplete = (path: string) =>
      expect(async () => {
        const { answer, html } = await visit(path);
        expect(missingParts(html), path).toEqual([]);
        expect(answer.headers()['cache-control'], path).toBe(complete);
      }).toPass({ timeout: again });
    await Promise.all((await somePages()).map(expectComplete));
  });
}

test.describe('a visitor who comes before the backend is there', () => {
  const read = async (request: APIRequestContext, address: string) => {
    const answer = await request.get(address, { timeout: pageTimeout });
    return { status: answer.status(), html: await answer.text() };
  };

  test('gets a page that says so, and the console one line without a stack trace', async ({
    request,
    stopAfterTest,
  }) => {
    const began = Date.now();
    const web = await stopAfterTest(startWebApp(`http://localhost:${await freePort()}/mooc/rest`));
    for (const path of [...(await somePages()), 'catalogue?q=mare', 'collectionCard/1']) {
      const { status, html } = await read(request, `${web.url}/${path}`);
      // The About page needs nothing from the backend.
      expect(status, path).toBe(path.endsWith('/about') || path === 'about' ? 200 : 503);
      expectWholePage(html, path);
    }
    // Ignores lines about the start of Next and Node.
    const lines = web.output.filter((line) => !/answers at|next\.config|\(node:\d+\)|--trace-warnings/.test(line));
    expect(lines.join('\n')).not.toMatch(/^\S*\s+at |\bcause\b/m);
    // One line in half a minute, for any number of requested pages.
    expect(lines.length, lines.join('\n')).toBeLessThanOrEqual(Math.ceil((Date.now() - began) / 30_000));
    expect(lines[0]).toMatch(/Check that the backend is running/);
  });
});
