import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { NewWindowLink } from '@/components/ui/new-window/NewWindowLink';
import { withBasePath } from '@/lib/addresses/base-path';
import { routes } from '@/lib/addresses/routes';
import { findIssues } from '@/lib/desk/quality';
import type { Category } from '@/lib/model/category';
import type { Course } from '@/lib/model/course';
import { issuesInWords } from '../quality/rows';

interface CourseIssuesProps {
  readonly course: Course;
  /** All categories of the catalogue. */
  readonly categories: readonly Category[];
}

/** What is wrong with the published course, as the table of quality says it, and a link to the course's page. */
export function CourseIssues({ course, categories }: CourseIssuesProps) {
  const t = useTranslations('desk');
  const locale = useLocale();
  const [now] = useState(Date.now);
  const categoryIds = new Set(categories.map(({ id }) => id));
  const issues = issuesInWords(findIssues(course, { now, categoryIds }), t);
  return (
    // A new element for each course: React cannot replace a text that the browser has translated.
    <p key={course.id}>
      {issues ? `${t('quality.issues')}: ${issues}` : t('quality.fine')} ·{' '}
      <NewWindowLink href={withBasePath(routes(locale).course(course.id))}>{t('quality.link')}</NewWindowLink>
    </p>
  );
}
