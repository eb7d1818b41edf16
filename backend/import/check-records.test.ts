import { readRecord, recordFields } from './catalogue-record.ts';
import { checkRecords } from './check-records.ts';
import type { KnownNames } from './names.ts';
import { readMoochub } from './read-moochub.ts';

const names: KnownNames = {
  categories: new Map([['informatica', 1]]),
  targets: new Map([['studenti', 1]]),
  iscedCodes: new Set(['0613']),
  imageIds: new Set(),
  institutionId: () => 1,
  storeInstitutions: async () => undefined,
};

/** A course with only the required fields. */
const bare: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(recordFields.map((name) => [name, null])),
  ...{ id: '1', uuid: '8978f51e-770c-4d0a-a2e3-23fae8f6aa79', kind: 'course', language: 'it', title: 'Reti' },
};
const otherUuid = '0cf46a4b-9022-4cd5-9815-92312b3a84dc';
const unknown = {
  categories: [{ it: 'Alchimia', en: null }],
  targets: [{ it: null, en: 'Martians' }],
  isced_codes: ['12'],
};
const unknownReasons = ['no category called Alchimia', 'no target called Martians', 'no ISCED-F code 12'];

/** The problems of the refused records in a file. */
function problemsOf(...changes: readonly Readonly<Record<string, unknown>>[]): readonly (string | null)[] {
  const records = changes.map((change, index) => readRecord({ ...bare, ...change }, `line ${index + 2}`));
  return checkRecords(records, names).refused.map(({ problem }) => problem);
}

describe('a refusal names at once', () => {
  const own = { title: '', opens_at: 'domani' };
  const ownReasons = ['title is empty', 'opens_at is no date'];

  it.each([
    ['what is wrong in the record', own, ownReasons],
    ['what the catalogue does not have', unknown, unknownReasons],
    ['both', { ...own, ...unknown }, [...ownReasons, ...unknownReasons]],
    [
      'what can be read beside what cannot',
      { ...unknown, uuid: '7', categories: 'Alchimia' },
      ['uuid is no UUID', 'categories is no list', 'no target called Martians', 'no ISCED-F code 12'],
    ],
    [
      'the members of a series that are not there',
      { kind: 'series', language: 7, members: ['1', '4711'] },
      ['language is', 'its member 4711 is not among'],
    ],
  ])('%s', (_what, change, reasons) => {
    const [problem] = problemsOf({ uuid: otherUuid, id: '2', ...change }, {});
    for (const reason of reasons) expect(problem).toContain(reason);
    expect(problem?.split('; ')).toHaveLength(reasons.length);
  });

  it('an unknown name in one short line, whatever its length', () => {
    const [problem] = problemsOf({
      categories: [{ it: `a\n${'x'.repeat(900_000)}`, en: null }],
      members: ['y'.repeat(900_000)],
    });
    expect(problem).toMatch(
      /^its member y{60} is not among the good courses of the file; there is no category called a x{58}, but: /,
    );
  });

  it('of MOOChub too', () => {
    const educationalAlignment = [{ educationalFramework: 'ISCED-F', shortCode: '12' }];
    const records = readMoochub([
      { id: 'a', type: 'Course', attributes: { inLanguage: ['it'], educationalAlignment } },
    ]);
    const [refused] = checkRecords(records, names).refused;
    for (const reason of ['name is missing', 'url is missing', 'no ISCED-F code 12']) {
      expect(refused?.problem).toContain(reason);
    }
  });

  it('an attribute by a name that does nothing to the terminal', () => {
    const deep = JSON.parse('['.repeat(200) + ']'.repeat(200));
    const attributes = { name: 'Reti', url: 'https://a.example', inLanguage: ['it'], '\u001b[31mx\ny': deep };
    const [refused] = checkRecords(readMoochub([{ id: 'a', type: 'Course', attributes }]), names).refused;
    expect(refused?.problem).toMatch(/^attributes, \[31mx y has lists/);
  });

  it('an id that is a number as something other than a missing one', () => {
    expect(problemsOf({ id: 12 })).toEqual(['id is no text']);
    expect(problemsOf({ id: null })).toEqual(['id is missing']);
  });

  it.each([
    ['https://user@a.example/', 'has a user name or a password before its host name, so no page shows it'],
    ['https://:secret@a.example/', 'has a user name or a password before its host name, so no page shows it'],
    [`https://a.example/${'x'.repeat(2048)}`, 'is longer than 2,048 characters'],
  ])('an address that no page shows: %.30s', (address, reason) => {
    const institutions = [{ name: 'Ateneo', website: address, kind: null }];
    expect(problemsOf({ course_url: address, institutions })).toEqual([
      `course_url ${reason}; institutions, entry 1, website ${reason}`,
    ]);
    expect(problemsOf({ course_url: `https://a.example/${'x'.repeat(2030)}` })).toEqual([]);
  });

  it('a title and a name of nothing but spaces', () => {
    const institutions = [{ name: ' ', website: null, kind: null }];
    expect(problemsOf({ title: '  ', institutions })).toEqual(['title is empty; institutions, entry 1, name is empty']);
  });

  it('that a course is there twice, of the second one', () => {
    expect(problemsOf({}, { title: '' })).toEqual([
      expect.stringMatching(/title is empty; is in the file twice: the first time at line 2/),
    ]);
    expect(problemsOf({ title: '' }, {})).toEqual(['title is empty']);
  });

  it('that a course is there twice, once with its UUID in capitals, in either format', () => {
    const uuid = otherUuid.toUpperCase();
    const attributes = { name: 'Reti', url: 'https://a.example', inLanguage: ['it'] };
    const moochub = [otherUuid, uuid].map((id) => ({ id, type: 'Course', attributes }));
    const [refused] = checkRecords(readMoochub(moochub), names).refused;
    for (const problem of [problemsOf({ uuid: otherUuid }, { uuid })[0], refused?.problem]) {
      expect(problem).toContain('is in the file twice');
    }
  });
});

describe('a series', () => {
  const series = { kind: 'series', id: 's', uuid: '5b0e3c38-7d3f-4d36-9e0a-5c1f6f3b8d11' };
  const twin = { uuid: otherUuid, title: 'Cinema' };

  it('does not get one of two courses with the same id by chance', () => {
    const reason = 'its member 1 is the id of 2 courses of the file: give each of them another id';
    expect(problemsOf({}, twin, { ...series, members: ['1'] })).toEqual([reason]);
    expect(problemsOf({}, { ...twin, id: '2' }, { ...series, members: ['1', '2'] })).toEqual([]);
    expect(problemsOf({}, twin)).toEqual([]);
  });

  it('has only courses, no series', () => {
    const inner = { ...series, uuid: otherUuid, id: 'inner', members: ['1'] };
    expect(problemsOf({}, inner, { ...series, members: ['1', 'inner'] })).toEqual([
      'its member inner is not among the good courses of the file',
    ]);
  });
});
