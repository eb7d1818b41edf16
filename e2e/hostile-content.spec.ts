import type { Page } from '@playwright/test';
import { parse as parseCsv } from 'csv-parse/sync';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import ICAL from 'ical.js';
import { openCatalogue, results } from './support/catalogue.ts';
import { ChangedBackend } from './support/changed-backend.ts';
import { changedWebApp } from './support/changed-web-app.ts';
import { hostileAnswer, mark, strange } from './support/hostile-answers.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { idOf, titles } from './support/samples.ts';
import { expect, test } from './support/test.ts';

// All tests share one web app.
test.describe.configure({ mode: 'default' });

const web = changedWebApp(() =>
  // Not changed: texts are trusted because the operator writes them, and extensions are not texts.
  ChangedBackend.start((path, answer) =>
    /^\/jaf\/public\/(i18n|extensions)$/.test(path) ? answer : hostileAnswer(answer),
  ),
);

/** Elements that a text of editors must never bring into a document. */
async function findHarm(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scripted = /^\s*(javascript|vbscript|data):/i;
    const isHarm = (element: Element) => {
      const attributes = [...element.attributes];
      const own = new URL(location.href).origin;
      if (attributes.some(({ name }) => name.startsWith('on') || name === 'srcdoc')) return true;
      const led = attributes.filter(({ name }) => /^(href|xlink:href|src|action|formaction)$/.test(name));
      if (element.tagName !== 'IMG' && led.some(({ value }) => scripted.test(value))) return true;
      if (element.tagName === 'IFRAME') return true;
      if (element.tagName === 'SCRIPT') return /^\s*window\.hostile/.test(element.textContent ?? '');
      return element.tagName === 'FORM' && !(element as HTMLFormElement).action.startsWith(own);
    };
    return [...document.querySelectorAll('*')].filter(isHarm).map((element) => element.outerHTML.slice(0, 200));
  });
}

async function expectUnharmed(page: Page, path: string): Promise<void> {
  const strange: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('hostile.example')) strange.push(request.url());
  });
  page.on('dialog', (dialog) => {
    strange.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  const answer = await page.goto(`${web.url}/${path}`);
  expect(answer?.status(), path).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await findHarm(page), path).toEqual([]);
  await page.mouse.wheel(0, 5000);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await findHarm(page), path).toEqual([]);
  expect(await page.evaluate((name) => name in window, mark), path).toBe(false);
  expect(strange, path).toEqual([]);
}

