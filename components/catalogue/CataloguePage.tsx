import { redirect } from 'next/navigation';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { FaqList } from '@/components/faq/FaqList';
import { PageFrame } from '@/components/layout/PageFrame';
import { JsonLd } from '@/components/seo/JsonLd';
import { Section } from '@/components/ui/Section';
import { readCatalogue } from '@/lib/catalogue/read-catalogue';
import { readFilterViews } from '@/lib/catalogue/read-filter-views';
import { readFaqs } from '@/lib/catalogue/read-lists';
import { formatSearch, type SearchAddress } from '@/lib/catalogue/search-address';
import { currentLocale } from '@/lib/i18n/locale';
import { routes } from '@/lib/routes';
import { cataloguePageData } from '@/lib/seo/page-data';
import { CatalogueBrowser } from './CatalogueBrowser';

/** The page of a search; one that asks for filters or pages that do not exist leads to the nearest that does. */
export async function CataloguePage({ asked }: { readonly asked: SearchAddress }) {
  const locale = await currentLocale();
  const [result, filters, faqs] = await Promise.all([readCatalogue(asked, locale), readFilterViews(), readFaqs()]);
  const { search, answer } = result;
  if (formatSearch(search) !== formatSearch(asked)) redirect(routes(locale).catalogue(search));
  const t = await getTranslations('faq');
  const { catalogue, card, pagination } = await getMessages();
  return (
    <PageFrame address={(to) => to.catalogue(asked)} searchText={asked.text}>
      {/* No search engine lists the results of a text. */}
      {asked.text ? null : <JsonLd nodes={await cataloguePageData(result, faqs)} />}
      <NextIntlClientProvider messages={{ catalogue, card, pagination }}>
        <CatalogueBrowser key={formatSearch(search)} filters={filters} initialSearch={search} initialAnswer={answer} />
      </NextIntlClientProvider>
      <Section id="faq" title={t('title')} tone="tint">
        <FaqList faqs={faqs} />
      </Section>
    </PageFrame>
  );
}
