import { getTranslations } from 'next-intl/server';
import { InstitutionsView } from '@/components/institutions/InstitutionsView';
import { PageFrame } from '@/components/layout/PageFrame';
import { JsonLd } from '@/components/seo/JsonLd';
import { readInstitutions } from '@/lib/catalogue/read-lists';
import { currentLocale } from '@/lib/i18n/locale';
import type { PageAddress } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { institutionsPageData } from '@/lib/seo/page-data';

export const revalidate = 300;

const address: PageAddress = (to) => to.institutions;

export async function generateMetadata() {
  const t = await getTranslations('institutions');
  const texts = { title: t('title'), description: t('description') };
  const picture = { kind: 'page', id: 'institutions' } as const;
  return pageMetadata({ ...texts, address, locale: await currentLocale(), picture, markdown: true });
}

export default async function InstitutionsPage() {
  const institutions = await readInstitutions();
  return (
    <PageFrame address={address}>
      <JsonLd nodes={await institutionsPageData(institutions)} />
      <InstitutionsView institutions={institutions} />
    </PageFrame>
  );
}
