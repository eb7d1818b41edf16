import { origin } from './support/addresses.ts';
import { tabTo } from './support/layout.ts';
import { askBackend, idOf, titles } from './support/samples.ts';
import { waitForScripts } from './support/scripts-run.ts';
import { expect, test } from './support/test.ts';

const listed = [titles.rich, titles.english, titles.sparse];
const ids = () => Promise.all(listed.map(idOf));

test('a list is printed, on paper without what can be done with it', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.goto(`saved?ids=${(await ids()).join()}`);
  const button = page.getByRole('button', { name: 'Stampa' });
  await expect(async () => {
    await button.click();
    await expect(page.locator('body[data-printed]')).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  for (const part of [
    button,
    page.getByRole('link', { name: 'Manda per posta elettronica' }),
    page.getByRole('banner'),
  ]) {
    await expect(part).toBeHidden();
  }
  const list = page.getByRole('list', { name: 'Corsi dell’elenco' });
  await expect(list.getByRole('heading', { level: 2 })).toHaveText(listed);
  await expect(page.getByText(`L’elenco in rete: ${page.url()}`)).toBeVisible();
  const [rich] = await ids();
  const title = list.getByRole('link', { name: titles.rich });
  const printed = await title.evaluate((link) => [
    getComputedStyle(link, '::after').content,
    link.getAttribute('href'),
  ]);
  expect(printed).toEqual([`"${origin}/mooc/app/courseDetails/${rich}"`, `/mooc/app/courseDetails/${rich}`]);
});

test('on a phone with a way of sharing of its own the actions stay in their rows', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.addInitScript(() => {
    navigator.share = async () => undefined;
  });
  await page.goto(`saved?ids=${(await ids()).join()}`);
  await expect(page.getByRole('button', { name: 'Condividi' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copia il link dell’elenco' })).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a list is sent by mail; what needs scripts is not there', async ({ page }) => {
    const all = await ids();
    await page.goto(`en/saved?ids=${all.join()}`);
    const letter = await page.getByRole('link', { name: 'Send by email' }).getAttribute('href');
    expect(letter).toContain(`body=${encodeURIComponent(page.url())}`);
    for (const name of ['Print', 'Copy the link to the list']) {
      await expect(page.getByRole('button', { name, includeHidden: true })).toBeHidden();
    }
  });
});

test('on a phone a very long title is cut after five lines, instead of standing far below the picture', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const [longest] = (await askBackend({}, '', { soloMooc: 'true' })).courses.sort(
    (one, other) => other.title.length - one.title.length,
  );
  await page.goto(`saved?ids=${longest?.id}`);
  const title = page.getByRole('heading', { level: 2 }).getByRole('link');
  await expect(title).toHaveText(longest?.title ?? '');
  const height = async () => (await title.boundingBox())?.height;
  expect(await height()).toBeLessThan(140);
  await page.setViewportSize({ width: 1280, height: 740 });
  expect(await title.evaluate((link) => link.scrollHeight - link.clientHeight), 'cut on a wide screen').toBeLessThan(1);
});

test('one calendar holds the dates of all', async ({ request }) => {
  const { courses } = await askBackend({ filterDisponibilita: ['open'] }, '', { soloMooc: 'true' });
  const [[first, second], gone] = [courses, '4711999'];
  const some = [first?.id, second?.id, gone].join();
  const page = await (await request.get(`saved?ids=${some}`)).text();
  expect(page).toContain(`/calendar/saved?ids=${some}&amp;lang=it`);
  const file = await request.get(`calendar/saved?ids=${some}&lang=en`);
  expect(file.headers()['content-type']).toContain('text/calendar');
  expect(file.headers()['cache-control']).toBe('no-store');
  const text = (await file.text()).replaceAll('\r\n ', '');
  for (const course of [first, second]) expect(text).toContain(`UID:course-${course?.id}-closes@`);
  expect((await request.get(`calendar/saved?ids=${gone}`)).status()).toBe(404);
});

test.describe('by keyboard', () => {
  test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });

  test('what has the focus is not below the bar that compares', async ({ page }) => {
    await page.goto(`saved?ids=${(await ids()).join()}`);
    const bar = page.getByText('Scegli da 2 a 4 corsi.').locator('..');
    for (const title of listed) {
      const link = page.getByRole('link', { name: `Togli: ${title}` });
      await tabTo(page, link);
      const [focused, top] = await Promise.all([link.boundingBox(), bar.boundingBox()]);
      expect((focused?.y ?? 0) + (focused?.height ?? 0), title).toBeLessThanOrEqual(top?.y ?? 0);
    }
  });

  test('the button that leads to the top does not cover the one that takes a removal back', async ({ page }) => {
    await page.goto(`saved?ids=${(await ids()).join()}`);
    await waitForScripts(page);
    await page.getByRole('link', { name: `Togli: ${listed[0]}` }).press('Enter');
    await expect(page.getByRole('button', { name: 'Annulla' })).toBeVisible();
    const gap = () =>
      page.evaluate(() => {
        window.scrollTo(0, 500);
        const [top, undo] = ['Torna su', 'Annulla'].map((name) =>
          [...document.querySelectorAll('button')].find((button) => (button.ariaLabel ?? button.textContent) === name),
        );
        const bar = undo?.parentElement;
        return top && bar ? bar.getBoundingClientRect().top - top.getBoundingClientRect().bottom : Number.NaN;
      });
    await expect.poll(gap).toBeGreaterThanOrEqual(0);
  });
});
