import { readMoochub } from './read-moochub.ts';

/** A course as MOOChub 2.1 writes it. */
const older = {
  type: 'courses',
  id: 'kurs-7',
  attributes: {
    name: 'Statistik <für> "alle" 🎓',
    courseMode: ['MOOC'],
    abstract: '<p>Kurz</p>',
    languages: ['de-DE'],
    startDate: '2026-01-13T08:00:00+01:00',
    availableUntil: null,
    endDate: '2026-03-13T08:00:00Z',
    url: 'https://mooc.example.org/kurs-7',
    video: { url: 'https://mooc.example.org/v.mp4', licenses: [] },
    image: { url: 'https://mooc.example.org/b.png', licenses: [] },
    workload: '3 Stunden pro Woche',
    courseLicenses: [{ id: 'CC-BY-4.0' }],
    moocProvider: { name: 'Beispiel-MOOC', url: 'https://mooc.example.org/', logo: 'x' },
    partnerInstitute: [{ name: 'Universität Beispiel', url: 'https://uni.example.org/' }, { url: 'https://no.name/' }],
    instructors: [{ name: 'Ada Maria Weiß' }, {}],
    access: ['free'],
    somethingNew: true,
  },
};
const withAttributes = (more: object) => ({ ...older, attributes: { ...older.attributes, ...more } });

it('reads a course of version 2.1', () => {
  const [record] = readMoochub([older]);
  expect(record?.problem).toBeNull();
  expect(record?.course).toMatchObject({
    externalId: 'mooc.example.org/kurs-7',
    columns: {
      language: 'DE',
      title: 'Statistik &lt;für&gt; "alle" 🎓',
      description: '<p>Kurz</p>',
      opensAt: new Date('2026-01-13T07:00:00Z'),
      closesAt: new Date('2026-03-13T08:00:00Z'),
      courseUrl: 'https://mooc.example.org/kurs-7',
      videoUrl: 'https://mooc.example.org/v.mp4',
    },
    workloadWhenNew: '3 Stunden pro Woche',
    institutions: [
      { name: 'Beispiel-MOOC', website: 'https://mooc.example.org/' },
      { name: 'Universität Beispiel', website: 'https://uni.example.org/' },
    ],
    teachers: [{ firstName: 'Ada Maria', lastName: 'Weiß' }],
  });
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
    externalId: '8978f51e-770c-4d0a-a2e3-23fae8f6aa79',
    columns: { opensAt: new Date('2026-01-13T08:00:00Z'), closesAt: null },
    workloadWhenNew: '4 hours a month',
    institutions: [{ name: 'Open Campus', website: null }],
    teachers: [{ firstName: 'Kurt', lastName: 'Ferrari' }],
    iscedCodes: ['0541'],
  });
});

it.each([
  ['without a name', withAttributes({ name: '' }), 'attributes.name'],
  ['without a language', withAttributes({ languages: undefined }), 'names no language'],
  ['with an address that runs', withAttributes({ url: 'javascript:alert(1)' }), 'attributes.url'],
  ['with a character that cannot be stored', withAttributes({ description: 'a\0b' }), 'cannot be stored'],
  ['that is none', 'x', ''],
])('refuses a course %s and says where it stands', (_what, item, reason) => {
  const [, record] = readMoochub([older, item]);
  expect(record).toMatchObject({ place: 'course 2', course: null });
  expect(record?.problem).toContain(reason);
});
