import { getTranslations } from 'next-intl/server';
import { PageFrame } from '@/components/header/PageFrame';
import { UnavailableView } from '@/components/status/UnavailableView';
import { withoutLocale } from '@/lib/addresses/find-page';
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
  const path = withoutLocale(asked);
  return (
    <PageFrame address={(to) => (path.length > 1 ? `${to.prefix}${path}` : to.home)} searchText={text}>
      <UnavailableView missing={missing} address={asked} />
    </PageFrame>
  );
}
