import { PageFrame } from '@/components/header/PageFrame';
import { NotFoundPage } from '@/components/status/NotFoundPage';
import { JsonLd } from '@/components/structured-data/JsonLd';
import { TeacherView } from '@/components/teacher/TeacherView';
import { readTeacherPage } from '@/lib/catalogue/read-teacher-page';
import { currentLocale } from '@/lib/i18n/locale';
import { notFoundMetadata } from '@/lib/metadata/metadata';
import { teacherMetadata } from '@/lib/metadata/teacher-metadata';
import { teacherPageData } from '@/lib/structured-data/page-data';

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: PageProps<'/[locale]/teacher/[teacherId]'>) {
  const page = await readTeacherPage((await params).teacherId, await currentLocale());
  return page ? teacherMetadata(page) : notFoundMetadata();
}

export default async function TeacherPage({ params }: PageProps<'/[locale]/teacher/[teacherId]'>) {
  const { teacherId } = await params;
  const page = await readTeacherPage(teacherId, await currentLocale());
  if (page === null) return <NotFoundPage />;
  return (
    <PageFrame address={(to) => to.teacher(page.id)}>
      <TeacherView page={page} />
      <JsonLd nodes={await teacherPageData(page)} />
    </PageFrame>
  );
}
