import { routes } from '@/lib/addresses/routes';
import type { Course, Teacher } from '@/lib/model/course';
import type { UntrustedHtml } from '@/lib/model/html';
import type { Locale } from '@/lib/model/locale';

/** First name and surname joined; a teacher has at least one of them. */
export function teacherName({ firstName, lastName }: Pick<Teacher, 'firstName' | 'lastName'>): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}

/** The initials of first name and surname, if they exist. */
export function initials({ firstName, lastName }: Pick<Teacher, 'firstName' | 'lastName'>): string {
  return [firstName, lastName].map((name) => name?.match(/\p{L}/u)?.[0].toUpperCase() ?? '').join('');
}

/** Sorts teachers by surname, then by first name (specification, section 2). */
export function teachersInOrder(teachers: readonly Teacher[]): readonly Teacher[] {
  const { compare } = new Intl.Collator('it');
  return [...teachers].sort(
    (a, b) => compare(a.lastName ?? '', b.lastName ?? '') || compare(a.firstName ?? '', b.firstName ?? ''),
  );
}

/** A teacher's texts on a course's page: in Italian for an Italian course, else in English (specification, section 3). */
export function teacherTexts(
  { department, biography }: Teacher,
  courseLanguage: Course['language'],
): { readonly department: string | null; readonly biography: UntrustedHtml | null; readonly language: Locale } {
  const language = courseLanguage === 'it' ? 'it' : 'en';
  return { department: department[language], biography: biography[language], language };
}

type LinkedTeacher = Pick<Teacher, 'id' | 'firstName' | 'lastName'>;

/** The link of a teacher's name: to the person's page, or to a search for the name if teachers have no ids. */
export function teacherAddress(teacher: LinkedTeacher, locale: Locale): string {
  const to = routes(locale);
  return teacher.id ? to.teacher(teacher.id) : to.catalogue({ text: teacherName(teacher) });
}
