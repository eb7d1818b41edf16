import { categories, faqs, filters, institutions, iscedTree } from './catalogue.ts';
import { course } from './course.ts';
import { searchPage } from './search.ts';
import { applicationInfo, properties, textBundles } from './site-settings.ts';
import { parse } from './testing/parse.ts';
import * as wire from './testing/wire.ts';

const institution = {
  id: '7',
  name: 'Politecnico di Milano',
  kind: 'university',
  logoId: '71',
  imageId: null,
  website: 'https://www.polimi.it/',
};

const summary = {
  id: '12',
  title: 'Armonia <em>tonale</em>',
  subtitle: null,
  imageId: '121',
  institutions: [institution],
  seriesSize: 0,
  language: 'it',
};

const fullCourse = {
  id: '12',
  title: 'Armonia <em>tonale</em>',
  subtitle: 'Per chi comincia',
  description: '<p>Accordi</p>',
  information: null,
  learningOutcomes: '<ul><li>Armonizzare</li></ul>',
  activities: null,
  contacts: 'corso@example.it',
  assessment: '<p>Quiz</p>',
  workload: '20 ore',
  prerequisites: null,
  imageId: '120',
  videoUrl: 'https://www.youtube.com/watch?v=abcdefghijk',
  courseUrl: 'http://platform.example.it/course?id=12',
  opensAt: Date.UTC(2026, 0, 15, 8),
  closesAt: Date.parse('2027-01-01T23:59:59+01:00'),
  language: 'it',
  subtitleLanguages: ['en', 'fr'],
  eqfLevel: '6',
  institutions: [{ name: 'Politecnico di Milano', logoId: '71' }],
  teachers: [
    {
      firstName: 'Ada',
      lastName: 'Bianchi',
      photoId: '5',
      department: { it: 'Matematica', en: 'Mathematics' },
      biography: { it: '<p>Insegna.</p>', en: null },
    },
  ],
  iscedCodes: ['0215', '21'],
  targets: [{ it: 'Studenti', en: 'Students' }],
  categories: [{ id: '3', name: { it: 'Musica', en: 'Music' } }],
};

describe('the institutions of a course', () => {
  const bari = { ateneo_id: 3, ateneo_nome: 'Bari' };
  const [milan, other] = [
    { id: '7', name: 'Politecnico di Milano', logoId: '71' },
    { id: '3', name: 'Bari', logoId: null },
  ];

  it.each([
    ['all that the backend names, the one in charge first', {}, [bari, wire.wireInstitution], [milan, other]],
    ['all where none is in charge', { deh_ateneoPO: null }, [bari], [other]],
    ['the one in charge where the list lacks it', { deh_ateneoPO: wire.wireInstitution }, [bari], [milan, other]],
    ['the usable ones', {}, [{ ateneo_id: 1 }, wire.wireInstitution], [milan]],
  ])('are %s', (_what, change, moocAteneoColl, expected) => {
    const { result } = parse(course, { ...wire.wireCourse, ...change, moocAteneoColl });
    expect(result).toMatchObject({ institutions: expected });
  });
});

