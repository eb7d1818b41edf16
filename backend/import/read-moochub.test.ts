import { readMoochub } from './read-moochub.ts';

const provider = { name: 'Beispiel-MOOC', url: 'https://mooc.example.org/', logo: 'https://mooc.example.org/l.png' };
const proprietary = [{ id: 'Proprietary', url: null, name: null, author: 'Universität Beispiel' }];

/** A course in MOOChub 2.1, with every attribute of this version. */
const older = {
  type: 'courses',
  id: 'kurs-7',
  attributes: {
    name: 'Statistik <für> "alle" 🎓',
    courseCode: 'stat2026',
    courseMode: 'MOOC',
    abstract: '<p>Kurz</p>',
    description: null,
    languages: ['de-DE'],
    startDate: '2026-01-13T08:00:00+01:00',
    endDate: '2026-03-13T08:00:00Z',
    availableUntil: null,
    image: { url: 'https://mooc.example.org/b.png', licenses: proprietary },
    video: { url: 'https://mooc.example.org/v.mp4', licenses: proprietary },
    instructors: [
      { name: 'Ada Maria Weiß', role: 'Dozentin', image: null, description: '<p>Lehrt</p>' },
      { name: 'Team Statistik', role: null, type: 'Organization' },
    ],
    learningObjectives: ['Mittelwerte <em>verstehen</em>', 'Daten prüfen'],
    duration: 'P2M4D',
    partnerInstitutes: [
      { name: 'Universität Beispiel', description: null, logo: null, url: 'https://uni.example.org/' },
    ],
    moocProvider: provider,
    url: 'https://mooc.example.org/kurs-7',
    workload: 5,
    courseLicenses: proprietary,
    access: ['free'],
  },
};
const withAttributes = (more: object) => ({ ...older, attributes: { ...older.attributes, ...more } });

function readGood(item: unknown) {
  const [record] = readMoochub([item]);
  if (!record?.course) throw new Error(record?.problem);
  return record;
}

it('reads a course of version 2.1', () => {
  const [record] = readMoochub([older]);
  expect(record?.problem).toBeNull();
  expect(record?.course).toMatchObject({
    lastingId: 'mooc.example.org/kurs-7',
    idInFile: 'stat2026',
    columns: {
      language: 'DE',
      title: 'Statistik &lt;für&gt; "alle" 🎓',
      description: '<p>Kurz</p>',
      outcomes: '<ul><li>Mittelwerte <em>verstehen</em></li><li>Daten prüfen</li></ul>',
      opensAt: new Date('2026-01-13T07:00:00Z'),
      closesAt: null,
      courseUrl: 'https://mooc.example.org/kurs-7',
      videoUrl: 'https://mooc.example.org/v.mp4',
    },
    workloadWhenNew: '5 Stunden pro Woche, 2 Monate, 4 Tage',
    imageUrl: 'https://mooc.example.org/b.png',
    institutions: [
      { name: 'Beispiel-MOOC', website: 'https://mooc.example.org/' },
      { name: 'Universität Beispiel', website: 'https://uni.example.org/' },
    ],
    teachers: [{ firstName: 'Ada Maria', lastName: 'Weiß', biographyEn: '<div lang="de"><p>Lehrt</p></div>' }],
  });
});

it('reads what one party of a course says although another has no name', () => {
  const [record] = readMoochub([
    withAttributes({ instructors: [{}, { name: 'Ada Weiß' }], partnerInstitutes: [{ url: 'https://no.name/' }] }),
  ]);
  expect(record?.course?.teachers).toHaveLength(1);
  expect(record?.course?.institutions).toHaveLength(1);
});

it.each([
  ['DE', null, 'P6W', '6 Wochen'],
  ['FR', 2, 'P1W', '2\u00A0heures par semaine, 1\u00A0semaine'],
  ['EN', 3, 'P1W', '3 hours per week, 1 week'],
  ['IT', 1, null, '1 ora alla settimana'],
  ['IT', 168, 'P0W', '168 ore alla settimana'],
  ['EN', null, 'PT1500H', '1500 hours'],
  ['EN', null, 'PT1H30M', '1 hour, 30 minutes'],
  ['XX', 3, 'P2W', '<span lang="en">3 hours per week, 2 weeks</span>'],
  ['IT', null, null, null],
  ['IT', 1080, null, null],
  ['IT', 0, 'bald', null],
])('says the workload of a course in its language: %s', (language, workload, duration, text) => {
  const [record] = readMoochub([withAttributes({ languages: [language], workload, duration })]);
  expect(record?.course?.workloadWhenNew).toBe(text);
});

