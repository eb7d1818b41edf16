import { PageFrame } from '@/components/header/PageFrame';
import { WholeListView } from '@/components/lists/WholeListView';
import { NotFoundPage } from '@/components/status/NotFoundPage';
import { readWholeList } from '@/lib/catalogue/read-whole-list';
import { currentLocale } from '@/lib/i18n/locale';
import { wholeListMetadata } from '@/lib/metadata/catalogue-metadata';
import { notFoundMetadata } from '@/lib/metadata/metadata';

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: PageProps<'/[locale]/list/[list]'>) {
  const page = await readWholeList((await params).list, await currentLocale());
  return page ? wholeListMetadata(page) : notFoundMetadata();
}

/** One page of the list of all questions, or of all values of a filter. */
export default async function WholeListPage({ params }: PageProps<'/[locale]/list/[list]'>) {
  const page = await readWholeList((await params).list, await currentLocale());
  if (page === null) return <NotFoundPage />;
  const { name, page: number } = page.list;
  return (
    <PageFrame address={(to) => to.wholeList(name, number)}>
      <WholeListView page={page} />
    </PageFrame>
  );
}