describe('the schemas', () => {
  it.each([
    ['a course', course, wire.wireCourse, fullCourse],
    ['a page', searchPage(9, 2), wire.wirePage, { courses: [summary], total: 21, page: 2, pageCount: 3 }],
    ['institutions', institutions, [wire.wireInstitution], [institution]],
    [
      'categories',
      categories,
      [wire.wireCategory],
      [{ id: '3', name: { it: 'Musica', en: 'Music' }, imageId: 'musica', publishedCourses: 12 }],
    ],
    [
      'categories of a backend that counts what they share',
      categories,
      [{ ...wire.wireCategory, moocInComune: { 4: 2 } }],
      [
        {
          id: '3',
          name: { it: 'Musica', en: 'Music' },
          imageId: 'musica',
          publishedCourses: 12,
          sharedCourses: { 4: 2 },
        },
      ],
    ],
    [
      'filters',
      filters,
      [wire.wireFilter],
      [
        {
          name: 'filterCategoria',
          order: 2,
          values: [
            { key: '3', label: { it: 'Musica', en: 'Music' }, order: 1 },
            { key: '4', label: { it: 'Diritto', en: null }, order: 2 },
          ],
        },
      ],
    ],
    [
      'questions',
      faqs,
      [wire.wireFaq, { ...wire.wireFaq, stato_fl: 'N' }, { ...wire.wireFaq, stato_fl: null }],
      [{ question: { it: 'È gratuito?', en: 'Is it free?' }, answer: { it: '<p>Sì</p>', en: '<p>Yes</p>' } }],
    ],
    [
      'fields of education',
      iscedTree,
      [wire.wireIsced],
      [{ code: '02', name: 'Arte e lettere', children: [{ code: '021', name: 'Arte', children: [] }] }],
    ],
    ['properties', properties, wire.wireProperties, { 'support.mail': 'help@example.it', retries: '3', beta: 'true' }],
    ['texts', textBundles, wire.wireTextBundles, { it: { HELLO: 'Ciao' }, en: { HELLO: 'Hello' } }],
    [
      'application info',
      applicationInfo,
      wire.wireApplicationInfo,
      {
        name: 'MOOC',
        controllerVersion: '1.2.3',
        viewVersion: '4.5.6',
        testDatabase: true,
        currentService: { it: 'Catalogo', en: 'Catalogue' },
        previousService: { it: null, en: null },
      },
    ],
  ])('translate %s', (_, schema, answer, expected) => {
    expect(parse(schema, answer)).toEqual({ result: expected, dropped: [] });
  });

  it.each([
    ['categories', categories, []],
    ['institutions', institutions, []],
    ['filters', filters, []],
    ['questions', faqs, []],
    ['fields of education', iscedTree, []],
    ['properties', properties, {}],
  ])('take null for no %s', (_, schema, expected) => {
    expect(parse(schema, null)).toEqual({ result: expected, dropped: [] });
  });

  it('fill a course of which only id and title are there', () => {
    const { result } = parse(course, { mooc_id: 'a', mooc_titolo: 'T' });
    expect(result).toEqual({
      ...Object.fromEntries(Object.keys(fullCourse).map((key) => [key, null])),
      id: 'a',
      title: 'T',
      ...{ institutions: [], subtitleLanguages: [], teachers: [], iscedCodes: [], targets: [], categories: [] },
    });
  });

  it('take a classification with a single root', () => {
    expect(parse(iscedTree, wire.wireIsced)).toEqual(parse(iscedTree, [wire.wireIsced]));
    expect(parse(iscedTree, null)).toEqual({ result: [], dropped: [] });
  });

  it('tell AFAM institutions from universities', () => {
    const { result } = parse(institutions, [{ ...wire.wireInstitution, ateneo_afam_fl: 'S' }]);
    expect(result).toMatchObject([{ kind: 'afam' }]);
  });

  it.each([
    [4, 4],
    ['4', 4],
    [null, 0],
    [-3, 0],
    ['many', 0],
    ['1.000', 0],
    [2.5, 0],
  ])('read %j as a series of %d', (size, expected) => {
    const { result } = parse(searchPage(9, 1), {
      ...wire.wirePage,
      moocs: [{ ...wire.wireSummary, numeroMoocSerie: size }],
    });
    expect(result).toMatchObject({ courses: [{ seriesSize: expected }] });
  });

  it('put impossible page numbers right', () => {
    const answer = { moocs: [wire.wireSummary], moocTotali: 0, paginaCorrente: 0, pagineTotali: 'x' };
    expect(parse(searchPage(9, 1), answer).result).toMatchObject({ total: 1, page: 1, pageCount: 1 });
  });

  it.each([1, 3])('have the page that was asked for, %i, whatever number the answer has', (page) => {
    expect(parse(searchPage(9, page), { ...wire.wirePage, paginaCorrente: 2 }).result).toMatchObject({ page });
  });

  const nothing = { courses: [], total: 0, page: 1, pageCount: 0 };
  it.each([
    ['null for the list', { moocs: null, moocTotali: 0 }, nothing],
    ['no list', { moocTotali: '0', paginaCorrente: 1, pagineTotali: 0 }, nothing],
    ['an empty list', { moocs: [], moocTotali: 0, paginaCorrente: null, pagineTotali: null }, nothing],
    [
      'a page beyond the last',
      { moocs: null, moocTotali: 21, paginaCorrente: 9, pagineTotali: 3 },
      { courses: [], total: 21, page: 9, pageCount: 3 },
    ],
  ])('read a search that found nothing: %s', (_, answer, expected) => {
    expect(parse(searchPage(9, expected.page), answer).result).toEqual(expected);
  });

  it('repair texts that no page can hold', () => {
    const { result } = parse(course, { ...wire.wireCourse, mooc_titolo: 'a\u0000b\ud800c' });
    expect(result).toMatchObject({ title: 'abc' });
  });
});
