import type { Locator, Page, PlaywrightTestOptions } from '@playwright/test';
import { appUrl } from './support/addresses.ts';
import { tabTo } from './support/layout.ts';
import { askBackend } from './support/samples.ts';
import { waitForScripts } from './support/scripts-run.ts';
import { headerSearch } from './support/search-box.ts';
import { expect, test } from './support/test.ts';

// The main goals of visitors, from the home page on, by touch alone and by keyboard alone.

interface InputMethod {
  readonly use: Partial<PlaywrightTestOptions>;
  /** Follows a link, presses a button or ticks a box. */
  readonly take: (page: Page, target: Locator) => Promise<void>;
  readonly chooseSuggestion: (page: Page, name: string) => Promise<void>;
}

const option = (page: Page, name: string) => page.getByRole('listbox').getByRole('option', { name, exact: true });

const inputMethods: Readonly<Record<string, InputMethod>> = {
  'on a phone': {
    use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    take: (_page, target) => target.tap(),
    chooseSuggestion: (page, name) => option(page, name).tap(),
  },
  'by keyboard': {
    use: {},
    take: async (page, target) => {
      await tabTo(page, target);
      const isButton = await target.evaluate((element) => element.matches('button, input'));
      await page.keyboard.press(isButton ? 'Space' : 'Enter');
    },
    chooseSuggestion: async (page, name) => {
      const wanted = option(page, name);
      await expect(wanted).toBeVisible();
      await expect(async () => {
        await page.keyboard.press('ArrowDown');
        await expect(wanted).toHaveAttribute('aria-selected', 'true', { timeout: 100 });
      }).toPass();
      await page.keyboard.press('Enter');
    },
  },
};

const institutions = [
  { id: '4', name: 'Alma Mater Studiorum - Università di Bologna', typed: 'bologna' },
  { id: '15', name: 'Università degli Studi di Genova', typed: 'genova' },
];

for (const [how, { use, take, chooseSuggestion }] of Object.entries(inputMethods)) {
  test.describe(how, () => {
    test.use({ ...use, permissions: ['clipboard-read', 'clipboard-write'] });

    test('everything that a university opens this month: its name, its page, its courses', async ({ page }) => {
      for (const { id, name, typed } of institutions) {
        const { total } = await askBackend({ filterAteneo: [id], filterDisponibilita: ['soon'] });
        await page.goto('home');
        const box = headerSearch(page);
        await expect(box).toHaveRole('combobox');
        await take(page, box);
        await page.keyboard.type(typed);
        await chooseSuggestion(page, name);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
        const answer = page
          .getByRole('list', { name: 'Corsi per disponibilità' })
          .getByText(`Apre entro un mese ${total}`);
        await expect(answer).toBeVisible();
        if (total === 0) continue;
        await take(page, page.getByRole('link', { name: `Apre entro un mese ${total}` }));
        await expect(page.getByRole('main').getByRole('status')).toHaveText(new RegExp(`^${total} `));
      }
    });

    test('compare these three, and send me the list', async ({ page, browser }) => {
      await page.goto('home');
      await waitForScripts(page);
      await take(page, page.getByRole('link', { name: 'Sfoglia il catalogo' }).first());
      await expect(page).toHaveURL(`${appUrl}/catalogue`);
      const courses = page.getByRole('article').filter({ hasNot: page.locator('a[href*="/collectionCard/"]') });
      const titles: string[] = [];
      for (const place of [0, 1, 2]) {
        const title = (await courses.nth(place).getByRole('heading').textContent()) ?? '';
        await take(page, courses.nth(place).getByRole('button', { name: `Salva: ${title}` }));
        await expect(courses.nth(place).getByRole('button', { name: `Salvato: ${title}` })).toBeVisible();
        titles.unshift(title);
      }
      await take(page, page.getByRole('banner').getByRole('link', { name: 'Corsi salvati' }));
      const list = page.getByRole('list', { name: 'Corsi dell’elenco' });
      await expect(list.getByRole('heading')).toHaveText(titles);

      await take(page, page.getByRole('button', { name: 'Copia il link dell’elenco' }));
      await expect(page.getByText('Link dell’elenco copiato')).toBeVisible();
      const received = await browser.newPage();
      await received.goto(await page.evaluate(() => navigator.clipboard.readText()));
      await expect(received.getByRole('list', { name: 'Corsi dell’elenco' }).getByRole('heading')).toHaveText(titles);
      await received.close();

      for (const title of titles) await take(page, page.getByRole('checkbox', { name: `Da confrontare: ${title}` }));
      await take(page, page.getByRole('button', { name: 'Confronta' }));
      const table = page.getByRole('table');
      for (const title of titles) await expect(table.getByRole('columnheader', { name: title })).toBeVisible();
    });
  });
}
