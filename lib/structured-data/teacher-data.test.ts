import { teacher } from '@/components/course/testing/course-fixtures';
import { teacherPageData } from './teacher-data';

jest.mock('next-intl/server', () => {
  const { translations } = jest.requireActual('@/lib/api/testing/routes');
  return { getTranslations: () => translations.getTranslations({ locale: 'it' }) };
});
jest.mock('@/lib/i18n/locale', () => ({ currentLocale: async () => 'it' }));

it('the data of a teacher name the person, and do not claim who employs them', async () => {
  const institution = { id: '1', name: 'Bari', logoId: null };
  const [person] = await teacherPageData({
    ...{ id: '7', teacher: teacher('Ada', 'Zanni'), courses: [], series: [], total: 0, colleagues: [] },
    ...{ institutions: [institution], institution },
  });
  expect(person).toMatchObject({ '@type': 'Person', name: 'Ada Zanni', url: expect.stringMatching(/\/teacher\/7$/) });
  expect(JSON.stringify(person)).not.toContain('Bari');
});
