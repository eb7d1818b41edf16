import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { appUrl } from './support/addresses.ts';
import { cards, results } from './support/catalogue.ts';
import { ChangedBackend, withoutExtensions } from './support/changed-backend.ts';
import { tabTo } from './support/layout.ts';
import { idOf, titles } from './support/samples.ts';
import { headerSearch } from './support/search-box.ts';
import { expect, test } from './support/test.ts';
import { startWebApp } from './support/web-app.ts';

const order = (page: Page, name: string) =>
  page.getByRole('navigation', { name: /^(Ordina per|Sort by)$/ }).getByRole('link', { name });

/**
 * Expects the answer for a visitor who looks for a course in English about climate, not too hard, that starts soon: the
 * courses that can be taken, and that the only one in English is closed. Returns the link of that one.
 */
async function expectAnswer(page: Page): Promise<Locator> {
  await expect(page).toHaveURL(/catalogue\?q=climate&order=opening$/);
  await expect(order(page, 'Opening soon')).toHaveAttribute('aria-current', 'true');
  await expect(cards(page).first()).toContainText(/(Opens on|Open until) \d+ \w+ \d{4}/);
  const inEnglish = cards(page).filter({ hasText: 'Climate Archives' });
  for (const words of ['Closed on', '22 hours · 5 weeks', 'Advanced (EQF 7)', 'English'])
    await expect(inEnglish).toContainText(words);
  return inEnglish.getByRole('link').first();
}

/** Expects that the page of a closed course says so beside its title and offers similar courses that are not closed. */
async function expectOthersThatAreOpen(page: Page): Promise<void> {
  const head = page.getByRole('main').locator('header');
  await expect(head.getByText('Closed on')).toBeVisible();
  await expect(head.getByRole('link', { name: 'See similar courses' })).toHaveAttribute('href', '#related');
  const others = page.locator('#related article');
  await expect(others.filter({ hasText: 'English' }).first()).toContainText(/Opens on|Open until|Always open/);
  await expect(others.filter({ hasText: 'Closed on' })).toHaveCount(0);
}

test.describe('a course in English about climate, not too hard, that starts soon', () => {
  // The first search of a backend that has just started may take longer than the timeout of a page.
  test.beforeEach(async ({ request }) => {
    await expect.poll(async () => (await request.get(`${appUrl}/en/catalogue?q=climate`)).status()).toBe(200);
  });

  test('is answered in three actions on a phone', async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    await page.goto(`${appUrl}/en/home`);
    const searchBox = headerSearch(page);
    await searchBox.fill('climate');
    await searchBox.press('Enter');
    await order(page, 'Opening soon').tap();
    await (await expectAnswer(page)).tap();
    await expectOthersThatAreOpen(page);
    await context.close();
  });

  test('is answered in three actions by keyboard', async ({ page }) => {
    await page.goto('en/home');
    await tabTo(page, headerSearch(page));
    await page.keyboard.type('climate');
    await page.keyboard.press('Enter');
    await expect(cards(page).first()).toBeVisible();
    await tabTo(page, order(page, 'Opening soon'));
    await page.keyboard.press('Enter');
    await tabTo(page, await expectAnswer(page));
    await page.keyboard.press('Enter');
    await expectOthersThatAreOpen(page);
  });
});

test.describe('the order of results', () => {
  test.use({ javaScriptEnabled: false });

  test('is in the address, works without JavaScript and is for no search engine', async ({ page }) => {
    await page.goto('catalogue?filterLingua=EN');
    await expect(order(page, 'In evidenza')).toHaveAttribute('aria-current', 'true');
    await order(page, 'Più brevi').click();
    await expect(page).toHaveURL(/catalogue\?filterLingua=EN&order=shortest$/);
    const hours = (await cards(page).allTextContents()).map((text) => Number(/(\d+) or[ea]/.exec(text)?.[1]));
    expect(new Set(hours).size).toBeGreaterThan(1);
    expect(hours).toEqual([...hours].sort((one, other) => one - other));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    // The filters keep the order.
    await page.getByRole('button', { name: 'Applica i filtri' }).first().click();
    await expect(page).toHaveURL(/catalogue\?filterLingua=EN&order=shortest$/);
    await order(page, 'In evidenza').click();
    await expect(page).toHaveURL(/catalogue\?filterLingua=EN$/);
  });

  test('has no second address for the usual one', async ({ request }) => {
    for (const query of ['order=showcase', 'order=relevance&q=', 'order=NEWEST']) {
      const answer = await request.get(`${appUrl}/catalogue?${query}`, { maxRedirects: 0 });
      expect(answer.headers().location).toMatch(/\/catalogue$/);
    }
  });
});

