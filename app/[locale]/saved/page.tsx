import { getTranslations } from 'next-intl/server';
import { PageFrame } from '@/components/header/PageFrame';
import { SavedView } from '@/components/saved/SavedView';
import { courseListOf } from '@/lib/addresses/course-list';
import { readCourseList, readCourses } from '@/lib/catalogue/read-course-list';
import { currentLocale } from '@/lib/i18n/locale';
import { listMetadata } from '@/lib/metadata/metadata';

/** Lists are without number, and private: they are rendered for each request and not cached. */
export const dynamic = 'force-dynamic';

export async function generateMetadata({ searchParams }: PageProps<'/[locale]/saved'>) {
  const t = await getTranslations('saved');
  const { ids } = courseListOf(await searchParams);
  // As the heading counts them: without those that are gone. The page reads the same courses, once.
  const count = (await readCourses(ids)).filter((course) => course !== null).length;
  return listMetadata({
    // The server knows of no device whether the list is its own.
    title: ids.length > 0 ? t('listTitle', { count }) : t('title'),
    description: t('introEmpty'),
    address: (to) => to.saved,
  });
}

export default async function SavedPage({ searchParams }: PageProps<'/[locale]/saved'>) {
  const { ids } = courseListOf(await searchParams);
  return (
    <PageFrame address={(to) => to.savedCourses(ids)}>
      <SavedView courses={await readCourseList(ids, await currentLocale())} />
    </PageFrame>
  );
}