it('puts the publisher of a course of version 3.0 in charge, and takes its people for teachers', () => {
  const [record] = readMoochub([
    {
      id: '8978f51e-770c-4d0a-a2e3-23fae8f6aa79',
      type: 'Course',
      attributes: {
        name: 'Logic',
        url: 'https://mooc.example.org/logic',
        inLanguage: ['en'],
        startDate: ['2026-01-13T08:00:00Z', '2026-06-13T08:00:00Z'],
        publisher: { type: 'Organization', name: 'Open Campus' },
        creator: [
          { type: 'Organization', name: 'Open Campus', url: null },
          { type: 'Person', name: 'Kurt Ferrari' },
        ],
        workload: { timeValue: 4, timeUnit: 'h/month' },
        educationalAlignment: [
          { educationalFramework: 'ISCED-F', shortCode: '0541' },
          { educationalFramework: 'OEFOS', shortCode: '101013' },
        ],
      },
    },
  ]);
  expect(record?.course).toMatchObject({
    lastingId: '8978f51e-770c-4d0a-a2e3-23fae8f6aa79',
    columns: { opensAt: new Date('2026-01-13T08:00:00Z'), closesAt: null },
    workloadWhenNew: '4 hours per month',
    institutions: [{ name: 'Open Campus', website: null }],
    teachers: [{ firstName: 'Kurt', lastName: 'Ferrari' }],
    iscedCodes: ['0541'],
  });
});

it('names a skill in the language of the course, also when its code is in capital letters', () => {
  const name = Object.entries({ de: 'Netze', IT: 'Reti' }).map(([inLanguage, word]) => ({ inLanguage, name: word }));
  const { course } = readGood(withAttributes({ languages: ['it'], learningObjectives: [], teaches: [{ name }] }));
  expect(course?.columns.outcomes).toBe('<ul><li>Reti</li></ul>');
});

it('keeps the website of an institution that the document names again without it', () => {
  const again = { name: provider.name, type: 'Organization' };
  const { course } = readGood(withAttributes({ creator: [again], partnerInstitutes: [again] }));
  expect(course?.institutions).toMatchObject([{ name: provider.name, website: provider.url }]);
});

describe('a date', () => {
  it.each([
    ['2026-01-31', '2026-01-30T23:00:00.000Z', '2026-01-31T22:59:59.000Z'],
    ['2026-07-31', '2026-07-30T22:00:00.000Z', '2026-07-31T21:59:59.000Z'],
    ['2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.000Z'],
    ['2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T22:59:59.000Z'],
    [['2026-01-31', '2026-07-31'], '2026-01-30T23:00:00.000Z', '2026-01-31T22:59:59.000Z'],
    ['2026-01-31T08:00:00+01:00', '2026-01-31T07:00:00.000Z', '2026-01-31T07:00:00.000Z'],
  ])('without time, %j, is the whole day in Italy: from its midnight, to its last second', (written, from, to) => {
    for (const end of ['expires', 'availableUntil']) {
      const { course, notKept } = readGood(withAttributes({ startDate: written, [end]: written }));
      const { opensAt, closesAt } = course.columns;
      expect([end, opensAt?.toISOString(), closesAt?.toISOString()]).toEqual([end, from, to]);
      expect(notKept?.filter(({ name }) => name.includes('not understood'))).toEqual([]);
    }
  });

  it.each(['31/01/2026', 'domani', '2026-02-30', '2026-1-31', '0001-01-01', '20260131', 1769814000000, true, {}])(
    'that cannot be read, %j, is left out and named, and the course is read',
    (written) => {
      const more = { startDate: written, endDate: written, availableUntil: written };
      const { course, notKept } = readGood(withAttributes(more));
      // Unreadable dates are left undefined, so that the stored dates stay.
      expect(course.columns).not.toHaveProperty('opensAt');
      expect(course.columns).not.toHaveProperty('closesAt');
      const named = Object.keys(more).map((name) => ({
        name: `${name}, not understood`,
        example: JSON.stringify(written),
      }));
      expect(notKept).toEqual(expect.arrayContaining(named));
    },
  );

  it.each([
    [{ availableUntil: '31/01/2026' }, '2026-03-13T08:00:00.000Z'],
    [{ availableUntil: '31/01/2026', endDate: '2026-05-01' }, '2026-05-01T21:59:59.000Z'],
    [{ availableUntil: '31/01/2026', expires: '2026-05-01' }, '2026-05-01T21:59:59.000Z'],
    [{ availableUntil: '2026-05-01', endDate: '31/01/2026' }, '2026-05-01T21:59:59.000Z'],
    [{ availableUntil: null, endDate: '31/01/2026' }, undefined],
    [{ availableUntil: null, expires: '31/01/2026' }, undefined],
  ])('that cannot be read hides no other: %j', (more, closesAt) => {
    const [record] = readMoochub([withAttributes(more)]);
    expect(record?.course?.columns.closesAt?.toISOString()).toBe(closesAt);
  });
});

