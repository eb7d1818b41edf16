import { redirect } from 'next/navigation';
import { CourseView } from '@/components/course/CourseView';
import { PageFrame } from '@/components/header/PageFrame';
import { NotFoundPage } from '@/components/status/NotFoundPage';
import { JsonLd } from '@/components/structured-data/JsonLd';
import { routes } from '@/lib/addresses/routes';
import { readCourse } from '@/lib/catalogue/read-course';
import { readCoursePage } from '@/lib/catalogue/read-course-page';
import { currentLocale } from '@/lib/i18n/locale';
import { courseMetadata, courseTitle } from '@/lib/metadata/course-metadata';
import { notFoundMetadata } from '@/lib/metadata/metadata';
import { coursePageData } from '@/lib/structured-data/page-data';

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: PageProps<'/[locale]/courseDetails/[moocId]'>) {
  const course = await readCourse((await params).moocId);
  return course ? courseMetadata(course, 'course') : notFoundMetadata();
}

export default async function CoursePage({ params }: PageProps<'/[locale]/courseDetails/[moocId]'>) {
  const locale = await currentLocale();
  const { moocId: id } = await params;
  const page = await readCoursePage(id, locale);
  if (page === null) return <NotFoundPage />;
  // A temporary redirect: a series may lose its courses, and a course may become a series.
  if (page === 'series') redirect(routes(locale).series(id));
  return (
    <PageFrame address={(to) => to.course(id)}>
      <CourseView page={page} title={await courseTitle(page.course)} />
      <JsonLd nodes={await coursePageData(page)} />
    </PageFrame>
  );
}
