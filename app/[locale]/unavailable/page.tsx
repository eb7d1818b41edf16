import { getTranslations } from 'next-intl/server';
import { PageFrame } from '@/components/header/PageFrame';
import { UnavailableView } from '@/components/status/UnavailableView';
import { missingContent, requestedAddress } from '@/lib/addresses/requested-address';

/** The server in front sends this page, with status 503, instead of a page that could not be rendered. */
export const dynamic = 'force-dynamic';

export async function generateMetadata() {
  const t = await getTranslations('unavailable');
  return { title: t('title'), robots: { index: false, follow: true } };
}

export default async function UnavailablePage({ searchParams }: PageProps<'/[locale]/unavailable'>) {
  const asked = requestedAddress((await searchParams).of);
  const { missing, text } = missingContent(asked);
  return (
    <PageFrame address={(to) => to.home} searchText={text}>
      <UnavailableView missing={missing} address={asked} />
    </PageFrame>
  );
}
