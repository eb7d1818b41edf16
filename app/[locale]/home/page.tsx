import { getTranslations } from 'next-intl/server';
import { HomeView } from '@/components/home/HomeView';
import { PageFrame } from '@/components/layout/PageFrame';
import { JsonLd } from '@/components/seo/JsonLd';
import { readHomePage } from '@/lib/catalogue/read-home';
import { currentLocale } from '@/lib/i18n/locale';
import type { PageAddress } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { homePageData } from '@/lib/seo/page-data';

export const revalidate = 300;

const address: PageAddress = (to) => to.home;

export async function generateMetadata() {
  const t = await getTranslations('home');
  return pageMetadata({ title: t('title'), description: t('description'), address, locale: await currentLocale() });
}

export default async function HomePage() {
  const page = await readHomePage(await currentLocale());
  return (
    <PageFrame address={address}>
      <JsonLd nodes={await homePageData(page)} />
      <HomeView page={page} />
    </PageFrame>
  );
}
