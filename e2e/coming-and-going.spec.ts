import { setTimeout as sleep } from 'node:timers/promises';
import type { APIRequestContext } from '@playwright/test';
import type { Fault } from './support/backend-fault.ts';
import { ChangedBackend } from './support/changed-backend.ts';
import { idOf, titles } from './support/samples.ts';
import { missingParts, withSiteSettings } from './support/site-settings.ts';
import { expect, test } from './support/test.ts';
import { startWebApp, type WebApp } from './support/web-app.ts';
import { expectWholePage, pageTimeout, visibleText } from './support/whole-page.ts';

// The backend fails and recovers every second while several visitors request every kind of page.
test.describe.configure({ timeout: 240_000 });

const visitors = 4;
/** Milliseconds. */
const turn = 1_000;
const duration = 40_000;
const recovery = 40_000;
const turns: readonly Fault[] = ['refused', 'none', 'error', 'none', 'cut', 'none', 'silent', 'none', 'html'];

async function everyPage(): Promise<readonly string[]> {
  const [course, other] = [await idOf(titles.rich), await idOf(titles.english)];
  const paths = [
    ...['home', 'catalogue', 'catalogue?filterCategoria=3', 'catalogue?page=2', 'catalogue?q=storia', 'aboutUniv'],
    ...['aboutUniv/4', 'teacher/1', `courseDetails/${course}`, `collectionCard/${await idOf(titles.series)}`],
    ...[`saved?ids=${course},${other}`, `compare?ids=${course},${other}`],
  ];
  return [...paths.flatMap((path) => [path, `en/${path}`]), 'courseDetails/999999'];
}

interface Visit {
  readonly path: string;
  readonly status: number;
  readonly cacheControl: string;
  readonly html: string;
}

async function visit(request: APIRequestContext, web: WebApp, path: string): Promise<Visit> {
  const answer = await request.get(`${web.url}/${path}`, { timeout: pageTimeout });
  // A list contains its own address, which differs between the web apps compared here.
  const html = (await answer.text()).replaceAll(web.url, '');
  return { path, status: answer.status(), cacheControl: answer.headers()['cache-control'] ?? '', html };
}

const heading = (html: string) => visibleText(/<h1\b.*?<\/h1>/s.exec(html)?.[0] ?? '');

/** Makes a backend fail and recover in turn until the signal aborts. */
async function alternateFaults(backend: ChangedBackend, signal: AbortSignal): Promise<void> {
  for (let index = 0; !signal.aborted; index += 1) {
    await backend.breakWith(turns[index % turns.length] ?? 'none');
    await sleep(turn);
  }
}

/** A visitor who requests all pages again and again; `first` is the index of the first page. */
async function visitRepeatedly(
  first: number,
  pages: readonly string[],
  signal: AbortSignal,
  see: (path: string) => Promise<void>,
) {
  for (let index = first; !signal.aborted; index += 1) await see(pages[index % pages.length] ?? '');
}

test('pages are whole or say with 503 what is missing, and nothing incomplete is kept', async ({
  request,
  stopAfterTest,
}) => {
  const pages = await everyPage();
  const backend = await stopAfterTest(ChangedBackend.start(withSiteSettings));
  const reference = await stopAfterTest(startWebApp(backend.restUrl));
  const whole = new Map<string, Visit>();
  for (const path of pages) {
    await expect(async () => {
      const seen = await visit(request, reference, path);
      expect([200, 404], path).toContain(seen.status);
      expect(missingParts(seen.html), path).toEqual([]);
      whole.set(path, seen);
    }).toPass();
  }
  await reference.stop();

  const web = await stopAfterTest(startWebApp(backend.restUrl));
  const statuses = new Map<number, number>();
  const see = async (path: string) => {
    const seen = await visit(request, web, path);
    const expected = whole.get(path);
    statuses.set(seen.status, (statuses.get(seen.status) ?? 0) + 1);
    expectWholePage(seen.html, path);
    if (seen.status === 503) return expect(seen.cacheControl, path).toBe('no-store');
    expect(seen.status, path).toBe(expected?.status);
    const [text, wholeText] = [visibleText(seen.html), visibleText(expected?.html ?? '')];
    if (text === wholeText && missingParts(seen.html).length === 0) return;
    expect(seen.cacheControl, path).toMatch(/^(no-store|public, max-age=0, s-maxage=[1-5])$/);
    // The page may lack optional parts (docs/product.md, section 8), but not its main content.
    expect(heading(seen.html), path).toBe(heading(expected?.html ?? ''));
  };
  const signal = AbortSignal.timeout(duration);
  const visits = Array.from({ length: visitors }, (_, index) => visitRepeatedly(index * 5, pages, signal, see));
  await Promise.all([alternateFaults(backend, signal), ...visits]);
  expect(statuses.get(200)).toBeGreaterThan(0);

  await backend.breakWith('none');
  const expectRecovered = (path: string) =>
    expect(async () => {
      const seen = await visit(request, web, path);
      const expected = whole.get(path);
      expect(seen.status, path).toBe(expected?.status);
      expect(seen.cacheControl, path).toBe(expected?.cacheControl);
      expect(visibleText(seen.html), path).toBe(visibleText(expected?.html ?? ''));
    }).toPass({ timeout: recovery });
  await Promise.all(pages.map(expectRecovered));
});
