import { createTranslator } from 'next-intl';
import { goodCourse } from '@/lib/desk/testing/courses';
import italian from '@/messages/it.json';
import { generateMetadata } from './page';

jest.mock('next-intl/server', () => ({
  getTranslations: async (namespace: 'saved') => createTranslator({ locale: 'it', messages: italian, namespace }),
}));
jest.mock('@/lib/i18n/locale', () => ({}));
jest.mock('@/components/header/PageFrame', () => ({}));
jest.mock('@/lib/metadata/metadata', () => ({ listMetadata: (page: unknown) => page }));
jest.mock('@/lib/catalogue/read-course', () => ({
  readCourse: async (id: string) => (id.startsWith('404') ? null : { ...goodCourse, id }),
}));

it.each([
  ['1,404,2', 'Un elenco di 2 corsi'],
  ['404,1', 'Un elenco di un corso'],
  ['404,4040', 'Un elenco di corsi'],
  ['', 'Corsi salvati'],
])('the title of the list %j counts the courses that its heading counts', async (ids, title) => {
  const address = { params: Promise.resolve({ locale: 'it' }), searchParams: Promise.resolve({ ids }) };
  expect(await generateMetadata(address)).toMatchObject({ title });
});
