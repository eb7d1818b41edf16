import { coursePage, courses } from '@/components/course/testing/course-fixtures';
import { courseMarkdown } from './course-markdown';

const { translations } = jest.requireActual('@/lib/api/testing/routes');
const site = 'http://localhost:3000/mooc/app';

const wordsIn = async (locale: 'it' | 'en') => ({ t: await translations.getTranslations({ locale }), locale });
const course = async (page: ReturnType<typeof coursePage>, locale: 'it' | 'en' = 'it') =>
  courseMarkdown(page, await wordsIn(locale));

it('a course of several institutions names them all, with the way to the pages that there are', async () => {
  expect(await course(coursePage(courses.shared))).toContain(
    `Offerto da: [Università degli Studi di Palermo](${site}/aboutUniv/34), [Bari](${site}/aboutUniv/3), Lecce\n`,
  );
});
