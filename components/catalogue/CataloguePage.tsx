import { redirect } from 'next/navigation';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { FaqSection } from '@/components/faq/FaqList';
import { PageFrame } from '@/components/header/PageFrame';
import { JsonLd } from '@/components/structured-data/JsonLd';
import { SubjectLanding } from '@/components/subject/SubjectLanding';
import { Section } from '@/components/ui/Section';
import { routes } from '@/lib/addresses/routes';
import { type CanonicalQuery, formatSearch, parseSearch } from '@/lib/addresses/search-address';
import { unlinkedFilters, withShortLists } from '@/lib/catalogue/filter-view';
import { readCatalogueOnce } from '@/lib/catalogue/read-catalogue';
import { readFilterViews } from '@/lib/catalogue/read-filter-views';
import { readFaqs } from '@/lib/catalogue/read-lists';
import { readSubject } from '@/lib/catalogue/read-subject';
import { currentLocale } from '@/lib/i18n/locale';
import { onlyValueOf } from '@/lib/metadata/search-words';
import { orFallback } from '@/lib/page-parts/page-part';
import { cataloguePageData } from '@/lib/structured-data/page-data';
import { BrowseByFilter } from './BrowseByFilter';
import { CatalogueBrowser } from './CatalogueBrowser';

/** The page of a search. A search with unknown filters or pages redirects to the nearest search that exists. */
export async function CataloguePage({ query }: { readonly query: CanonicalQuery }) {
  const locale = await currentLocale();
  const asked = parseSearch(query);
  const onlyValue = asked.page === 1 ? onlyValueOf(asked) : null;
  const [result, allFilters, faqs, subject] = await Promise.all([
    readCatalogueOnce(query, locale),
    readFilterViews(query),
    orFallback(readFaqs(), null),
    onlyValue?.kind === 'category' ? orFallback(readSubject(onlyValue.id, query, locale), null) : null,
  ]);
  const { search, answer, canBeOrdered } = result;
  const filters = withShortLists(allFilters, answer.shortLists);
  if (formatSearch(search) !== query) redirect(routes(locale).catalogue(search));
  const links = unlinkedFilters(filters);
  const t = await getTranslations();
  return (
    <PageFrame address={(to) => to.catalogue(search)} searchText={search.text}>
      <NextIntlClientProvider messages={await browserMessages()}>
        <CatalogueBrowser
          key={query}
          filters={filters}
          search={search}
          answer={answer}
          canBeOrdered={canBeOrdered}
          site={t('site.name')}
        >
          {subject ? <SubjectLanding subject={subject} /> : null}
          {query === '' && links.length > 0 ? (
            <Section id="browse" title={t('catalogue.browse')}>
              <BrowseByFilter
                filters={links}
                locale={locale}
                allValues={t('catalogue.allValues', { filter: '{filter}' })}
              />
            </Section>
          ) : null}
        </CatalogueBrowser>
      </NextIntlClientProvider>
      {/* A subject's page has more content than others, so it shows fewer questions to stay as small. */}
      <FaqSection faqs={faqs} tinted firstOnly={subject !== null} />
      {/* Search engines do not list the results of a text search. */}
      {search.text ? null : <JsonLd nodes={await cataloguePageData(result, allFilters)} />}
    </PageFrame>
  );
}

/** The messages that the browser needs. Those that only the server uses are not sent. */
async function browserMessages() {
  const { catalogue, card, pagination, follow } = await getMessages();
  const { filterName, description, descriptionFor, browse, inLanguage, phrases, wordsForCourse, ...others } = catalogue;
  const { filterBy, missingWords, onlyMentioned, ...shown } = others;
  const { course, untitled, hours, weeks, languageWithSubtitles, ...shownOnCards } = card;
  return { catalogue: shown, card: shownOnCards, pagination, follow };
}
