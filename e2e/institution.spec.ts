import { appUrl } from './support/addresses.ts';
import { ChangedBackend, withoutExtensions } from './support/changed-backend.ts';
import { askBackend } from './support/samples.ts';
import { expect, test } from './support/test.ts';
import { startWebApp } from './support/web-app.ts';

const bologna = { id: '4', name: 'Alma Mater Studiorum - Università di Bologna' } as const;

test.describe('without a script, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

  test('what the University of Bologna offers, from the home page: institutions, its name, its courses', async ({
    page,
  }) => {
    await page.goto('home');
    // Pressed by keyboard: sections are laid out during scrolling and move the footer, so a click could miss the link.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Atenei' }).press('Enter');
    await page.getByRole('searchbox', { name: 'Cerca un ateneo' }).fill('bologna');
    await page.getByRole('button', { name: 'Cerca', exact: true }).last().click();
    await expect(page).toHaveURL(/\/aboutUniv\?q=bologna$/);
    await page.getByRole('link', { name: bologna.name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(bologna.name);
    const { total } = await askBackend({ filterAteneo: [bologna.id] });
    await expect(page.getByText(`${total} corsi e serie online, aperti a tutti`)).toBeVisible();
    const soon = (await askBackend({ filterAteneo: [bologna.id], filterDisponibilita: ['soon'] })).total;
    const states = page.getByRole('list', { name: 'Corsi per disponibilità' });
    await expect(states.getByText(`Apre entro un mese ${soon}`)).toBeVisible();
    await page.getByRole('link', { name: 'Tutti i corsi' }).first().click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(new RegExp(`^${total} `));
  });

  test('what an institution opens this month: its page, one link', async ({ page }) => {
    const opening = await askBackend({ filterDisponibilita: ['soon'] });
    await page.goto('catalogue?filterDisponibilita=soon');
    const institutions = await page
      .locator('article a[href*="filterAteneo="]')
      .evaluateAll((links) =>
        links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('filterAteneo')),
      );
    expect([opening.total, institutions.length].every((number) => number > 0)).toBe(true);
    await page.goto(`aboutUniv/${institutions[0]}`);
    const { total } = await askBackend({ filterAteneo: [institutions[0] ?? ''], filterDisponibilita: ['soon'] });
    await page.getByRole('link', { name: `Apre entro un mese ${total}` }).click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(new RegExp(`^${total} `));
  });

  test('all institutions are a list of at most 6,000 px, and a letter leads to its first', async ({ page }) => {
    await page.goto('aboutUniv');
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(6000);
    const letters = page.getByRole('navigation', { name: 'Vai alla lettera: Università' });
    for (const letter of await letters.getByRole('link').all()) {
      const { x = 0, width = 0 } = (await letter.boundingBox()) ?? {};
      expect(x + width).toBeLessThanOrEqual(360);
    }
    await page.setViewportSize({ width: 768, height: 800 });
    const rows = await letters
      .getByRole('link')
      .evaluateAll((links) => new Set(links.map((link) => link.getBoundingClientRect().y)).size);
    expect(rows, 'rows of letters on a tablet').toBe(1);
    await letters.getByRole('link', { name: 'P', exact: true }).click();
    await expect(page).toHaveURL(/#university-p$/);
    await expect(page.locator('#university-p')).toBeInViewport();
    await expect(page.locator('#university-p')).toContainText('Padova');
  });

  test('one kind of institutions, and a name that none has', async ({ page }) => {
    await page.goto('aboutUniv');
    const arts = page.getByRole('link', { name: 'Arte e musica (AFAM)' });
    await expect(arts).toHaveCSS('text-decoration-line', 'none');
    await arts.click();
    await expect(page).toHaveURL(/\/aboutUniv\?kind=afam$/);
    await expect(arts).toHaveCSS('text-decoration-line', 'underline');
    await expect(page.getByRole('heading', { name: 'Università', exact: true })).toHaveCount(0);
    await page.goto('aboutUniv?q=xqzxqz');
    await page.getByRole('link', { name: 'Cerca «xqzxqz» fra i corsi' }).click();
    await expect(page).toHaveURL(/\/catalogue\?q=xqzxqz$/);
  });
});

test('an institution that is not there is 404, on a whole page', async ({ page, expectProblem }) => {
  expectProblem(/status of 404/);
  for (const id of ['99999', 'niente', '04']) {
    expect((await page.goto(`aboutUniv/${id}`))?.status(), id).toBe(404);
    await expect(page.getByRole('banner')).toBeVisible();
  }
});

test('other spellings of a search lead to the one address', async ({ request }) => {
  for (const [query, canonical] of [
    ['?utm_source=x', ''],
    ['?page=1&q=+roma+', '?q=roma'],
    ['?kind=school', ''],
  ]) {
    const answer = await request.get(`${appUrl}/aboutUniv${query}`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([
      308,
      expect.stringMatching(new RegExp(`/aboutUniv${canonical?.replace('?', '\\?')}$`)),
    ]);
  }
});

test('odd records and a backend of the contract alone: whole pages, nothing empty, no address that is not of the web', async ({
  page,
  stopAfterTest,
}) => {
  const odd = { ateneo_id: 4, ateneo_nome: bologna.name, ateneo_web_site: 'javascript:alert(1)', ateneo_afam_fl: 'N' };
  const backend = await stopAfterTest(
    ChangedBackend.start((path, answer) => {
      if (path !== '/cata/atenei' || !Array.isArray(answer)) return withoutExtensions(path, answer);
      return answer.map(({ ateneo_citta: _city, numMoocPubblicati: _count, ...one }) =>
        one.ateneo_id === 4 ? odd : one,
      );
    }),
  );
  const web = await stopAfterTest(startWebApp(backend.restUrl));
  await page.goto(`${web.url}/aboutUniv/4`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(bologna.name);
  await expect(page.locator('#courses, #soon, #series').first()).toBeVisible();
  await expect(page.locator('#subjects, #teachers')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Visita il sito/ })).toHaveCount(0);
  expect(await page.content()).not.toContain('javascript:');
  expect(await (await page.request.get(`${web.url}/aboutUniv`)).text()).toContain('>38 università<');
});
