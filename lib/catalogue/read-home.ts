import 'server-only';
import { inReadingOrder } from '@/lib/i18n/reading-order';
import type { Category } from '@/lib/model/category';
import type { Faq } from '@/lib/model/faq';
import type { Institution } from '@/lib/model/institution';
import type { InterfaceLanguage } from '@/lib/model/language';
import { orWithout } from '@/lib/site-settings/page-part';
import type { CardPage, CourseCardData } from './course-card';
import { orderOfDay, romeDay } from './order-of-day';
import { readFeaturedCards } from './read-catalogue';
import { readOpeningSoon } from './read-landing';
import { readCategories, readFaqs, readInstitutions } from './read-lists';

/** Everything that the home page shows. While the backend fails in part, only the featured courses are sure to be there. */
export interface HomePage {
  readonly categories: readonly Category[];
  /** In the order of the day. */
  readonly institutions: readonly Institution[];
  /** The nearest opening first. */
  readonly openingSoon: readonly CourseCardData[];
  /** The number of the day in Rome, by which the rows of the page take turns. */
  readonly day: number;
  /** The first page of the featured courses. */
  readonly featured: CardPage;
  /** `null` while they cannot be read. */
  readonly faqs: readonly Faq[] | null;
}

/** The home page's data. @throws BackendError */
export async function readHomePage(language: InterfaceLanguage): Promise<HomePage> {
  const [categories, institutions, openingSoon, featured, faqs] = await Promise.all([
    orWithout(readCategories(), []),
    orWithout(readInstitutions(), []),
    orWithout(readOpeningSoon(language), []),
    readFeaturedCards(language),
    orWithout(readFaqs(), null),
  ]);
  const day = romeDay(Date.now());
  return {
    categories: inReadingOrder(categories, language, ({ name }) => name),
    institutions: orderOfDay(institutions, day),
    openingSoon,
    day,
    featured,
    faqs,
  };
}
