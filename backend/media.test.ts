import { z } from 'zod';
import { getJson, search } from './testing/calls.ts';
import * as shapes from './testing/contract-shapes.ts';
import { seededBackend } from './testing/seeded-backend.ts';

jest.setTimeout(180_000);

const backend = seededBackend();

describe('pictures', () => {
  it('have type, entity tag and caching, and are not sent again to who has them', async () => {
    const { body } = await getJson(`${backend.rest}/cata/categorie`);
    const [category] = z.array(shapes.listedCategory).parse(body);
    const address = `${backend.rest}/immagine/${category?.categoria_img_id}`;
    const response = await fetch(address);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=86400/);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(8, 12).toString()).toBe('WEBP');

    const etag = response.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    const again = await fetch(address, { headers: { 'If-None-Match': `"other", ${etag}` } });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    expect((await fetch(address, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
  });

  it.each(['0', '01', '999999', 'abc', '1.5', '99999999999999'])('there is no picture %s', async (id) => {
    const { status, body } = await getJson(`${backend.rest}/immagine/${id}`);
    expect(status).toBe(404);
    shapes.problem.parse(body);
  });

  it('every picture that a search or a list names is there', async () => {
    const { moocs } = await search(backend.rest, { moocsPerPagina: 100 });
    const universities = z.array(shapes.listedUniversity).parse((await getJson(`${backend.rest}/cata/atenei`)).body);
    const ids = new Set([
      ...z
        .array(shapes.summary)
        .parse(moocs)
        .map(({ moocImgId }) => moocImgId),
      ...universities.flatMap((university) => [university.ateneo_logo_id, university.ateneo_img_id]),
    ]);
    for (const id of ids) {
      if (id !== null) expect((await fetch(`${backend.rest}/immagine/${id}`)).status).toBe(200);
    }
  });
});

describe('trailers', () => {
  const trailerPath = async () => {
    const { moocs } = await search(backend.rest, { moocsPerPagina: 100, soloMooc: true });
    for (const { moocId } of moocs) {
      const { mooc_link_video: link } = shapes.course.parse(
        (await getJson(`${backend.rest}/mooc/moocVetrina/${moocId}`)).body,
      );
      if (link !== null) return new URL(link);
    }
    throw new Error('No course has a trailer');
  };

  it('are at the address that a course names, whole and in parts', async () => {
    const address = await trailerPath();
    expect(address.href).toMatch(/^https:\/\/moocs\.example\.org\/mooc\/rest\/filmato\/[a-z0-9-]+\.webm$/);
    const local = `${backend.url}${address.pathname}`;
    const whole = await fetch(local);
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'video/webm']);
    expect(whole.headers.get('accept-ranges')).toBe('bytes');
    expect(whole.headers.get('cache-control')).toMatch(/^public, max-age=86400/);
    const bytes = Buffer.from(await whole.arrayBuffer());

    const part = await fetch(local, { headers: { Range: 'bytes=100-199' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${bytes.length}`]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(100, 200));
    expect((await fetch(local, { headers: { Range: `bytes=${bytes.length}-` } })).status).toBe(416);
  });

  it.each(['none.webm', '..%2Fload.ts', '%2e%2e/load.ts', 'README.md'])('there is no trailer %s', async (name) => {
    const { status, body } = await getJson(`${backend.rest}/filmato/${name}`);
    expect(status).toBe(404);
    shapes.problem.parse(body);
  });
});
