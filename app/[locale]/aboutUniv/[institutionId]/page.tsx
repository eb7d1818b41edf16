import { PageFrame } from '@/components/header/PageFrame';
import { InstitutionView } from '@/components/institution/InstitutionView';
import { NotFoundPage } from '@/components/status/NotFoundPage';
import { JsonLd } from '@/components/structured-data/JsonLd';
import { readFilterViews } from '@/lib/catalogue/read-filter-views';
import { readInstitutionPage } from '@/lib/catalogue/read-institution-page';
import { currentLocale } from '@/lib/i18n/locale';
import { institutionMetadata } from '@/lib/metadata/institution-metadata';
import { notFoundMetadata } from '@/lib/metadata/metadata';
import { institutionPageData } from '@/lib/structured-data/page-data';

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: PageProps<'/[locale]/aboutUniv/[institutionId]'>) {
  const page = await readInstitutionPage((await params).institutionId, await currentLocale());
  return page ? institutionMetadata(page) : notFoundMetadata();
}

export default async function InstitutionPage({ params }: PageProps<'/[locale]/aboutUniv/[institutionId]'>) {
  const page = await readInstitutionPage((await params).institutionId, await currentLocale());
  if (page === null) return <NotFoundPage />;
  return (
    <PageFrame address={(to) => to.institutionPage(page.institution.id)}>
      <InstitutionView page={page} filters={await readFilterViews()} />
      <JsonLd nodes={await institutionPageData(page)} />
    </PageFrame>
  );
}
