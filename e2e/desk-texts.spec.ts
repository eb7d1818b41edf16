import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { appUrl } from './support/addresses.ts';
import { openDesk, waitUntilRead } from './support/desk.ts';
import { idOf, titles } from './support/samples.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

const editor = (page: Page) => page.getByRole('textbox', { name: 'Testo in lavorazione' });
const tools = (page: Page) => page.getByRole('group', { name: 'Formattazione' });
const draftStatus = (page: Page) => page.getByRole('status').filter({ hasText: /bozza/i });
const difference = (page: Page) => page.getByRole('region', { name: 'Differenze dal testo pubblicato' });
const preview = (page: Page, theme: 'chiaro' | 'scuro') =>
  page.getByRole('region', { name: `Come lo vede il pubblico: Tema ${theme}` });

const kept = /^Bozza salvata in questo browser il /;
const none = 'Nessuna bozza: è il testo pubblicato.';

/** Opens a text of the course that has every text. */
async function openText(page: Page, text = 'Descrizione'): Promise<void> {
  await page.getByLabel('Corso', { exact: true }).selectOption({ label: titles.rich });
  await page.getByLabel('Testo', { exact: true }).selectOption({ label: text });
  await expect(editor(page)).toBeVisible();
}

function isCursorAtEnd(text: Element): boolean {
  const { focusNode, focusOffset } = document.getSelection() ?? {};
  if (!focusNode || !text.contains(focusNode)) return false;
  const rest = document.createRange();
  rest.selectNodeContents(text);
  rest.setStart(focusNode, focusOffset ?? 0);
  return rest.toString() === '';
}

/** Retries, because the editor moves the cursor back to the start when a key arrives while it is taking the focus. */
async function moveToEnd(page: Page): Promise<void> {
  await editor(page).focus();
  await expect(async () => {
    await editor(page).press('ControlOrMeta+End');
    expect(await editor(page).evaluate(isCursorAtEnd)).toBe(true);
  }).toPass();
}

/** Writes a new paragraph at the end of the text. */
async function write(page: Page, text: string): Promise<void> {
  await moveToEnd(page);
  await editor(page).press('Enter');
  await editor(page).pressSequentially(text);
}

async function download(page: Page, button: string) {
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await started;
  return { name: file.suggestedFilename(), content: await readFile(await file.path(), 'utf8') };
}

test.beforeEach(({ page }) => openDesk(page, 'texts'));

test('says that nothing is saved to the catalogue from here', async ({ page }) => {
  await expect(page.getByRole('note').filter({ hasText: 'Da qui non si salva nel catalogo' })).toBeVisible();
});

test('shows a text exactly as its public page does, in both themes', async ({ page }) => {
  await openText(page);
  const shown = (theme: 'chiaro' | 'scuro') => preview(page, theme).locator('[dir=auto]').innerHTML();
  const [light, dark] = [await shown('chiaro'), await shown('scuro')];
  const backgrounds = await Promise.all(
    (['chiaro', 'scuro'] as const).map((theme) =>
      preview(page, theme)
        .locator('[data-theme]')
        .evaluate((box) => getComputedStyle(box).backgroundColor),
    ),
  );
  expect(new Set(backgrounds).size).toBe(2);
  await page.goto(`courseDetails/${await idOf(titles.rich)}`);
  const published = await page.locator('section[aria-labelledby=description] [dir=auto]').innerHTML();
  expect(light).toBe(published);
  expect(dark).toBe(published);
});

test('keeps a draft over a reload, compares it with the published text and throws it away', async ({ page }) => {
  await openText(page);
  await expect(draftStatus(page)).toHaveText(none);
  await expect(difference(page)).toContainText('Nessuna differenza nel testo.');
  await write(page, 'Una frase nuova.');
  await expect(draftStatus(page)).toHaveText(kept);

  await page.reload();
  await waitUntilRead(page);
  await expect(editor(page)).toContainText('Una frase nuova.');
  await expect(draftStatus(page)).toHaveText(kept);
  await expect(difference(page).locator('ins')).toHaveText('+ Una frase nuova.');
  await expect(difference(page).locator('del')).toHaveCount(0);
  await expect(preview(page, 'scuro')).toContainText('Una frase nuova.');

  await page.getByRole('button', { name: 'Scarta la bozza' }).click();
  await expect(editor(page)).not.toContainText('Una frase nuova.');
  await expect(draftStatus(page)).toHaveText(none);
});

test('a draft can be read and exported when the catalogue cannot be read', async ({ page, expectProblem }) => {
  expectProblem(/status of 400/);
  await openText(page);
  await write(page, 'Una frase nuova.');
  await expect(draftStatus(page)).toHaveText(kept);
  await page.route('**/api/moocFilters', (route) => route.fulfill({ status: 400, json: { message: 'no' } }));
  await page.reload();
  await expect(page.getByText(/^Finché il catalogo non è stato letto, le bozze si possono leggere/)).toBeVisible();
  await expect(preview(page, 'chiaro')).toContainText('Una frase nuova.');
  expect((await download(page, 'Esporta in HTML')).content).toMatch(/<p>Una frase nuova\.<\/p>$/);
});

