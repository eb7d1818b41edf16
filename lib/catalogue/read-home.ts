import 'server-only';
import { inReadingOrder } from '@/lib/i18n/reading-order';
import type { Category } from '@/lib/model/category';
import type { Faq } from '@/lib/model/faq';
import type { Institution } from '@/lib/model/institution';
import type { InterfaceLanguage } from '@/lib/model/language';
import type { CardPage } from './course-card';
import { readFeaturedCards } from './read-catalogue';
import { readCategories, readFaqs, readInstitutions } from './read-lists';

/** Everything that the home page shows. */
export interface HomePage {
  readonly categories: readonly Category[];
  readonly institutions: readonly Institution[];
  /** The first page of the featured courses. */
  readonly featured: CardPage;
  readonly faqs: readonly Faq[];
}

/** The home page's data. @throws BackendError */
export async function readHomePage(language: InterfaceLanguage): Promise<HomePage> {
  const [categories, institutions, featured, faqs] = await Promise.all([
    readCategories(),
    readInstitutions(),
    readFeaturedCards(language),
    readFaqs(),
  ]);
  return { categories: inReadingOrder(categories, language, ({ name }) => name), institutions, featured, faqs };
}
