import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { kindOfFirst } from '@/lib/catalogue/course-card';
import type { TeacherPage } from '@/lib/catalogue/read-teacher-page';
import { teacherName } from '@/lib/catalogue/teachers';
import { pageMetadata } from './metadata';

/** Metadata of the page of a teacher. */
export async function teacherMetadata({
  id,
  teacher,
  total,
  institution,
  courses,
  series,
}: TeacherPage): Promise<Metadata> {
  const t = await getTranslations('teacher');
  const name = teacherName(teacher);
  // The institution that offers all courses of a person distinguishes people of the same name. When several institutions
  // offer them, none can be called the person's own.
  const title = institution ? `${name} (${institution.name})` : name;
  return pageMetadata({
    title,
    description: t('description', { name: title, count: total, kind: kindOfFirst([...courses, ...series]) }),
    address: (to) => to.teacher(id),
  });
}
