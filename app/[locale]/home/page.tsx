import { getTranslations } from 'next-intl/server';
import { PageFrame } from '@/components/header/PageFrame';
import { SuggestingSearchBox } from '@/components/header/SuggestingSearchBox';
import { HomeView } from '@/components/home/HomeView';
import { JsonLd } from '@/components/structured-data/JsonLd';
import type { PageAddress } from '@/lib/addresses/routes';
import { readHomePage } from '@/lib/catalogue/read-home';
import { currentLocale } from '@/lib/i18n/locale';
import { pageMetadata } from '@/lib/metadata/metadata';
import { homePageData } from '@/lib/structured-data/page-data';

const address: PageAddress = (to) => to.home;

export async function generateMetadata() {
  const t = await getTranslations('home');
  return pageMetadata({ title: t('title'), description: t('description'), address });
}

export default async function HomePage() {
  const page = await readHomePage(await currentLocale());
  return (
    <PageFrame address={address}>
      <HomeView page={page} search={<SuggestingSearchBox place="hero" />} />
      <JsonLd nodes={await homePageData(page)} />
    </PageFrame>
  );
}
