import { getTranslations } from 'next-intl/server';
import { PageFrame } from '@/components/header/PageFrame';
import { InstitutionsView } from '@/components/institutions/InstitutionsView';
import { JsonLd } from '@/components/structured-data/JsonLd';
import type { PageAddress } from '@/lib/addresses/routes';
import { readInstitutions } from '@/lib/catalogue/read-lists';
import { currentLocale } from '@/lib/i18n/locale';
import { pageMetadata } from '@/lib/metadata/metadata';
import { institutionsPageData } from '@/lib/structured-data/page-data';

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
