import { appUrl, restUrl } from './support/addresses.ts';
import { askBackend, idOf, titles } from './support/samples.ts';
import { expect, test } from './support/test.ts';

/** The backend's number of courses that a subject shares with each other subject, by id. */
async function sharedCourses(id: string): Promise<Readonly<Record<string, number>>> {
  const list = await (await fetch(`${restUrl}/cata/categorie`)).json();
  return list.find((one: { readonly categoria_id: number }) => String(one.categoria_id) === id).moocInComune;
}

test.describe('ways on, without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('what opens soon, the nearest first, and two rows of courses that begin with others', async ({ page }) => {
    const { courses } = await askBackend({ filterDisponibilita: ['upcoming'] });
    await page.goto('home');
    const shown = await page.locator('#soon').getByRole('heading', { level: 3 }).allTextContents();
    expect(shown).toEqual(courses.slice(0, 3).map(({ title }) => title));
    await expect(page.getByRole('link', { name: 'Tutte le prossime aperture' })).toHaveAttribute('href', /upcoming$/);
    const firstOf = (row: string) => page.locator(row).getByRole('heading', { level: 3 }).first().textContent();
    expect(await firstOf('#featured')).not.toBe(await firstOf('#by-institution'));
  });

  test('a subject has its institutions, other subjects, feed and calendar below its courses; two of them have not', async ({
    page,
    request,
  }) => {
    await page.goto('catalogue?filterCategoria=3');
    const institution = page.locator('#institutions li a').first();
    const number = Number((await institution.textContent())?.match(/(\d+)$/)?.[1]);
    const feed = page.getByRole('link', { name: 'Segui i nuovi corsi (feed Atom): Musica' });
    const answer = await request.get((await feed.getAttribute('href')) ?? '');
    expect([answer.status(), await answer.text()]).toEqual([200, expect.stringContaining('Musica</title>')]);
    const calendar = page.getByRole('link', { name: 'Aperture e chiusure nel tuo calendario (iCalendar): Musica' });
    const dates = await request.get((await calendar.getAttribute('href')) ?? '');
    expect([dates.status(), await dates.text()]).toEqual([200, expect.stringMatching(/^NAME:.*Musica\r$/m)]);
    const shared = await sharedCourses('3');
    const near = await page
      .locator('#neighbours li a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const inCommon = near.map((href) => shared[href?.split('=').at(-1) ?? ''] ?? 0);
    expect(inCommon[0]).toBeGreaterThan(0);
    expect(inCommon).toEqual(inCommon.toSorted((one, other) => other - one));
    // Pressed by keyboard: the sections above get their height during scrolling, so a click could miss the link.
    await institution.press('Enter');
    await expect(page).toHaveURL(/\?filterAteneo=\d+&filterCategoria=3$/);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(new RegExp(`^${number} `));
    await expect(page.locator('#institutions, #neighbours')).toHaveCount(0);
  });

  test('a text can be followed as well, with its filters, by feed and calendar of what answers it', async ({
    page,
    request,
  }) => {
    const search = 'q=fisica&filterLingua=IT';
    await page.goto(`catalogue?${search}`);
    const titles = await page.getByRole('main').locator('article h3').allTextContents();
    for (const [name, media] of [
      ['Segui i nuovi corsi (feed Atom)', 'application/atom+xml'],
      ['Aperture e chiusure nel tuo calendario (iCalendar)', 'text/calendar'],
    ] as const) {
      const link = page.getByRole('link', { name: `${name}: Risultati per «fisica», Italiano` });
      const href = (await link.getAttribute('href')) ?? '';
      expect(href).toMatch(new RegExp(`/it\\?${search}$`));
      await expect(link).toHaveAttribute('rel', 'nofollow');
      const answer = await request.get(href);
      expect(answer.headers()).toMatchObject({
        'content-type': expect.stringContaining(media),
        'cache-control': 'private, no-cache',
        'x-robots-tag': 'noindex',
      });
      const text = (await answer.text()).replaceAll('\r\n ', '');
      expect(titles.some((title) => text.includes(title))).toBe(true);
    }
  });

  test('a course is shared by plain links, and what is wrong with it is written to its contact', async ({ page }) => {
    await page.goto(`courseDetails/${await idOf(titles.rich)}`);
    const ways = page.getByRole('list', { name: 'Condividi con' }).getByRole('link');
    await expect(ways).toHaveCount(5);
    const address = encodeURIComponent(page.url());
    for (const way of await ways.all()) expect(await way.getAttribute('href')).toContain(address);
    const report = await page.getByRole('link', { name: /^Qualcosa non va/ }).getAttribute('href');
    expect(report).toMatch(/^mailto:[^?@]+@[^?@]+\?subject=/);
    expect(decodeURIComponent(report ?? '')).toContain(titles.rich);
  });

  for (const path of ['collectionCard/1002', 'aboutUniv/3', 'teacher/1']) {
    test(`${path} is shared by plain links as well`, async ({ page }) => {
      await page.goto(path);
      const ways = page.getByRole('list', { name: 'Condividi con' }).getByRole('link');
      await expect(ways).toHaveCount(5);
      const address = encodeURIComponent(`${appUrl}/${path}`);
      for (const way of await ways.all()) expect(await way.getAttribute('href')).toContain(address);
    });
  }
});
