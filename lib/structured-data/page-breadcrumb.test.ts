import { pageBreadcrumb } from './page-breadcrumb';

jest.mock('@/lib/i18n/locale', () => ({ currentLocale: async () => 'it' }));
jest.mock('next-intl/server', () => {
  const { translations } = jest.requireActual('@/lib/api/testing/routes');
  return { getTranslations: (namespace: string) => translations.getTranslations({ locale: 'it', namespace }) };
});

const site = 'http://localhost:3000/mooc/app';

it.each([
  ['catalogue', 'Catalogo', `${site}/catalogue`],
  ['institutions', 'Atenei', `${site}/aboutUniv`],
] as const)('numbers the steps to a page below the %s', async (above, name, item) => {
  const { itemListElement } = await pageBreadcrumb(above, 'Fisica', (to) => to.course('1'));
  expect(itemListElement).toMatchObject([
    { position: 1, name: 'Home', item: `${site}/home` },
    { position: 2, name, item },
    { position: 3, name: 'Fisica', item: `${site}/courseDetails/1` },
  ]);
});
