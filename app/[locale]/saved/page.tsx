import { getTranslations } from 'next-intl/server';
import { PageFrame } from '@/components/header/PageFrame';
import { SavedView } from '@/components/saved/SavedView';
import { parseCourseList } from '@/lib/addresses/course-list';
import { toSearchParams } from '@/lib/addresses/page-query';
import { readCourseList, readCourses } from '@/lib/catalogue/read-course-list';
import { currentLocale } from '@/lib/i18n/locale';
import { listMetadata } from '@/lib/metadata/metadata';

/** There are endless lists and each is private, so the page is rendered for each request and never cached. */
export const dynamic = 'force-dynamic';

export async function generateMetadata({ searchParams }: PageProps<'/[locale]/saved'>) {
  const t = await getTranslations('saved');
  const { ids } = parseCourseList(toSearchParams(await searchParams));
  // The heading also counts only courses that still exist. Title and page share one read of the courses.
  const count = (await readCourses(ids)).filter(({ isGone }) => !isGone).length;
  return listMetadata({
    // The server cannot know whether this is the visitor's own list: that list is only on the visitor's device.
    title: ids.length > 0 ? t('listTitle', { count }) : t('title'),
    description: t('introEmpty'),
    address: (to) => to.saved,
  });
}

export default async function SavedPage({ searchParams }: PageProps<'/[locale]/saved'>) {
  const { ids } = parseCourseList(toSearchParams(await searchParams));
  return (
    <PageFrame address={(to) => to.savedCourses(ids)}>
      <SavedView courses={await readCourseList(ids, await currentLocale())} />
    </PageFrame>
  );
}
