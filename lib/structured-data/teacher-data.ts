import 'server-only';
import { getTranslations } from 'next-intl/server';
import { routes } from '@/lib/addresses/routes';
import type { TeacherPage } from '@/lib/catalogue/read-teacher-page';
import { teacherName } from '@/lib/catalogue/teachers';
import { currentLocale } from '@/lib/i18n/locale';
import { absoluteAddress, pictureAddress } from '@/lib/metadata/canonical-address';
import type { JsonLdNode } from './json-ld';
import { courseListData } from './list-data';
import { pageBreadcrumb } from './page-breadcrumb';

/** Structured data of the page of a teacher: the person and the courses. The employer is unknown, because courses do not name it. */
export async function teacherPageData(page: TeacherPage): Promise<readonly JsonLdNode[]> {
  const [t, to] = [await getTranslations(), routes(await currentLocale())];
  const { id, teacher, courses, series, total } = page;
  const name = teacherName(teacher);
  return [
    {
      '@type': 'Person',
      name,
      givenName: teacher.firstName ?? undefined,
      familyName: teacher.lastName ?? undefined,
      url: absoluteAddress(to.teacher(id)),
      image: teacher.photoId ? pictureAddress(teacher.photoId) : undefined,
    },
    ...courseListData({ name: t('teacher.courses'), cards: [...courses, ...series], total }),
    await pageBreadcrumb('catalogue', name, () => to.teacher(id)),
  ];
}
