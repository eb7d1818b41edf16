import fc from 'fast-check';
import { readMoochub } from './read-moochub.ts';
import { imoox, oncampus, openHpi, xikolo } from './testing/feeds.ts';

/** The fields of a course that the report lists as not kept. */
function notKeptOf(item: unknown): readonly string[] {
  const [record] = readMoochub([item]);
  if (!record?.course) throw new Error(record?.problem);
  return (record.notKept ?? []).map(({ name, example }) => (example === null ? name : `${name}: ${example}`)).sort();
}
const courseOf = (item: unknown) => readMoochub([item])[0]?.course;

describe('a course as real feeds write it', () => {
  it('of iMooX has its partners, objectives and names, and no end where it does not disappear', () => {
    expect(courseOf(imoox)).toMatchObject({
      columns: {
        language: 'DE',
        title: 'Werken &amp; Staunen',
        description: 'Sieben Wochen in der Werkstatt.',
        outcomes: '<ul><li>Werkzeuge benennen</li><li>Ein Brett sägen</li></ul>',
        closesAt: null,
        videoUrl: 'https://www.youtube.com/watch?v=abc',
      },
      workloadWhenNew: '1 Stunde pro Woche, 7 Wochen',
      institutions: [{ name: 'Kursplattform' }, { name: 'Technische Hochschule am See', website: null }],
      teachers: [{ firstName: 'Eva Holz & Max', lastName: 'Span' }],
    });
    expect(notKeptOf(imoox)).toEqual([
      'courseLicenses',
      'endDate, for the course is available longer or not so long',
      'image.licenses',
      'moocProvider.logo',
      'video.licenses',
    ]);
  });

  it('of openHPI has its abstract, and its licences are reported', () => {
    expect(courseOf(openHpi)).toMatchObject({
      lastingId: '0cf46a4b-9022-4cd5-9815-92312b3a84dc',
      columns: {
        description: '<p>Was darf eine Maschine?</p>',
        outcomes: '<ul><li>Fälle <em>abwägen</em></li></ul>',
        closesAt: null,
      },
      workloadWhenNew: null,
      institutions: [{ name: 'KI-Schule' }],
      teachers: [],
    });
    expect(notKeptOf(openHpi)).toEqual(['courseLicenses', 'image.licenses', 'moocProvider.logo']);
  });

  it('of oncampus has what is written otherwise, and 1080 is no hours of a week', () => {
    expect(courseOf(oncampus)).toMatchObject({
      columns: {
        description: 'Jeder Laut einzeln.',
        closesAt: new Date('2025-11-25T23:00:00Z'),
        videoUrl: 'https://www.youtube.com/watch?v=def',
      },
      workloadWhenNew: '6 Wochen',
      imageUrl: 'http://kurse.example.org/images.php?url=a/b.jpg',
      institutions: [{ name: 'Kurs GmbH' }, { name: 'Fachhochschule Nord' }, { name: 'Universität Süd' }],
    });
    expect(notKeptOf(oncampus)).toEqual([
      'doorTime',
      'isAccessibleForFree',
      'languages after the first',
      'licence',
      'moocProvider.logo',
      'partnerInstitute.logo',
      'workload, not understood: 1080',
    ]);
  });

  it('of Xikolo has its skills, requirements and contributors, and a level of DigComp is none of the EQF', () => {
    expect(courseOf(xikolo)).toMatchObject({
      columns: {
        outcomes: '<ul><li>DATEN SCHÜTZEN</li><li lang="en">Routing</li></ul>',
        prerequisites: '<ul><li>Lesen &amp; Schreiben</li></ul>',
        eqfLevel: null,
        opensAt: new Date('2026-01-10T08:00:00Z'),
      },
      workloadWhenNew: '1 Tag, 23 Stunden, 45 Minuten',
      institutions: [{ name: 'Netzschule', website: 'https://netze.example.de/' }, { name: 'Netzverein' }],
      iscedCodes: ['0612'],
    });
    expect(notKeptOf(xikolo)).toEqual([
      'access',
      ...['competencyRequired.educationalFramework', 'competencyRequired.educationalFrameworkVersion'],
      'creator.honorificPrefix',
      'educationalAlignment in BIRD Faechersystematik',
      'educationalLevel in DigComp',
      ...['image.license', 'license', 'moocProvider.logo', 'offers', 'people who do not teach'],
      'startDate after the first',
      ...['teaches.educationalFramework', 'teaches.educationalFrameworkVersion', 'teaches.shortCode'],
    ]);
  });
});

/** A course of which everything is kept. */
const plain = {
  id: 'kurs-7',
  type: 'courses',
  attributes: {
    name: 'Statistik',
    url: 'https://mooc.example.org/kurs-7',
    languages: ['de'],
    endDate: '2026-03-13T08:00:00Z',
    moocProvider: { name: 'Universität Beispiel' },
    courseMode: 'MOOC',
    courseLicenses: [{ id: 'Proprietary', url: null }],
    access: ['free'],
  },
};
const withAttributes = (more: object) => ({ ...plain, attributes: { ...plain.attributes, ...more } });

describe('any course', () => {
  it.each([
    ['availableUntil', null, null],
    ['expires', null, null],
    ['expires', [], null],
    ['expires', ['2026-05-01T00:00:00Z'], new Date('2026-05-01T00:00:00Z')],
  ])('ends when its %s says, not with its endDate: %j', (name, value, closesAt) => {
    expect(courseOf(withAttributes({ [name]: value }))?.columns.closesAt).toEqual(closesAt);
  });

  it('ends with its endDate where nothing is said of its availability', () => {
    expect(courseOf(plain)?.columns.closesAt).toEqual(new Date('2026-03-13T08:00:00Z'));
  });

  it.each([
    ['an attribute of no version', { rating: 5 }, 'rating'],
    ['a film without a web address', { video: '<iframe>' }, 'video, not understood: "<iframe>"'],
    [
      'a party without a name',
      { partnerInstitute: [{}, { name: 'A' }], partnerInstitutes: null },
      'partnerInstitute, not',
    ],
    ['a length that is none', { duration: '-P2W' }, 'duration, not understood: "-P2W"'],
    ['a price', { access: ['paid'] }, 'access'],
    ['an unusual mode', { courseMode: ['onsite'] }, 'courseMode'],
    ['a part of a part', { instructors: [{ name: 'A', image: { url: 'https://a.example/' } }] }, 'instructors.image'],
  ])('is reported with %s', (_what, more, expected) => {
    expect(notKeptOf(withAttributes(more)).join()).toContain(expected);
  });

  it.each(['toString', 'constructor', 'hasOwnProperty'])('is reported with an attribute called %s', (name) => {
    expect(notKeptOf(withAttributes({ [name]: 'x' }))).toEqual([name]);
  });

  it('is read, or refused with a reason, whatever stands in its attributes', () => {
    const names = [...new Set([imoox, oncampus, openHpi, xikolo].flatMap((one) => Object.keys(one.attributes)))];
    const attributes = fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string()), fc.jsonValue());
    fc.assert(
      fc.property(attributes, (more) => {
        const [record] = readMoochub([withAttributes(more)]);
        expect(record?.course === null).toBe(Boolean(record?.problem));
      }),
    );
  });

  it('loses nothing that says what the catalogue says of every course', () => {
    expect(notKeptOf(plain)).toEqual([]);
  });
});