for (const [state, words] of [
  ['closed', /^Chiuso (il |l’)/],
  ['soon', /^Apre (il |l’)/],
  ['now', /^(Aperto fino|Sempre aperto|Tutti i corsi aperti|\d+ cors[oi] apert[oi] su \d)/],
] as const) {
  test(`courses that are ${state} say so in words, to everybody`, async ({ page }) => {
    await page.goto(`catalogue?filterDisponibilita=${state}`);
    await expect(cards(page).first()).toBeVisible();
    for (const card of await cards(page).all()) await expect(card.getByText(words)).toBeVisible();
    await expectAccessible(page);
  });
}

test.describe('a course on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const address of ['courseDetails/4', 'courseDetails/10', 'en/courseDetails/9']) {
    test(`${address} says on the first screen what decides, and has one button before all others`, async ({ page }) => {
      await page.goto(address);
      const head = page.getByRole('main').locator('header');
      const facts = head.locator('dl > div');
      await expect(facts).toHaveCount(4);
      const state = head.getByText(/^(Aperto fino|Chiuso (il |l’)|Opens on)/);
      for (const part of [head.getByRole('heading', { level: 1 }), state, facts.last()]) {
        const box = await part.boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(740);
      }
      const filled = await page
        .getByRole('main')
        .locator('a:visible, button:visible')
        .evaluateAll((controls) => {
          const inSight = controls.filter((control) => control.getBoundingClientRect().top < window.innerHeight);
          return inSight.filter((control) => {
            const { backgroundColor } = getComputedStyle(control);
            return backgroundColor !== 'rgba(0, 0, 0, 0)' && control.getBoundingClientRect().height >= 40;
          }).length;
        });
      expect(filled).toBe(1);
    });
  }

  for (const address of ['courseDetails/19', 'en/courseDetails/84']) {
    test(`${address} has room for what decides below a title of 260 characters`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 780 });
      await page.goto(address);
      const head = page.getByRole('main').locator('header');
      await expect(head.getByRole('heading', { level: 1 })).toHaveText(/.{250}/);
      const facts = await head.locator('dl > div').all();
      expect(facts).toHaveLength(4);
      for (const fact of facts) await expect(fact).toBeInViewport({ ratio: 1 });
      await expect(head.getByRole('link', { name: /^(Vai al corso|Go to the course)/ })).toBeInViewport({ ratio: 1 });
    });
  }

  test('a series says on the first screen where to start, how long it is and what opens next', async ({ page }) => {
    await page.goto(`collectionCard/${await idOf(titles.series)}`);
    const head = page.getByRole('main').locator('header');
    const facts = head.locator('dl > div');
    for (const part of [head.getByRole('link', { name: /^Comincia dal corso/ }), facts.nth(0), facts.nth(1)]) {
      const box = await part.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(740);
    }
  });
});

test('a backend of the contract alone: whole cards without states, and no control that it could not answer', async ({
  page,
  stopAfterTest,
}) => {
  const backend = await stopAfterTest(ChangedBackend.start(withoutExtensions));
  const web = await stopAfterTest(startWebApp(backend.restUrl));
  await page.goto(`${web.url}/catalogue?order=newest`);
  await expect(page).toHaveURL(/\/catalogue$/);
  await expect(cards(page)).toHaveCount(9);
  await expect(page.getByRole('navigation', { name: 'Ordina per' })).toHaveCount(0);
  await expect(cards(page).first().getByText('Italiano', { exact: true })).toBeVisible();
  await expect(results(page).getByText(/^(Aperto|Sempre aperto|Date non indicate)/)).toHaveCount(0);
  expect(backend.received.filter(({ address }) => address.includes('ordine'))).toEqual([]);
});
