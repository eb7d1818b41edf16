import type { Page } from '@playwright/test';
import { openCatalogue } from './support/catalogue.ts';
import { waitForScripts } from './support/scripts-run.ts';
import { headerSearch } from './support/search-box.ts';
import { expect, test } from './support/test.ts';

/** Texts with characters that are special in HTML, addresses, JSON or React's data. */
const texts = ['mare', 'xqzxqzxqz', '$x', `R&D 100% <b>"è"</b> </script> '\\u0041' +`];

/** Compares the results on the screen, element by element, and the head for search engines with the HTML of the server. */
async function compareWithSent(page: Page) {
  const html = await (await page.request.get(page.url())).text();
  return page.evaluate((source) => {
    const withoutComments = (root: Element | null) => {
      const copy = root?.cloneNode(true) as Element;
      const walker = document.createTreeWalker(copy, NodeFilter.SHOW_COMMENT);
      const comments: Node[] = [];
      while (walker.nextNode()) comments.push(walker.currentNode);
      for (const comment of comments) comment.parentNode?.removeChild(comment);
      copy.normalize();
      return copy;
    };
    const head = (of: Document) => [
      of.title,
      of.querySelector('meta[name="description"]')?.getAttribute('content'),
      of.querySelector('link[rel="canonical"]')?.getAttribute('href'),
      of.querySelector('meta[name="robots"]')?.getAttribute('content'),
      of.querySelector('header input[type="search"]')?.getAttribute('value'),
      of.querySelector('header a[hreflang]')?.getAttribute('href'),
    ];
    const sent = new DOMParser().parseFromString(source, 'text/html');
    const [here, there] = [document, sent].map((of) => withoutComments(of.querySelector('#results')));
    return { sameResults: here?.isEqualNode(there ?? null), here: head(document), sent: head(sent) };
  }, html);
}

for (const language of ['', 'en/']) {
  for (const text of texts) {
    test(`a search for ${text} is sent as it is shown within the app: ${language || 'it/'}`, async ({ page }) => {
      await page.goto(`${language}about`);
      const searchBox = headerSearch(page);
      // With scripts, the app loads no new document.
      await waitForScripts(page);
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      await searchBox.fill(text);
      await searchBox.press('Enter');
      await expect(page.locator('#results')).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(text.slice(0, 2).replace('$', '\\$')));
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
      const { sameResults, here, sent } = await compareWithSent(page);
      expect(sent).toEqual(here);
      expect(sameResults).toBe(true);
    });
  }
}

test('the second page and a filter are sent as they are shown in place', async ({ page }) => {
  await openCatalogue(page, 'catalogue?q=di&filterLingua=IT');
  await page.getByRole('link', { name: 'Pagina 2' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Pagina 2');
  await expect(page.locator('#results section')).toHaveAttribute('aria-busy', 'false');
  const { sameResults, here, sent } = await compareWithSent(page);
  expect(sameResults).toBe(true);
  expect(here[0]).toBe(sent[0]);
  await page.goBack();
  await expect(page).toHaveTitle('Risultati per «di» · Aula Aperta');
});

test('React takes over the results that were sent, without rendering them again', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { sentCard: document.querySelector('#results article') });
    });
  });
  await openCatalogue(page, 'catalogue?q=mare');
  const isKept = () =>
    page.evaluate(() => (window as { sentCard?: Element }).sentCard === document.querySelector('#results article'));
  expect(await isKept()).toBe(true);
});

for (const [what, address, leadsTo] of [
  ['a page that does not exist', 'catalogue?q=mare&page=999', /q=mare(&page=\d+)?$/],
  ['a filter that does not exist', 'catalogue?q=mare&filterLingua=XX', /q=mare$/],
] as const) {
  test(`a search with ${what} leads to the nearest that does`, async ({ page }) => {
    await page.goto(address);
    await expect(page).toHaveURL(leadsTo);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Risultati per «mare»');
  });
}
