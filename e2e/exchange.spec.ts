import type { APIResponse } from '@playwright/test';
import { z } from 'zod';
import { appUrl } from './support/addresses.ts';
import { askBackend, titles } from './support/samples.ts';
import { expect, test } from './support/test.ts';

const moochub = 'application/vnd.api+json; moochub-version=3';

const documentSchema = z.object({
  links: z.object({ next: z.string().optional() }),
  data: z.array(z.object({ attributes: z.object({ name: z.string(), courseCode: z.string() }) })),
});

test('MOOChub: every course once, on pages that lead to each other', async ({ request }) => {
  const names: string[] = [];
  const codes: string[] = [];
  for (let next: string | undefined = 'api/moochub/courses'; next; ) {
    const answer: APIResponse = await request.get(next, { headers: { accept: moochub } });
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toBe('application/vnd.api+json; moochub-version=3.0');
    expect(answer.headers()['cache-control']).toContain('s-maxage=300');
    const { links, data } = documentSchema.parse(await answer.json());
    for (const { attributes } of data) {
      names.push(attributes.name);
      codes.push(attributes.courseCode);
    }
    next = links.next;
  }
  expect(new Set(codes).size).toBe(codes.length);
  expect(names).toContain(titles.rich);
  expect(names).not.toContain(titles.series);
});

test('MOOChub: a harvester that asks for JSON gets the same document, also after the other has been kept', async ({
  request,
}) => {
  const whole = await request.get('api/moochub/courses', { headers: { accept: moochub } });
  const plain = await request.get('api/moochub/courses', { headers: { accept: 'application/json' } });
  expect([plain.status(), plain.headers()['content-type']]).toEqual([200, 'application/json']);
  expect(plain.headers().vary).toContain('Accept');
  expect(await plain.json()).toEqual(await whole.json());
  const again = await request.get('api/moochub/courses', { headers: { accept: moochub } });
  expect(again.headers()['content-type']).toContain('moochub-version=3.0');
});

test('MOOChub: another version is refused, also after a good answer that is kept', async ({ request }) => {
  expect((await request.get('api/moochub/courses', { headers: { accept: moochub } })).status()).toBe(200);
  for (const accept of ['application/vnd.api+json; moochub-version=2', 'text/html']) {
    const answer = await request.get('api/moochub/courses', { headers: { accept } });
    expect(answer.status(), accept).toBe(406);
    expect(answer.headers()['content-type']).toBe('application/problem+json');
    expect(answer.headers().vary).toContain('Accept');
  }
  expect((await request.get('api/moochub/courses?page=0')).status()).toBe(400);
  expect((await request.get('api/moochub/courses?page=9999')).status()).toBe(404);
});

test('open data: the whole catalogue as JSON and as CSV', async ({ request }) => {
  const { total } = await askBackend({});
  const json = await request.get('api/export/courses.json');
  expect(json.headers()['content-disposition']).toBe('attachment; filename="courses.json"');
  expect((await json.json()).courses).toHaveLength(total);
  const csv = await request.get('api/export/courses.csv');
  expect(csv.headers()['content-type']).toContain('text/csv; charset=utf-8');
  expect(await csv.text()).toContain(titles.rich);
});

test('Atom: new courses in each language, whose pages answer', async ({ request }) => {
  for (const language of ['it', 'en']) {
    const answer = await request.get(`feeds/${language}`);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toContain('application/atom+xml');
    const text = await answer.text();
    expect(text).toContain(`<link rel="self" type="application/atom+xml" href="${appUrl}/feeds/${language}"/>`);
    const entry = /<entry[\s\S]*?<link rel="alternate"[^>]*href="([^"]+)"/.exec(text)?.[1];
    expect(entry).toBeDefined();
    expect((await request.get(entry ?? '')).status()).toBe(200);
  }
  expect((await request.get('feeds/xx')).status()).toBe(404);
});
