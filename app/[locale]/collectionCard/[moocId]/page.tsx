import { redirect } from 'next/navigation';
import { SeriesView } from '@/components/course/SeriesView';
import { PageFrame } from '@/components/header/PageFrame';
import { NotFoundPage } from '@/components/status/NotFoundPage';
import { JsonLd } from '@/components/structured-data/JsonLd';
import { routes } from '@/lib/addresses/routes';
import { readCourse } from '@/lib/catalogue/read-course';
import { readSeriesPage } from '@/lib/catalogue/read-series';
import { currentLocale } from '@/lib/i18n/locale';
import { courseMetadata, courseTitle } from '@/lib/metadata/course-metadata';
import { notFoundMetadata } from '@/lib/metadata/metadata';
import { seriesPageData } from '@/lib/structured-data/page-data';

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: PageProps<'/[locale]/collectionCard/[moocId]'>) {
  const series = await readCourse((await params).moocId);
  return series ? courseMetadata(series, 'series') : notFoundMetadata();
}

export default async function SeriesPage({ params }: PageProps<'/[locale]/collectionCard/[moocId]'>) {
  const locale = await currentLocale();
  const { moocId: id } = await params;
  const page = await readSeriesPage(id, locale);
  if (page === null) return <NotFoundPage />;
  // A temporary redirect: a series may lose its courses, and a course may become a series.
  if (page === 'course') redirect(routes(locale).course(id));
  return (
    <PageFrame address={(to) => to.series(id)}>
      <SeriesView page={page} title={await courseTitle(page.series)} />
      <JsonLd nodes={await seriesPageData(page)} />
    </PageFrame>
  );
}
