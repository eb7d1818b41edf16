import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { appUrl } from './support/addresses.ts';
import { stopClock } from './support/clock.ts';
import { askBackend, idOf, titles } from './support/samples.ts';
import { waitForScripts } from './support/scripts-run.ts';
import { expect, test } from './support/test.ts';
import { toasts } from './support/toasts.ts';

const savedLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Corsi salvati' });
const list = (page: Page) => page.getByRole('list', { name: 'Corsi dell’elenco' });
const headings = (page: Page) => list(page).getByRole('heading', { level: 2 });
const gone = '4711999';

/** Ids of the listed courses: one with all facts, an English one, and one with little more than a title. */
const ids = () => Promise.all([idOf(titles.rich), idOf(titles.english), idOf(titles.sparse)]);

test('by keyboard: save on cards and on a course, find them again, send the list to another device', async ({
  page,
  browser,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('catalogue');
  const cards = page.getByRole('main').getByRole('article');
  const savedTitles: string[] = [];
  for (const place of [0, 1]) {
    const title = (await cards.nth(place).getByRole('heading').textContent()) ?? '';
    const button = cards.nth(place).getByRole('button', { name: /^Salva/ });
    await expect(button).toHaveAccessibleName(`Salva: ${title}`);
    await button.press('Enter');
    await expect(button).toHaveAccessibleName(`Salvato: ${title}. Togli dai corsi salvati`);
    savedTitles.unshift(title);
  }
  await expect(savedLink(page)).toHaveText(/Corsi salvati\s*2/);
  await expect(page.getByRole('status').filter({ hasText: 'Salvato. Corsi salvati: 2.' })).toBeAttached();
  await page.goto(`courseDetails/${await idOf(titles.sparse)}`);
  await expect(savedLink(page)).toHaveText(/2$/);
  await page
    .getByRole('main')
    .getByRole('button', { name: `Salva: ${titles.sparse}` })
    .click();
  await expect(savedLink(page)).toHaveText(/3$/);
  savedTitles.unshift(titles.sparse);

  await savedLink(page).press('Enter');
  await expect(page).toHaveURL(/\/saved\?ids=[\w.-]+,[\w.-]+,[\w.-]+$/);
  await expect(headings(page)).toHaveText(savedTitles);
  await page.getByRole('button', { name: 'Copia il link dell’elenco' }).click();
  await expect(page.getByText('Link dell’elenco copiato')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(page.url());

  const other = await browser.newContext();
  const received = await other.newPage();
  await received.goto(link);
  await expect(received.getByRole('heading', { level: 1 })).toHaveText('Un elenco di 3 corsi');
  await expect(headings(received)).toHaveText(savedTitles);
  await expect(received.getByText('non sono salvati su questo dispositivo: 3')).toBeVisible();
  await received.getByRole('button', { name: 'Salvali tutti' }).press('Enter');
  await expect(savedLink(received)).toHaveText(/3$/);
  await expect(received.getByRole('button', { name: 'Salvati', exact: true })).toBeFocused();
  await expect(received.getByRole('heading', { level: 1 })).toHaveText('Corsi salvati');
  await expect(received.getByText('non sono salvati su questo dispositivo')).toHaveCount(0);
  await other.close();
});

test('courses are taken out one by one, or all of them, which can be taken back', async ({ page }) => {
  const all = await ids();
  await page.addInitScript((stored) => {
    if (!localStorage.getItem('mooc.saved-courses')) localStorage.setItem('mooc.saved-courses', JSON.stringify(stored));
  }, all);
  await page.goto('saved');
  await expect(page).toHaveURL(`${appUrl}/saved?ids=${all.join()}`);
  await expect(headings(page)).toHaveText([titles.rich, titles.english, titles.sparse]);
  await list(page)
    .getByRole('link', { name: `Togli: ${titles.english}` })
    .press('Enter');
  await expect(headings(page)).toHaveText([titles.rich, titles.sparse]);
  await expect(page.getByRole('status').filter({ hasText: `Tolto: «${titles.english}».` })).toBeVisible();
  await expect(list(page).getByRole('link', { name: `Togli: ${titles.sparse}` })).toBeFocused();
  await expect(savedLink(page)).toHaveText(/2$/);
  await page.getByRole('button', { name: 'Annulla' }).press('Enter');
  await expect(headings(page)).toHaveText([titles.rich, titles.english, titles.sparse]);
  const removal = list(page).getByRole('link', { name: `Togli: ${titles.english}` });
  await expect(removal).toBeFocused();
  await removal.press('Enter');
  await expect(headings(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Svuota l’elenco' }).click();
  await expect(page).toHaveURL(`${appUrl}/saved`);
  await expect(savedLink(page)).toHaveText('Corsi salvati');
  await expect(page.getByRole('button', { name: 'Annulla' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(headings(page)).toHaveText([titles.rich, titles.sparse]);
  await expect(savedLink(page)).toHaveText(/2$/);
});

test('the first course of a list stands on the first screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`saved?ids=${(await ids()).join()}`);
  await expect(headings(page).first()).toBeInViewport({ ratio: 1 });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the next course comes to the place of one that a finger has taken out', async ({ page }) => {
    const { courses } = await askBackend({});
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`saved?ids=${courses.slice(0, 5).map(({ id }) => id)}`);
    await waitForScripts(page);
    const removals = list(page).getByRole('link', { name: /^Togli/ });
    await removals.nth(1).evaluate((link) => {
      window.scrollTo({ top: window.scrollY + link.getBoundingClientRect().top - 400, behavior: 'instant' });
    });
    const scrolled = () => page.evaluate(() => window.scrollY);
    const before = await scrolled();
    await removals.nth(1).tap();
    await expect(removals).toHaveCount(4);
    await expect(removals.nth(1)).toBeFocused();
    expect(await scrolled()).toBe(before);
  });
});

test('the first course of a visit says where saved courses are, the next only that it is saved', async ({ page }) => {
  await page.goto(`courseDetails/${await idOf(titles.rich)}`);
  await waitForScripts(page);
  const button = page.getByRole('main').getByRole('button', { name: new RegExp(`^Salva(to)?: ${titles.rich}`) });
  await expect(button).toHaveText('Salva');
  const goOn = await stopClock(page);
  await button.click();
  await expect(button).toHaveText('Salvato');
  const notice = toasts(page).filter({ hasText: 'Salvato su questo dispositivo' });
  await notice.getByRole('link', { name: 'Vedi i salvati' }).click();
  await goOn();
  await expect(page).toHaveURL(`${appUrl}/saved?ids=${await idOf(titles.rich)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Corsi salvati');
  await expect(notice).toHaveCount(0);
  await page.goBack();
  await button.click();
  await expect(button).toHaveText('Salva');
  await button.click();
  await expect(page.getByRole('status').filter({ hasText: 'Salvato. Corsi salvati: 1.' })).toBeAttached();
  await expect(notice).toHaveCount(0);
});

test('whatever stands in the browser’s storage, the pages work', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('mooc.saved-courses', '{"broken":[}'));
  await page.goto('saved');
  await expect(page.getByRole('heading', { name: 'Qui non c’è ancora nessun corso' })).toBeVisible();
  await expect(savedLink(page)).toHaveText('Corsi salvati');
});

test('a browser that stores nothing says so, and the list lives as long as the page', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  });
  await page.goto(`courseDetails/${await idOf(titles.rich)}`);
  await waitForScripts(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: `Salva: ${titles.rich}` })
    .click();
  await expect(page.getByText('Questo browser non conserva nulla')).toBeVisible();
  await savedLink(page).click();
  await expect(headings(page)).toHaveText([titles.rich]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a list opens from its link, in either language, and loses a course by a link', async ({ page }) => {
    const all = await ids();
    await page.goto(`en/saved?ids=${all.join()}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A list of 3 courses');
    await page
      .getByRole('banner')
      .getByRole('link', { name: /italiano/i })
      .first()
      .click();
    await expect(headings(page)).toHaveText([titles.rich, titles.english, titles.sparse]);
    await list(page)
      .getByRole('link', { name: `Togli: ${titles.rich}` })
      .click();
    await expect(page).toHaveURL(`${appUrl}/saved?ids=${all.slice(1).join()}`);
    await expect(headings(page)).toHaveText([titles.english, titles.sparse]);
    await headings(page).first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.english);
  });

  test('the page without a list says what it needs', async ({ page }) => {
    await page.goto('saved');
    const note = page.getByRole('main').locator('noscript p');
    await expect(note).toBeVisible();
    await expect(note).toContainText('serve JavaScript');
    await expect(page.getByRole('link', { name: 'Sfoglia il catalogo' })).toBeVisible();
  });

  test('a course that is gone says so, and goes', async ({ page }) => {
    const [rich] = await ids();
    await page.goto(`saved?ids=${gone},${rich}`);
    await expect(headings(page)).toHaveText(['Un corso che non c’è più', titles.rich]);
    await list(page).getByRole('link', { name: 'Togli: Un corso che non c’è più' }).click();
    await expect(headings(page)).toHaveText([titles.rich]);
  });
});

test('a list is for nobody else: not stored, not indexed, its address sent to no other site', async ({ request }) => {
  const [rich, english] = await ids();
  for (const path of [`saved?ids=${rich}`, `en/compare?ids=${rich},${english}`, 'saved', 'compare']) {
    const answer = await request.get(path);
    expect([path, answer.status(), answer.headers()['cache-control']]).toEqual([path, 200, 'no-store']);
    const html = await answer.text();
    expect(html).toMatch(/<meta name="robots" content="noindex, nofollow"/);
    expect(html).toMatch(/<meta name="referrer" content="same-origin"/);
    expect(html).not.toMatch(/rel="(canonical|alternate)"[^>]*ids=/);
    // Otherwise, people who share a list would share the page without the list.
    expect(html).not.toMatch(/rel="canonical"|property="og:url"/);
  }
  const sitemap = await (await request.get('sitemap.xml')).text();
  expect(sitemap).not.toMatch(/\/(saved|compare)/);
});

test('hostile lists have one address, with what can be an id', async ({ request }) => {
  const [rich] = await ids();
  const many = Array.from({ length: 500 }, (_, index) => `x${index}`).join();
  for (const [query, location] of [
    [`ids=${rich},${rich}&utm=1`, `?ids=${rich}`],
    [`ids=${rich},..%2F..%2Fevil,%3Cscript%3E,a%00b`, `?ids=${rich}`],
    ['ids=..,.,%F0%9F%8E%BB', ''],
    [`ids=${many}`, `?ids=${many.split(',').slice(0, 60).join()}`],
  ] as const) {
    const answer = await request.get(`saved?${query}`, { maxRedirects: 0 });
    expect(answer.status()).toBe(308);
    expect(answer.headers().location).toMatch(new RegExp(`/saved${location.replace('?', '\\?')}$`));
    expect(answer.headers()['cache-control']).toBe('no-store');
  }
  expect((await request.get(`saved?ids=${many.split(',').slice(0, 60).join()}`)).status()).toBe(200);
});
