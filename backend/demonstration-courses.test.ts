import { z } from 'zod';
import { catalogue } from './seed/catalogue.ts';
import { courseToStore, referencesOf } from './seed/load-courses.ts';
import { getJson, search } from './testing/calls.ts';
import { seededFolder } from './testing/data-folders.ts';
import { startBackend, withoutDictionary } from './testing/running-backend.ts';
import { seededBackend } from './testing/seeded-backend.ts';
import { siteUrl } from './testing/shared-backend.ts';

jest.setTimeout(180_000);

const backend = seededBackend();

const courseLinks = z.object({ mooc_link_corso: z.string().nullable(), mooc_link_video: z.string().nullable() });

/** The visible text of a page. */
function textOf(page: string): string {
  const text = page.replace(/<style>.*<\/style>/s, '').replaceAll(/<[^>]*>/g, ' ');
  return text.replaceAll('&quot;', '"').replaceAll('&#39;', "'");
}

async function open(address: string, language = 'it') {
  const response = await fetch(address, { headers: { 'accept-language': language } });
  const html = await response.text();
  return { status: response.status, headers: response.headers, html, text: textOf(html) };
}

it('every course of the seed leads to a page that names it and says that this is a demonstration', async () => {
  const { moocs } = await search(backend.rest, { moocsPerPagina: 100, soloMooc: true });
  expect(moocs).toHaveLength(catalogue.courses.length);
  for (const { moocId, moocTitolo, moocAteneoColl } of moocs) {
    const address = `${backend.url}/idp/courses/${moocId}`;
    const links = courseLinks.parse((await getJson(`${backend.rest}/mooc/moocVetrina/${moocId}`)).body);
    expect(links.mooc_link_corso).toBe(address);
    const { status, text } = await open(address);
    expect(status).toBe(200);
    expect(text).toContain(moocTitolo.replaceAll(/<[^>]*>/g, ''));
    for (const { ateneo_nome } of moocAteneoColl) expect(text).toContain(ateneo_nome);
    expect(text).toContain('Questa è una dimostrazione');
  }
});

it.each([
  ['it', 'Questa è una dimostrazione', `${siteUrl}/mooc/app/courseDetails/1`, '?lang=en'],
  ['en', 'This is a demonstration', `${siteUrl}/mooc/app/en/courseDetails/1`, '?lang=it'],
])('the page in %s leads back to the course and to the other language', async (language, sentence, back, other) => {
  const address = `${backend.url}/idp/courses/1`;
  for (const page of [await open(address, language), await open(`${address}?lang=${language}`, 'de')]) {
    expect(page.html).toContain(`<html lang="${language}">`);
    expect(page.text).toContain(sentence);
    expect(page.html).toContain(`href="${back}"`);
    expect(page.html).toContain(`href="${other}"`);
    expect(page.html).not.toMatch(/<script/i);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  }
});

it.each([
  '/courses/99999',
  '/courses/1001',
  '/courses/0',
  '/courses/01',
  '/courses/1.0',
  '/courses/-1',
  '/courses/1e0',
  '/courses/%31%00',
  '/courses/999999999999999999999',
  '/courses/',
  '/courses/1/x',
  '/courses/<script>alert(1)<',
])('%s is a page that says there is no such course', async (path) => {
  const { status, text, html } = await open(`${backend.url}/idp${path}`, 'en');
  expect(status).toBe(404);
  expect(text).toContain('There is no such course');
  expect(html).toContain(`href="${siteUrl}/mooc/app/home"`);
});

it('the addresses of pages and trailers follow the backend when its public address or its product changes', async () => {
  // A backend on another port has filled the folder.
  const settings = { BACKEND_DATA: await seededFolder(), SITE_URL: siteUrl, PRODUCT: 'corsi' };
  const moved = await startBackend(
    { ...settings, BACKEND_URL: 'https://accounts.example.org/' },
    { flags: withoutDictionary },
  );
  const id = 1 + catalogue.courses.findIndex(({ trailer }) => trailer);
  const links = courseLinks.parse((await getJson(`${moved.url}/corsi/rest/mooc/moocVetrina/${id}`)).body);
  expect(links).toEqual({
    mooc_link_corso: `https://accounts.example.org/idp/courses/${id}`,
    mooc_link_video: expect.stringMatching(/^https:\/\/moocs\.example\.org\/corsi\/rest\/filmato\/[a-z0-9-]+\.webm$/),
  });
  await moved.stop();
});

it('generated courses have the same addresses', () => {
  const [course] = catalogue.courses;
  if (!course) throw new Error('The catalogue has no course');
  const place = { id: 10_001, imageId: null, teacherIds: [] };
  expect(courseToStore(course, place, referencesOf(catalogue)).row.courseUrl).toBe('/courses/10001');
});
