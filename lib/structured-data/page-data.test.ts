import { teacher } from '@/components/course/testing/course-fixtures';
import { emptySearch } from '@/lib/addresses/search-address';
import type { Institution } from '@/lib/model/institution';
import { cataloguePageData, institutionPageData, teacherPageData } from './page-data';

jest.mock('@/lib/i18n/locale', () => ({ currentLocale: async () => 'it' }));
jest.mock('next-intl/server', () => {
  const { translations } = jest.requireActual('@/lib/api/testing/routes');
  return { getTranslations: (namespace?: string) => translations.getTranslations({ locale: 'it', namespace }) };
});

const site = 'http://localhost:3000/mooc';
const institution: Institution = {
  ...{ id: '4', name: 'Università di Bari', kind: 'university', website: null, logoId: null, imageId: null },
};
const landing = { total: 0, openingSoon: [], courses: [], series: [], counts: {}, changesAt: null };
const ofInstitution = (known: Partial<Institution> = {}) =>
  institutionPageData({ institution: { ...institution, ...known }, landing, subjects: [], teachers: [] });
const nodeOf = async (known: Partial<Institution>) => {
  const [node] = await ofInstitution(known);
  return JSON.parse(JSON.stringify(node));
};
const ofTeacher = () => {
  const institution = { id: '1', name: 'Bari', logoId: null };
  return teacherPageData({
    ...{ id: '7', teacher: teacher('Ada', 'Zanni'), courses: [], series: [], total: 0, colleagues: [] },
    ...{ institutions: [institution], institution },
  });
};

it('an institution has its website, logo, picture and city', async () => {
  const known = { website: 'https://www.uniba.it/it', logoId: '16', imageId: '77', city: 'Bari' };
  expect(await nodeOf(known)).toEqual({
    '@type': 'CollegeOrUniversity',
    name: 'Università di Bari',
    url: 'https://www.uniba.it/it',
    mainEntityOfPage: `${site}/app/aboutUniv/4`,
    logo: expect.stringContaining('16'),
    image: expect.stringContaining('77'),
    address: { '@type': 'PostalAddress', addressLocality: 'Bari' },
  });
});

it('of which no more is known than its name it has its page', async () => {
  const page = `${site}/app/aboutUniv/4`;
  expect(await nodeOf({})).toEqual({
    ...{ '@type': 'CollegeOrUniversity', name: 'Università di Bari', url: page, mainEntityOfPage: page },
  });
});

it('the data of a teacher name the person, and do not claim who employs them', async () => {
  const [person] = await ofTeacher();
  expect(person).toMatchObject({ '@type': 'Person', name: 'Ada Zanni', url: expect.stringMatching(/\/teacher\/7$/) });
  expect(JSON.stringify(person)).not.toContain('Bari');
});

it.each([
  [1, 3, 1],
  [2, 3, 4],
  [3, 2, 7],
  [1, 2, 1],
])(
  'page %i with %i results counts them from position %i, also if it is the last and shorter',
  async (page, count, first) => {
    const card = {
      id: '12',
      title: 'Al-jabr',
      subtitle: '',
      imageId: null,
      institutions: [],
      seriesSize: 0,
      language: 'it',
    };
    const total = page === 1 && count === 2 ? 2 : 8;
    const answer = { cards: Array(count).fill(card), total, page, pageCount: Math.ceil(total / 3) };
    const [list] = await cataloguePageData({ search: { ...emptySearch, page }, answer, canBeOrdered: false }, []);
    expect(list).toMatchObject({
      numberOfItems: total,
      itemListElement: answer.cards.map((_, index) => ({ position: first + index })),
    });
  },
);

it.each([
  ['catalogue', ofTeacher, ['Catalogo', '/catalogue'], ['Ada Zanni', '/teacher/7']],
  ['institutions', ofInstitution, ['Atenei', '/aboutUniv'], ['Università di Bari', '/aboutUniv/4']],
] as const)('the steps to a page below the %s are numbered', async (_above, read, above, page) => {
  const [breadcrumb] = (await read()).slice(-1);
  const steps = [['Home', '/home'], above, page].map(([name, path], index) => {
    return { '@type': 'ListItem', position: index + 1, name, item: `${site}/app${path}` };
  });
  expect(breadcrumb).toEqual({ '@type': 'BreadcrumbList', itemListElement: steps });
});
