import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { FaqList } from '@/components/faq/FaqList';
import { PageFrame } from '@/components/header/PageFrame';
import { Section } from '@/components/ui/Section';
import type { SearchAddress } from '@/lib/addresses/search-address';
import { readFaqs } from '@/lib/catalogue/read-lists';

interface CatalogueFrameProps {
  readonly search: SearchAddress;
  /** What the search box starts with. */
  readonly text: string;
  readonly children: ReactNode;
}

/** What stands around the results of a search: header, questions, footer, and the results' messages. */
export async function CatalogueFrame({ search, text, children }: CatalogueFrameProps) {
  const t = await getTranslations('faq');
  const { catalogue, card, pagination } = await getMessages();
  return (
    <PageFrame address={(to) => to.catalogue(search)} searchText={text}>
      <NextIntlClientProvider messages={{ catalogue, card, pagination }}>{children}</NextIntlClientProvider>
      <Section id="faq" title={t('title')} tone="tint">
        <FaqList faqs={await readFaqs()} />
      </Section>
    </PageFrame>
  );
}
