import type { Page } from '@playwright/test';
import { stopClock } from './support/clock.ts';
import { askBackend } from './support/samples.ts';
import { waitForScripts } from './support/scripts-run.ts';
import { expect, test } from './support/test.ts';

/** Courses of the seed data, by their special features. */
const course = {
  oneTeacher: 'courseDetails/3',
  twoTeachers: 'courseDetails/1',
  threeTeachers: 'courseDetails/4',
  alwaysOpen: 'courseDetails/1',
  dated: 'courseDetails/2',
  sparse: 'courseDetails/7',
  longTitle: 'courseDetails/84',
} as const;

const bar = (page: Page) => page.getByRole('navigation', { name: 'Sezioni della pagina' });
const callToAction = (page: Page) => bar(page).getByRole('link', { name: /Vai al corso/ });
const current = (page: Page) => bar(page).locator('[aria-current="location"]');

test.describe('the head of a course', () => {
  for (const [address, words] of [
    [course.oneTeacher, null],
    [course.twoTeachers, 'e un altro docente'],
    [course.threeTeachers, 'e altri 2 docenti'],
  ] as const) {
    test(`of ${address} names the first teacher and leads to the others: ${words}`, async ({ page }) => {
      await page.goto(address);
      const others = page.getByRole('link', { name: /^e (un altro|altri \d+) docent[ei]$/ });
      if (words === null) {
        await expect(others).toHaveCount(0);
        await expect(page.locator('header').getByText('Docente', { exact: true })).toBeVisible();
      } else {
        await expect(page.locator('header').getByText('Docenti', { exact: true })).toBeVisible();
        await expect(others).toHaveText(words);
        await others.click();
        await expect(page.getByRole('heading', { name: 'Docenti', exact: true })).toBeInViewport();
      }
    });
  }
});

test('the section bar stays in sight and marks the section being read', async ({ page }) => {
  await page.goto(course.twoTeachers);
  await expect(current(page)).toHaveText('Panoramica');
  for (const [name, heading] of [
    ['FAQ', 'Domande frequenti'],
    ['Correlati', 'Corsi correlati'],
    ['Panoramica', 'Panoramica'],
  ] as const) {
    await bar(page).getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeInViewport();
    await expect(current(page)).toHaveText(name);
    await expect(bar(page)).toBeInViewport();
  }
});

// Firefox starts to scroll to the place of a page before the page is there again: smoothly, it would stop at the end of the other.
test('a jump to a section is smooth; no other scrolling is', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(course.twoTeachers);
  const behaviour = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  expect(await behaviour()).toBe('auto');
  await bar(page).getByRole('link', { name: 'FAQ', exact: true }).click();
  expect(await behaviour()).toBe('smooth');
});

test('the panel tells availability and workload before the dates', async ({ page }) => {
  await page.goto(course.dated);
  const labels = await page.getByRole('region', { name: 'In breve' }).locator('dt').allTextContents();
  expect(labels.slice(0, 4)).toEqual(['Disponibilità', 'Impegno richiesto', 'Apertura', 'Chiusura']);
});

test('a course with dates goes into a calendar, one without does not', async ({ page }) => {
  await page.goto(course.dated);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Aggiungi al calendario' }).click();
  expect((await download).suggestedFilename()).toBe('course-2.ics');
  await page.goto(course.alwaysOpen);
  await expect(page.getByRole('link', { name: 'Aggiungi al calendario' })).toHaveCount(0);
});

test('the address is copied and a message says so, which leaves by itself', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${course.dated}#faq`);
  await waitForScripts(page);
  await stopClock(page);
  await page.getByRole('button', { name: 'Copia il link' }).click();
  const message = page.getByRole('status').filter({ hasText: 'Link copiato' });
  await expect(message).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/courseDetails\/2$/);
  await page.mouse.move(0, 600);
  await page.clock.runFor(3_000);
  await page.clock.runFor(300);
  await expect(message).toHaveCount(0);
});

test('related courses are courses, and never the course itself', async ({ page }) => {
  await page.goto(course.twoTeachers);
  const related = page.locator('#related article h3 a');
  await expect(related.first()).toBeVisible();
  const addresses = await related.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses.filter((address) => !/\/courseDetails\/\d+$/.test(address ?? ''))).toEqual([]);
  expect(addresses.filter((address) => address?.endsWith(course.twoTeachers))).toEqual([]);
});

test('a question stays where it is pressed, however long the answer above it that closes', async ({ page }) => {
  await page.goto(course.sparse);
  const questions = page.locator('#faq summary');
  await questions.nth(0).click();
  await page.locator('#faq details[open] > div').evaluate((answer) => {
    answer.style.height = '2000px';
  });
  await expect(page.locator('#faq details[open]')).toHaveCSS('overflow-anchor', 'none');
  await questions.nth(1).hover();
  const top = () => questions.nth(1).evaluate((question) => Math.round(question.getBoundingClientRect().top));
  const before = await top();
  await questions.nth(1).click();
  await expect(page.locator('#faq details[open] > summary')).toHaveText((await questions.nth(1).textContent()) ?? '');
  // Scroll positions are whole pixels.
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
});