test('a second tab with the same text follows the first', async ({ page, context }) => {
  await openText(page);
  const other = await context.newPage();
  await other.goto('restricted?desk=texts');
  await waitUntilRead(other);
  await openText(other);
  await write(page, 'Una frase nuova.');
  await expect(editor(other)).toContainText('Una frase nuova.');
  await write(other, 'E una seconda.');
  await expect(editor(page)).toContainText('E una seconda.');
  await expect(editor(page)).toContainText('Una frase nuova.');
  await page.getByRole('button', { name: 'Scarta la bozza' }).click();
  await expect(draftStatus(other)).toHaveText(none);
});

test('takes over a list as Word writes it', async ({ page }) => {
  await openText(page);
  await moveToEnd(page);
  const point = (text: string) =>
    `<p style='mso-list:l0 level1'><span style='mso-list:Ignore'>·&nbsp; </span>${text}</p>`;
  const html = `<p>Prima</p>${point('Primo punto')}${point('Secondo punto')}<p>Dopo</p>`;
  await editor(page).evaluate((text, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pasted);
    text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
  await expect(
    editor(page)
      .getByRole('listitem')
      .filter({ hasText: /^Primo punto$/ }),
  ).toHaveCount(1);
  await page.getByRole('button', { name: 'Scarta la bozza' }).click();
});

test('gives the draft out as HTML and as JSON', async ({ page }) => {
  await openText(page);
  await write(page, 'Una frase nuova.');
  const id = await idOf(titles.rich);
  const html = await download(page, 'Esporta in HTML');
  expect(html.name).toBe(`${id}-description.html`);
  expect(html.content).toMatch(/<p>Una frase nuova\.<\/p>$/);
  const json = await download(page, 'Esporta in JSON');
  expect(json.name).toBe(`${id}-description.json`);
  expect(JSON.parse(json.content)).toMatchObject({
    courseId: id,
    text: 'description',
    html: html.content,
    document: { type: 'doc', content: expect.any(Array) },
  });
});

test('has a toolbar for headings, lists, links and tables', async ({ page }) => {
  await openText(page);
  const use = (name: string) => tools(page).getByRole('button', { name, exact: true }).click();
  await write(page, 'Un titolo');
  await use('Titolo 3');
  await write(page, 'Primo punto');
  await use('Elenco puntato');
  await expect(tools(page).getByRole('button', { name: 'Elenco puntato' })).toHaveAttribute('aria-pressed', 'true');
  await use('Inserisci una tabella');
  await use('Aggiungi una riga');
  const result = preview(page, 'chiaro');
  await expect(result.getByRole('heading', { name: 'Un titolo' })).toBeVisible();
  await expect(result.getByRole('listitem').filter({ hasText: 'Primo punto' })).toBeVisible();
  await expect(result.getByRole('table').getByRole('row')).toHaveCount(4);
  await use('Elimina la tabella');
  await expect(result.getByRole('table')).toHaveCount(0);
});

test('takes links that the public pages keep, and no others', async ({ page }) => {
  await openText(page);
  await moveToEnd(page);
  await tools(page).getByRole('button', { name: 'Collegamento', exact: true }).click();
  const address = page.getByRole('textbox', { name: 'Indirizzo del collegamento' });
  await address.fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Applica' }).click();
  const refused = page
    .getByRole('alert')
    .filter({ hasText: 'Serve un indirizzo http, https, mailto, tel o relativo.' });
  await expect(refused).toBeVisible();
  await address.fill('https://example.org/pagina');
  await page.getByRole('button', { name: 'Applica' }).click();
  const link = preview(page, 'chiaro').getByRole('link', { name: 'https://example.org/pagina' });
  await expect(link).toHaveAttribute('href', 'https://example.org/pagina');
});

test('trims what is pasted or written beyond the maximum length, and counts', async ({ page }) => {
  await openText(page, 'Sottotitolo');
  const limit = page.getByLabel('Lunghezza massima (facoltativa)');
  await limit.fill('20');
  await limit.press('Tab');
  await expect(page.getByText('20 di 20 caratteri')).toBeVisible();
  await tools(page).getByRole('button', { name: 'Annulla' }).click();
  await expect(page.getByText(/^(?!20 )\d+ di 20 caratteri$/)).toBeVisible();
  await moveToEnd(page);
  await page.keyboard.insertText('molto di più');
  await expect(page.getByText('20 di 20 caratteri')).toBeVisible();
  await expect(editor(page)).not.toContainText('molto');
});

test('what an editor pastes does not run and does not leave the browser', async ({ page, expectProblem }) => {
  // The browser reports what the page's policy blocks.
  expectProblem(/Executing inline event handler violates/);
  await openText(page);
  await editor(page).evaluate((element) => {
    const data = new DataTransfer();
    data.setData(
      'text/html',
      '<p>Incollato<img src="x" onerror="window.broken=true"><script>window.broken=1</script></p>',
    );
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect(preview(page, 'chiaro')).toContainText('Incollato');
  expect((await download(page, 'Esporta in HTML')).content).not.toMatch(/onerror|script/);
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
});

test('a draft is shown to nobody else who signs in on the same browser', async ({ page }) => {
  await openText(page);
  await write(page, 'Solo per me.');
  await expect(draftStatus(page)).toHaveText(kept);
  const address = page.url();
  for (const [name, text] of [
    ['delegate', none],
    ['editor', kept],
  ] as const) {
    await page.goto('logout');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sei uscito');
    await signIn(page, appUrl, name);
    await page.goto(address);
    await waitUntilRead(page);
    await expect(draftStatus(page)).toHaveText(text);
  }
  await expect(editor(page)).toContainText('Solo per me.');
});
