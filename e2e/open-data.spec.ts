import { appUrl, restUrl } from './support/addresses.ts';
import { crawl } from './support/crawler.ts';
import { askBackend, idOf, titles } from './support/samples.ts';
import { expect, test } from './support/test.ts';
import { startWebApp } from './support/web-app.ts';

const notes = `${appUrl}/en/legal#open-data`;
const licence = 'https://creativecommons.org/licenses/by/4.0/';

test('is linked where the legal notes are, and every file answers', async ({ page, request }) => {
  await page.goto('legal');
  const links = page.locator('#open-data').getByRole('link');
  const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect(addresses).toContain(`${appUrl}/api/export/courses.csv?separator=semicolon`);
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200);
});

test('with semicolons has as many lines as the catalogue has courses, in quotation marks', async ({ request }) => {
  const { total } = await askBackend({});
  const csv = await (await request.get('api/export/courses.csv?separator=semicolon')).text();
  expect(csv).toMatch(/^\uFEFFid;uuid;kind;/);
  expect(csv.match(/^"\d+";"[0-9a-f-]{36}";"(course|series)";/gm)).toHaveLength(total);
  const json = await (await request.get('api/export/courses.json')).json();
  expect(json).toMatchObject({ count: total, licence: null });
});

test('says that no licence is stated until the operator states one', async ({ page, request }) => {
  await page.goto('en/legal');
  await expect(page.locator('#open-data')).toContainText('have not stated a licence');
  for (const path of ['api/export/courses.json', 'api/export/courses.csv', 'api/moochub/courses', 'feeds/it']) {
    const { link } = (await request.head(path)).headers();
    expect(link, path).toBe(`<${notes}>; rel="describedby"; title="No licence of these data is stated"`);
  }
  expect((await (await request.get('api/moochub/courses')).json()).meta).toEqual({ licence: null });
  expect(await (await request.get('llms.txt')).text()).toContain('have not stated a licence');
  for (const path of [
    'en/legal',
    `courseDetails/${await idOf(titles.rich)}`,
    `collectionCard/${await idOf(titles.series)}`,
  ]) {
    const { nodes } = await crawl(page, `${appUrl}/${path}`);
    const [node] = nodes.filter((node) => /^(Dataset|Course|LearningResource|Collection)$/.test(String(node['@type'])));
    const isOfData = path === 'en/legal';
    expect(node?.usageInfo, path).toEqual(isOfData ? expect.stringMatching(/\/legal#open-data$/) : undefined);
    expect(node, path).not.toHaveProperty(isOfData ? 'license' : 'sdLicense');
  }
});

test('says the licence that the operator states, in every form', async ({ page, request, stopAfterTest }) => {
  const web = await stopAfterTest(startWebApp(restUrl, undefined, { DATA_LICENCE: 'CC-BY-4.0' }));
  for (const path of ['api/export/courses.json', 'api/export/courses.csv', 'api/moochub/courses', 'feeds/it']) {
    const answer = await request.head(`${web.url}/${path}`);
    expect(answer.headers().link, path).toBe(`<${licence}>; rel="license"`);
  }
  const json = await (await request.get(`${web.url}/api/export/courses.json`)).json();
  expect(json.licence).toEqual({ name: 'CC BY 4.0', url: licence });
  expect(await (await request.get(`${web.url}/feeds/en`)).text()).toContain(`<link rel="license" href="${licence}"/>`);
  await page.goto(`${web.url}/en/legal`);
  await expect(page.getByRole('link', { name: 'CC BY 4.0' })).toHaveAttribute('href', licence);
  const nodes = async (path: string) => (await crawl(page, `${web.url}/${path}`)).nodes;
  expect((await nodes('legal')).find((node) => node['@type'] === 'Dataset')).toMatchObject({ license: licence });
  expect((await nodes('courseDetails/1')).find((node) => node['@type'] === 'Course')).toMatchObject({
    sdLicense: licence,
  });
});
