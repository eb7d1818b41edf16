import { useLocale, useTranslations } from 'next-intl';
import { useCardTexts } from '@/components/catalogue/useCardTexts';
import { useCarouselTexts } from '@/components/ui/useCarouselTexts';
import type { CardPage } from '@/lib/catalogue/course-card';
import { CourseCarousel } from './CourseCarousel';
import { type CourseOrder, inOrder, institutionTabs } from './course-order';

/** Cards in the document: what is visible, and one that shows that there are more. */
const cardsInDocument = 6;

interface FeaturedCoursesProps {
  readonly label: string;
  readonly featured: CardPage;
  /** By institution, the courses get a tab for each. */
  readonly order: CourseOrder;
}

/** A carousel of the featured courses with its first cards and its texts. */
export function FeaturedCourses({ label, featured, order }: FeaturedCoursesProps) {
  const t = useTranslations('home');
  const locale = useLocale();
  return (
    <CourseCarousel
      label={label}
      locale={locale}
      texts={{
        carousel: useCarouselTexts(),
        card: useCardTexts(),
        tabs: t('filterByInstitution'),
        loadError: t('loadError'),
        retry: t('retry'),
      }}
      cards={inOrder(featured.cards, order, locale).slice(0, cardsInDocument)}
      total={featured.total}
      serverPages={featured.pageCount}
      order={order}
      {...(order === 'institution' ? { tabs: institutionTabs(featured.cards, locale) } : {})}
    />
  );
}
