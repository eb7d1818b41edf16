import { getTranslations } from 'next-intl/server';
import { CompareView, titleValues } from '@/components/compare/CompareView';
import { PageFrame } from '@/components/header/PageFrame';
import { maxReadToCompare, parseCourseList } from '@/lib/addresses/course-list';
import { toSearchParams } from '@/lib/addresses/page-query';
import { readCourseList, readCourses } from '@/lib/catalogue/read-course-list';
import { currentLocale } from '@/lib/i18n/locale';
import { listMetadata } from '@/lib/metadata/metadata';

/** Like the saved courses, rendered for each request and never cached. */
export const dynamic = 'force-dynamic';

export async function generateMetadata({ searchParams }: PageProps<'/[locale]/compare'>) {
  const t = await getTranslations('compare');
  const { ids, onlyDifferences } = parseCourseList(toSearchParams(await searchParams), maxReadToCompare);
  // Title and page share one read of the courses.
  const title = t('title', titleValues(await readCourses(ids), onlyDifferences));
  return listMetadata({ title, description: t('intro'), address: (to) => to.compare });
}

export default async function ComparePage({ searchParams }: PageProps<'/[locale]/compare'>) {
  const { ids, onlyDifferences, skipped } = parseCourseList(toSearchParams(await searchParams), maxReadToCompare);
  const listed = await readCourseList(ids, await currentLocale());
  return (
    <PageFrame address={(to) => to.comparison(ids, onlyDifferences)}>
      <CompareView listed={listed} onlyDifferences={onlyDifferences} skipped={skipped} />
    </PageFrame>
  );
}
