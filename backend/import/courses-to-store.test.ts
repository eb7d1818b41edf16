import { readSettings } from '../env.ts';
import { emptyAnswers } from '../testing/empty-answers.ts';
import { readRecord, recordFields } from './catalogue-record.ts';
import { coursesToStore } from './courses-to-store.ts';
import type { KnownNames } from './names.ts';
import { ownSite } from './site.ts';
import type { Teachers } from './teachers.ts';

const names: KnownNames = {
  ...{ categories: new Map(), targets: new Map(), iscedCodes: new Set(), imageIds: new Set() },
  institutionId: () => 1,
  storeInstitutions: async () => undefined,
};
const teachers: Teachers = { idsOf: () => [], store: async () => undefined };
const site = ownSite(readSettings({ SITE_URL: 'https://moocs.example.org' }));

/** Records of a file, each with another UUID, as an empty catalogue would store them. */
function stored(...records: readonly object[]) {
  const courses = records.flatMap((record, index) => {
    const uuid = `8978f51e-770c-4d0a-a2e3-23fae8f6aa7${index}`;
    const required = { uuid, kind: 'course', language: 'it', title: 'Reti' };
    const absent = Object.fromEntries(recordFields.map((name) => [name, null]));
    return readRecord({ ...absent, ...required, ...record }, '').course ?? [];
  });
  return coursesToStore(emptyAnswers(), courses, { names, site, teachers });
}

it('a series that has the id of one of its courses names that course, not itself', async () => {
  const [one, other, series] = await stored({ id: 'a' }, { id: 'b' }, { id: 'a', kind: 'series', members: ['a', 'b'] });
  expect(series?.memberIds).toEqual([one?.row.id, other?.row.id]);
});

it('the number of a course of this site stays free for it, wherever it is in the file', async () => {
  const own = { id: '1', uuid: '2f9e6b59-fdaa-5511-aea4-4e16a0fc557f' };
  const courses = await stored({ id: 'other-site' }, { id: '7' }, own);
  expect(courses.map(({ row }) => row.id)).toEqual([2, 3, 1]);
});
