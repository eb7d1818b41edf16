import { appUrl } from './support/addresses.ts';
import { ChangedBackend, withoutExtensions } from './support/changed-backend.ts';
import { crawl } from './support/crawler.ts';
import { idOf, titles } from './support/samples.ts';
import { expect, test } from './support/test.ts';
import { startWebApp } from './support/web-app.ts';

test.use({ javaScriptEnabled: false });

test('a name on the page of a course leads to the person, whose courses lead back', async ({ page }) => {
  await page.goto(`courseDetails/${await idOf(titles.rich)}`);
  const link = page
    .locator('#teachers, main')
    .getByRole('heading', { level: 3 })
    .locator('a[href*="/teacher/"]')
    .first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page).toHaveURL(/\/teacher\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.locator('#courses').getByRole('link', { name: titles.rich })).toBeVisible();
  await expect(page.locator('#colleagues').getByRole('link').first()).toHaveAttribute('href', /\/teacher\/\d+$/);
  await page.getByRole('list', { name: 'Corsi offerti da' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/aboutUniv\/\d+$/);
});

test('search engines read a person with one canonical address in each language', async ({ page }) => {
  for (const address of [`${appUrl}/teacher/1`, `${appUrl}/en/teacher/1`]) {
    const { canonical, alternates, nodes, headings } = await crawl(page, address);
    expect([canonical, headings]).toEqual([address, 1]);
    expect(alternates).toMatchObject({ it: `${appUrl}/teacher/1`, en: `${appUrl}/en/teacher/1` });
    const person = nodes.find((node) => node['@type'] === 'Person');
    expect(person).not.toHaveProperty('affiliation');
    expect(person).toMatchObject({ name: await page.getByRole('heading', { level: 1 }).textContent(), url: address });
  }
});

test('a teacher who is not there is 404', async ({ page, expectProblem }) => {
  expectProblem(/status of 404/);
  for (const id of ['999999', 'nessuno', '0']) expect((await page.goto(`teacher/${id}`))?.status(), id).toBe(404);
});

test('where the backend has no ids, names lead to a search and there are no such pages', async ({
  page,
  stopAfterTest,
}) => {
  const backend = await stopAfterTest(
    ChangedBackend.start((path, answer) => {
      const withoutIds = (key: string, value: unknown) => (key === 'doc_id' ? undefined : value);
      return withoutExtensions(path, JSON.parse(JSON.stringify(answer, withoutIds) ?? 'null'));
    }),
  );
  const web = await stopAfterTest(startWebApp(backend.restUrl));
  await page.goto(`${web.url}/courseDetails/${await idOf(titles.rich)}`);
  const name = page.getByRole('heading', { level: 3 }).locator('a[href*="/catalogue?q="]').first();
  await name.click();
  await expect(page.getByRole('article').filter({ hasText: titles.rich })).toBeVisible();
  expect((await page.request.get(`${web.url}/teacher/1`)).status()).toBe(404);
  expect(await (await page.request.get(`${web.url}/sitemap.xml`)).text()).not.toContain('teachers');
});
