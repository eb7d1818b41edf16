import type { Locator } from '@playwright/test';
import { appUrl } from './support/addresses.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { askBackend, idOf, titles } from './support/samples.ts';
import { waitForScripts } from './support/scripts-run.ts';
import { expect, test } from './support/test.ts';

const three = [titles.rich, titles.english, titles.sparse];
const ids = () => Promise.all(three.map(idOf));

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with${javaScriptEnabled ? '' : 'out'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('compare these three: chosen in a list, side by side, only their differences', async ({ page }) => {
      const all = await ids();
      await page.goto(`saved?ids=${all.join()}`);
      for (const title of three) {
        const box = page.getByRole('checkbox', { name: `Da confrontare: ${title}` });
        await box.focus();
        await page.keyboard.press('Space');
        await expect(box).toBeChecked();
      }
      await page.getByRole('button', { name: 'Confronta' }).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${appUrl}/compare?ids=${all.join()}`);
      const table = page.getByRole('table');
      for (const title of three) await expect(table.getByRole('columnheader', { name: title })).toBeVisible();
      const language = table.getByRole('row', { name: /^Lingua/ });
      await expect(language.getByRole('rowheader')).toHaveText('Lingua con differenze');
      await expect(language.getByRole('cell')).toHaveText(['Italiano', 'Inglese', /./]);

      const lines = await table.getByRole('rowheader').count();
      const different = await table.getByRole('rowheader').filter({ hasText: 'con differenze' }).count();
      await page.getByRole('link', { name: 'Mostra solo le differenze' }).click();
      await expect(page).toHaveURL(/&only=differences$/);
      await expect(page).toHaveTitle(/^Confronto tra 3 corsi: solo le differenze/);
      await expect(table.getByRole('rowheader')).toHaveCount(different + 1);
      await page.getByRole('link', { name: 'Mostra tutte le voci' }).click();
      await expect(page).toHaveURL(`${appUrl}/compare?ids=${all.join()}`);
      await expect(table.getByRole('rowheader')).toHaveCount(lines);
      // Until scripts run, a link opens another document, and then nothing has the focus.
      if (javaScriptEnabled) await waitForScripts(page);
      await table.getByRole('link', { name: `Togli dal confronto: ${titles.sparse}` }).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${appUrl}/compare?ids=${all.slice(0, 2).join()}`);
      await expect(table.getByRole('columnheader')).toHaveCount(2);
      await expect(page).toHaveTitle(/^Confronto tra 2 corsi ·/);
      if (javaScriptEnabled) await expect(page.getByRole('main')).toBeFocused();
    });
  });
}

test('a list of which nothing is chosen stays, and says so at its button', async ({ page }) => {
  await page.goto(`saved?ids=${(await ids()).join()}`);
  await waitForScripts(page);
  const button = page.getByRole('button', { name: 'Confronta' });
  await button.click();
  await expect(page.getByText('Spunta almeno due corsi.')).toBeInViewport({ ratio: 1 });
  await expect(button).toHaveAccessibleDescription('Spunta almeno due corsi.');
  await expect(button).toBeFocused();
  // Enter in a check box submits the form too.
  await page.getByRole('checkbox').first().press('Enter');
  await expect(button).toBeFocused();
  await expect(page).toHaveURL(/\/saved\?/);
});

test('on a phone two courses fit side by side, three in numbered rows, and their titles stay while one reads on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const all = await ids();
  const table = page.getByRole('region', { name: 'Tabella di confronto' });
  for (const compared of [all.slice(0, 2), all]) {
    await page.goto(`compare?ids=${compared.join()}`);
    await expectNoSidewaysScroll(page, [360]);
    // Only the page scrolls.
    const hidden = await table.evaluate((part) => [
      part.scrollWidth - part.clientWidth,
      part.scrollHeight - part.clientHeight,
    ]);
    expect(hidden).toEqual([0, 0]);
    const values = await page
      .getByRole('row', { name: /^Lingua/ })
      .getByRole('cell')
      .all();
    const places = await Promise.all(values.map((value) => value.boundingBox()));
    const isStacked = compared.length > 2;
    expect(new Set(places.map((place) => place?.x)).size).toBe(isStacked ? 1 : compared.length);
    expect(new Set(places.map((place) => place?.y)).size).toBe(isStacked ? compared.length : 1);
    for (const value of values) {
      const number = await value.evaluate((cell) => getComputedStyle(cell, '::before').content);
      expect(number).toContain(isStacked ? 'counter(course)' : 'none');
    }
    await page.getByRole('rowheader').last().scrollIntoViewIfNeeded();
    const titlesOfCourses = page.getByRole('columnheader');
    expect(await titlesOfCourses.count()).toBeGreaterThanOrEqual(compared.length);
    for (const title of await titlesOfCourses.all()) await expect(title).toBeInViewport({ ratio: 1 });
  }
});