test.describe('markup in any text of the backend neither runs nor becomes an element', () => {
  for (const prefix of ['', 'en/']) {
    test(`${prefix || 'it/'}home, catalogue, institutions`, async ({ page }) => {
      for (const path of ['home', 'catalogue', 'catalogue?filterCategoria=3', 'aboutUniv', 'aboutUniv/4', 'about']) {
        await expectUnharmed(page, prefix + path);
      }
    });

    test(`${prefix || 'it/'}course, series and teacher`, async ({ page, expectProblem }) => {
      // The picture in the hostile text has lost its handler and is harmless; its address does not exist.
      expectProblem(/status of 404 .*\/x\)$/);
      await expectUnharmed(page, `${prefix}courseDetails/${await idOf(titles.rich)}`);
      await expectUnharmed(page, `${prefix}courseDetails/${await idOf(titles.english)}`);
      await expectUnharmed(page, `${prefix}collectionCard/${await idOf(titles.series)}`);
      await expectUnharmed(page, `${prefix}teacher/1`);
      const list = `ids=${await idOf(titles.rich)},${await idOf(titles.english)}`;
      for (const path of ['saved', 'compare']) await expectUnharmed(page, `${prefix}${path}?${list}`);
    });
  }

  test('results that the browser loads', async ({ page }) => {
    await openCatalogue(page, `${web.url}/catalogue`);
    await page.getByRole('checkbox', { name: /^Inglese/ }).check();
    await expect(page).toHaveURL(/\?filterLingua=EN$/);
    await expect(results(page)).toHaveAttribute('aria-busy', 'false');
    expect(await findHarm(page)).toEqual([]);
    expect(await page.evaluate((name) => name in window, mark)).toBe(false);
  });

  test('the calendar file is two entries of whole lines', async ({ request }) => {
    const file = await (await request.get(`${web.url}/calendar/${await idOf(titles.rich)}`)).text();
    expect(file.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(2);
    expect(new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent')).toHaveLength(2);
    expect(file).toMatch(/^BEGIN:VCALENDAR\r\n((?:[A-Z-]+[;:]| ).*\r\n)+$/);
  });
});

test.describe('files for machines stay whole', () => {
  const parser = new XMLParser({ ignoreAttributes: false });

  test('feeds and sitemaps are XML', async ({ request }) => {
    const paths = ['feeds/it', 'feeds/en', 'sitemap.xml', 'sitemap/courses-1.xml', 'sitemap/categories.xml'];
    for (const path of paths) {
      const xml = await (await request.get(`${web.url}/${path}`)).text();
      expect(XMLValidator.validate(xml), path).toBe(true);
    }
    const { feed } = parser.parse(await (await request.get(`${web.url}/feeds/it`)).text());
    expect(feed.entry[0].title).toContain(strange);
  });

  test('JSON and CSV have every record in as many columns as they name', async ({ request }) => {
    const { courses } = await (await request.get(`${web.url}/api/export/courses.json`)).json();
    expect(courses.length).toBeGreaterThan(50);
    for (const { title, description } of courses) {
      expect(title).toContain(strange);
      expect(`${title}${description}`).not.toMatch(/<script|onerror|javascript:/i);
    }
    const csv = await (await request.get(`${web.url}/api/export/courses.csv`)).text();
    // The parser rejects lines with more or fewer cells than the first.
    expect(parseCsv(csv, { bom: true })).toHaveLength(courses.length + 1);
    const { data } = await (await request.get(`${web.url}/api/moochub/courses`)).json();
    expect(data[0].attributes.name).toContain(strange);
  });

  test('Markdown has text for markup, also in llms.txt', async ({ request }) => {
    for (const path of [`courseDetails/${await idOf(titles.rich)}.md`, 'en/aboutUniv.md', 'llms.txt']) {
      const text = await (await request.get(`${web.url}/${path}`)).text();
      expect(text, path).toMatch(/^# \S/);
      expect(text, path).not.toMatch(/(?<!\\)<(script|img|svg|iframe|form|b|a)\b/i);
      expect(text, path).not.toMatch(/\]\(javascript:/i);
    }
  });

  test('structured data can be read, and pictures can be drawn', async ({ page, request, expectProblem }) => {
    expectProblem(/status of 404 .*\/x\)$/);
    const id = await idOf(titles.rich);
    await page.goto(`${web.url}/courseDetails/${id}`);
    const [script = ''] = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(JSON.parse(script)['@graph'][0].name).toContain(strange);
    for (const path of [`course/${id}`, 'category/3', 'institution/3', 'page/institutions']) {
      const answer = await request.get(`${web.url}/social/it/${path}`);
      expect([answer.status(), answer.headers()['content-type']], path).toEqual([200, 'image/png']);
    }
  });
});

test('markup in a search text is text', async ({ page }) => {
  const text = `<img src=x onerror="window.${mark}=1">`;
  await page.goto(`catalogue?q=${encodeURIComponent(text)}&exact=1`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Risultati per «${text}»`);
  expect(await findHarm(page)).toEqual([]);
  expect(await page.evaluate((name) => name in window, mark)).toBe(false);
});

test('such texts do not push the page aside at 320 px', async ({ page, expectProblem }) => {
  expectProblem(/status of 404 .*\/x\)$/);
  await page.setViewportSize({ width: 320, height: 640 });
  const course = await idOf(titles.rich);
  const lists = [
    'catalogue',
    'catalogue?filterCategoria=3',
    'aboutUniv',
    'aboutUniv/4',
    'teacher/1',
    'list/faq',
    'list/filterCategoria',
  ];
  const records = [`courseDetails/${course}`, `collectionCard/${await idOf(titles.series)}`];
  for (const path of ['home', ...lists, ...records, `saved?ids=${course}`, `compare?ids=${course},1`]) {
    await page.goto(`${web.url}/${path}`);
    await expectNoSidewaysScroll(page);
  }
});
