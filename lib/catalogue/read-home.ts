import 'server-only';
import { inReadingOrder } from '@/lib/i18n/reading-order';
import type { Category } from '@/lib/model/category';
import type { Faq } from '@/lib/model/faq';
import type { Institution } from '@/lib/model/institution';
import type { Locale } from '@/lib/model/locale';
import { orFallback } from '@/lib/page-parts/page-part';
import type { CardPage, CourseCardData } from './course-card';
import { orderOfDay, romeDay } from './order-of-day';
import { readFeaturedCards } from './read-catalogue';
import { readOpeningSoon } from './read-landing';
import { readCategories, readFaqs, readInstitutions } from './read-lists';

/** The data of the home page. If the backend partly fails, only the featured courses are guaranteed. */
export interface HomePage {
  readonly categories: readonly Category[];
  /** In the order of the day. */
  readonly institutions: readonly Institution[];
  /** Nearest opening first. */
  readonly openingSoon: readonly CourseCardData[];
  /** The number of the day in Rome, with which the rows of the page rotate. */
  readonly day: number;
  /** The first page of the featured courses. */
  readonly featured: CardPage;
  /** `null` if they cannot be read. */
  readonly faqs: readonly Faq[] | null;
}

/** Reads the data of the home page. @throws BackendError */
export async function readHomePage(locale: Locale): Promise<HomePage> {
  const [categories, institutions, openingSoon, featured, faqs] = await Promise.all([
    orFallback(readCategories(), []),
    orFallback(readInstitutions(), []),
    orFallback(readOpeningSoon(locale), []),
    readFeaturedCards(locale),
    orFallback(readFaqs(), null),
  ]);
  const day = romeDay(Date.now());
  return {
    categories: inReadingOrder(categories, locale, ({ name }) => name),
    institutions: orderOfDay(institutions, day),
    openingSoon,
    day,
    featured,
    faqs,
  };
}