/** A course with an attribute that is a hundred thousand lists, each in another. */
const deep = (attribute: string) =>
  withAttributes({ [attribute]: JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)) });

it.each([
  ['without a name', withAttributes({ name: '' }), 'attributes, name is missing'],
  ['with a blank name', withAttributes({ name: ' ' }), 'attributes, name is missing'],
  ['without a language', withAttributes({ languages: undefined }), 'names no language'],
  [
    'without a name and a language',
    withAttributes({ name: '', languages: [] }),
    'attributes, name is missing; attributes names no language',
  ],
  ['with an empty list of languages', withAttributes({ languages: [] }), 'names no language'],
  [
    'with a number for a description',
    withAttributes({ description: 7, startDate: 'domani' }),
    'description is no text',
  ],
  ['of another type', { ...older, type: 'programs' }, 'type is neither'],
  ['with an address that runs', withAttributes({ url: 'javascript:alert(1)' }), 'attributes, url is no address'],
  ['with a character that cannot be stored', withAttributes({ description: 'a\0b' }), 'cannot be stored'],
  ['with an id that no index has room for', { ...older, id: 'x'.repeat(3_000) }, 'id is longer than 500 characters'],
  [
    'with a host that cannot be',
    withAttributes({ url: `https://${'a.'.repeat(2_000)}example/` }),
    'url is no address that begins with http:// or https:// and a host name',
  ],
  [
    'with lists in lists',
    deep('keywords'),
    'attributes, keywords has lists or objects inside of others, more than 100',
  ],
  [
    'with 1,001 teachers',
    withAttributes({ instructors: Array(1_001).fill('A') }),
    'instructors has more than 1000 entries',
  ],
  ['with fields in fields', deep('educationalAlignment'), 'attributes, educationalAlignment has lists or objects'],
  ['that is none', 'x', ''],
])('refuses a course %s and says where it stands', (_what, item, reason) => {
  const [, record] = readMoochub([older, item]);
  expect(record).toMatchObject({ place: 'course 2', course: null });
  expect(record?.problem).toContain(reason);
});

it.each([
  [
    { ...older, attributes: { ...older.attributes, name: '', url: 'x', abstract: 7, startDate: 'domani' } },
    ['name', 'url', 'abstract'],
  ],
  [{ id: 'a', type: 'courses', attributes: {} }, ['name', 'url']],
  [{}, ['id', 'type', 'attributes']],
  [{ id: null, type: 1, attributes: [] }, ['id', 'type', 'attributes']],
  [null, []],
  [1, []],
])('names all that is wrong with %j, in plain words', (item, fields) => {
  const [record] = readMoochub([item]);
  expect(record?.problem).not.toMatch(/invalid|expected|received/i);
  expect(record?.problem).not.toBe('');
  for (const field of fields) expect(record?.problem).toMatch(new RegExp(`\\b${field} is `));
});
