import { getTranslations } from 'next-intl/server';
import { AboutView } from '@/components/about/AboutView';
import { PageFrame } from '@/components/header/PageFrame';
import type { PageAddress } from '@/lib/addresses/routes';
import { pageMetadata } from '@/lib/metadata/metadata';

const address: PageAddress = (to) => to.about;

export async function generateMetadata() {
  const t = await getTranslations('about');
  return pageMetadata({ title: t('title'), description: t('description'), address });
}

export default function AboutPage() {
  return (
    <PageFrame address={address}>
      <AboutView />
    </PageFrame>
  );
}
