import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { categoryFilter, institutionFilter } from '@/lib/api/schemas/filter-names';
import { existingOnly } from '@/lib/catalogue/known-search';
import { readFilterViews } from '@/lib/catalogue/read-filter-views';
import { readFilters } from '@/lib/catalogue/read-lists';
import { resultTitle, selectedLabels } from '@/lib/catalogue/result-title';
import { countSelected, type SearchAddress } from '@/lib/catalogue/search-address';
import { currentLocale } from '@/lib/i18n/locale';
import { pageMetadata } from './metadata';
import type { SocialPicture } from './social-picture';

/**
 * Metadata of a page of results. Only the first page of the whole catalogue and of the results of a single value are
 * for search engines: anything else is one of countless combinations, and the sitemap leads to every course.
 */
export async function catalogueMetadata(asked: SearchAddress): Promise<Metadata> {
  const t = await getTranslations('catalogue');
  const filters = await readFilterViews();
  const search = existingOnly(asked, await readFilters());
  const value = selectedLabels(filters, search);
  const title = resultTitle(filters, search, t);
  return pageMetadata({
    title: search.page > 1 ? `${title} (${search.page})` : title,
    description: value ? t('descriptionFor', { value }) : t('description'),
    address: (to) => to.catalogue(search),
    locale: await currentLocale(),
    indexed: !search.text && countSelected(search) <= 1 && search.page === 1,
    ...pictureOf(search),
  });
}

/** The picture of an institution's or a category's own results. */
function pictureOf({ text, selection }: SearchAddress): { readonly picture?: SocialPicture } {
  const selected = Object.entries(selection).flatMap(([name, keys]) => keys.map((id) => ({ name, id })));
  const [only] = selected;
  if (text || !only || selected.length > 1) return {};
  if (only.name === institutionFilter) return { picture: { kind: 'institution', id: only.id } };
  return only.name === categoryFilter ? { picture: { kind: 'category', id: only.id } } : {};
}
