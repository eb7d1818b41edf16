import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { categoryFilter, institutionFilter } from '@/lib/api/schemas/filter-names';
import { readCatalogue } from '@/lib/catalogue/read-catalogue';
import { readFilterViews } from '@/lib/catalogue/read-filter-views';
import { resultTitle, selectedLabels } from '@/lib/catalogue/result-title';
import { countSelected, type SearchAddress } from '@/lib/catalogue/search-address';
import { currentLocale } from '@/lib/i18n/locale';
import { pageMetadata } from './metadata';

/** Filters whose values have a page and a picture of their own. */
const landings = { [categoryFilter]: 'category', [institutionFilter]: 'institution' } as const;

type Landing = { readonly kind: (typeof landings)[keyof typeof landings]; readonly id: string };

/**
 * Metadata of a page of results. Only the first page of the whole catalogue and of the results of a single value are
 * for search engines: anything else is one of countless combinations, and the sitemap leads to every course.
 */
export async function catalogueMetadata(asked: SearchAddress): Promise<Metadata> {
  const [t, locale] = [await getTranslations('catalogue'), await currentLocale()];
  const filters = await readFilterViews();
  const { search, answer } = await readCatalogue(asked, locale);
  const value = selectedLabels(filters, search);
  const title = resultTitle(filters, search, t);
  const landing = landingOf(search);
  const words = { value, count: answer.total };
  return pageMetadata({
    title: search.page > 1 ? `${title} (${search.page})` : title,
    description: value ? t(`descriptionFor.${landing?.kind ?? 'other'}`, words) : t('description', words),
    address: (to) => to.catalogue(search),
    locale,
    indexed: !search.text && countSelected(search) <= 1 && search.page === 1,
    ...(landing && { picture: landing }),
  });
}

/** The institution or the category whose results these are; `null` for anything else. */
function landingOf({ text, selection }: SearchAddress): Landing | null {
  const selected = Object.entries(selection).flatMap(([name, keys]) => keys.map((id) => ({ name, id })));
  const [only] = selected;
  if (text || !only || selected.length > 1 || !(only.name in landings)) return null;
  return { kind: landings[only.name as keyof typeof landings], id: only.id };
}
