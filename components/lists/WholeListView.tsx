import { useLocale, useTranslations } from 'next-intl';
import { Questions } from '@/components/faq/FaqList';
import { LinkList } from '@/components/ui/LinkList';
import { PageHero } from '@/components/ui/PageHero';
import { PageLinks } from '@/components/ui/PageLinks';
import { Section } from '@/components/ui/Section';
import { routes } from '@/lib/addresses/routes';
import type { WholeListPage } from '@/lib/catalogue/read-whole-list';
import { formatCount } from '@/lib/i18n/count';

/** A page of a whole list: all questions, or all values of a filter as links. Other pages show only the first entries. */
export function WholeListView({ page }: { readonly page: WholeListPage }) {
  const t = useTranslations();
  const locale = useLocale();
  const to = routes(locale);
  const { list, from, total, pageCount, questions, filter } = page;
  const length = (questions ?? filter?.choices ?? []).length;
  const range = {
    from: formatCount(from, locale),
    to: formatCount(from + length - 1, locale),
    total: formatCount(total, locale),
  };
  return (
    <>
      {filter ? (
        <PageHero title={t('catalogue.allValues', { filter: filter.label })} text={t('wholeList.values')} />
      ) : (
        <PageHero title={t('faq.title')} text={t('wholeList.questions')} />
      )}
      <Section id="list" title={t(pageCount > 1 ? 'wholeList.range' : 'wholeList.all', range)}>
        {questions ? <Questions questions={questions} /> : null}
        {filter ? (
          <LinkList
            label={filter.label}
            links={filter.choices.map(({ key, label, lang }) => ({
              href: to.catalogue({ selection: { [filter.name]: [key] } }),
              label,
              lang,
            }))}
          />
        ) : null}
      </Section>
      <PageLinks
        label={t('wholeList.pages')}
        page={list.page}
        pageCount={pageCount}
        hrefOf={(number) => to.wholeList(list.name, number)}
      />
    </>
  );
}