test('on a phone a link that has the focus stays below the titles of four courses, which do not stay in a low window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const { courses } = await askBackend({}, '', { soloMooc: 'true' });
  await page.goto(`compare?ids=${courses.slice(0, 4).map(({ id }) => id)}`);
  const last = page.getByRole('columnheader').last();
  const bottom = (part: Locator) => part.evaluate((one) => one.getBoundingClientRect().bottom);
  // The first one below the titles, hidden by them.
  const link = page.getByRole('row', { name: /^Aree/ }).getByRole('link').first();
  await link.evaluate((one) => scrollTo(0, scrollY + one.getBoundingClientRect().top - 90));
  await link.focus();
  await expect.poll(async () => (await bottom(link)) - (await bottom(last))).toBeGreaterThan(24);
  await page.setViewportSize({ width: 320, height: 256 });
  await link.scrollIntoViewIfNeeded();
  await expect(last).not.toBeInViewport();
});

test('takes four at most and names the fifth, says what is left out or gone, and helps on where there are too few', async ({
  page,
  request,
}) => {
  const [rich, english, sparse] = await ids();
  const { courses } = await askBackend({}, '', { soloMooc: 'true' });
  const others = courses.map(({ id }) => id).filter((id) => ![rich, english, sparse].includes(id));
  const five = `ids=${rich}&ids=${english}&ids=${others[0]}&ids=${others[1]}&ids=${sparse}&ids=${rich}&ids=%3Cb%3E`;
  const answer = await request.get(`compare?${five}`, { maxRedirects: 0 });
  expect(answer.status()).toBe(308);
  const listed = [rich, english, others[0], others[1], sparse].join();
  expect(answer.headers().location).toBe(`/mooc/app/compare?ids=${listed}&skipped=1`);
  await page.goto(`compare?${five}`);
  await expect(page.getByRole('columnheader')).toHaveCount(4);
  await expect(page.getByText('tralasciati perché illeggibili o di troppo: 1.')).toBeVisible();
  const note = page.getByRole('note').filter({ hasText: 'al massimo 4 corsi' });
  await expect(note.getByRole('listitem')).toHaveText([titles.sparse]);
  await page.getByRole('link', { name: `Togli dal confronto: ${titles.english}` }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(4);
  await expect(page.getByRole('columnheader', { name: titles.sparse })).toBeVisible();
  await expect(note).toHaveCount(0);

  await page.goto(`compare?ids=${rich},4711999,${english}`);
  await expect(page.getByText('Un corso non è più nel catalogo (numero 4711999).')).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await page.goto(`en/compare?ids=4711999,${english}`);
  await expect(page.getByRole('heading', { name: 'It takes at least two courses' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to your saved courses' }).click();
  await expect(page).toHaveURL(`${appUrl}/en/saved`);
});

test('the icon of the button that saves stands below the edge of the button above it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`compare?ids=${(await ids()).slice(0, 2)}`);
  const save = page
    .getByRole('table')
    .getByRole('button', { name: /^Salva/ })
    .first();
  const [icon, cell] = [await save.locator('svg').boundingBox(), save.locator('xpath=ancestor::td')];
  const above = await cell.getByRole('link').first().boundingBox();
  expect(Math.abs((icon?.x ?? 0) - (above?.x ?? 99))).toBeLessThan(4);
});