test('questions open one at a time', async ({ page }) => {
  await page.goto(course.sparse);
  const open = page.locator('#faq details[open]');
  const questions = page.locator('#faq summary');
  await questions.nth(0).click();
  await questions.nth(2).click();
  await expect(open).toHaveCount(1);
  await expect(open.locator('summary')).toHaveText((await questions.nth(2).textContent()) ?? '');
  await questions.nth(2).press('Enter');
  await expect(open).toHaveCount(0);
});

test.describe('the institutions of a card', () => {
  test('unfold over the card, move nothing, and fold again', async ({ page }) => {
    await page.goto(course.twoTeachers);
    await waitForScripts(page);
    const details = page.locator('#related details').first();
    await details.scrollIntoViewIfNeeded();
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await details.locator('summary').click();
    await expect(details.getByRole('link').first()).toBeVisible();
    expect(await height()).toBe(before);
    await page.mouse.move(0, 0);
    await expect(details).not.toHaveAttribute('open');
    await details.locator('summary').press('Enter');
    await expect(details).toHaveAttribute('open');
    await page.keyboard.press('Escape');
    await expect(details).not.toHaveAttribute('open');
    await expect(details.locator('summary')).toBeFocused();
  });
});

test('on paper there is the course alone', async ({ page }) => {
  await page.goto(course.dated);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(bar(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Copia il link' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const address = await page
    .getByRole('link', { name: /Vai al corso/ })
    .first()
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(address).toContain('/idp/courses/2');
  // Firefox breaks no page inside a grid, and prints an empty page for a minimum height of the window's.
  await expect(page.locator('#overview')).toHaveCSS('display', 'block');
  await expect(page.locator(':has(> main)')).toHaveCSS('min-height', '0px');
  // The first action of a course that is yet to open is its calendar, which nobody can open on paper.
  const { courses } = await askBackend({ filterDisponibilita: ['soon'] }, '', { soloMooc: 'true' });
  await page.goto(`courseDetails/${courses[0]?.id}`);
  await expect(page.getByRole('link', { name: /Vai al corso/ }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Aggiungi al calendario', includeHidden: true })).toBeHidden();
});

for (const address of [course.dated, course.sparse, course.longTitle]) {
  test(`${address} needs no horizontal scrolling at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(address);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

test('the drawing in place of a picture is only on wide screens', async ({ page }) => {
  await page.goto(course.sparse);
  const drawing = page.locator('header svg[viewBox="0 0 160 90"]');
  for (const [width, count] of [
    [360, 0],
    [991, 0],
    [1440, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(drawing.filter({ visible: true })).toHaveCount(count);
  }
});

test('every section is in reach in the bar at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const language of ['', 'en/']) {
    await page.goto(`${language}courseDetails/1`);
    const links = page.locator('ul', { has: page.getByRole('link', { name: 'FAQ', exact: true }) });
    const cut = await links.evaluate((list) => list.scrollWidth - list.clientWidth);
    expect(cut, `px of the links: ${language}`).toBe(0);
  }
});

test('with the text spacing of WCAG 1.4.12 no section in the bar is cut at 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  for (const language of ['', 'en/']) {
    await page.goto(`${language}courseDetails/1`);
    await page.evaluate(() => {
      const spacing = new CSSStyleSheet();
      spacing.replaceSync('* { line-height: 1.5; letter-spacing: 0.12em; word-spacing: 0.16em }');
      document.adoptedStyleSheets = [spacing];
    });
    const links = page.locator('ul', { has: page.getByRole('link', { name: 'FAQ', exact: true }) });
    const cut = () => links.evaluate((list) => list.scrollWidth - list.clientWidth);
    await expect.poll(cut, `px of the links: ${language}`).toBe(0);
    expect((await links.boundingBox())?.height, 'one line of links').toBeLessThan(70);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a course is complete and everything in it works', async ({ page }) => {
    await page.goto(course.dated);
    await expect(callToAction(page)).toHaveAttribute('target', '_blank');
    await expect(page.getByRole('link', { name: 'Aggiungi al calendario' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copia il link' })).toBeHidden();
    await bar(page).getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL(/#faq$/);
    await page.locator('#faq summary').first().click();
    await expect(page.locator('#faq details').first().locator('p').first()).toBeVisible();
    await page.locator('#related h3 a').first().click();
    await expect(page).toHaveURL(/\/courseDetails\/\d+$/);
  });
});
