import { useLocale, useTranslations } from 'next-intl';
import { useCardTexts } from '@/components/cards/useCardTexts';
import { useCarouselTexts } from '@/components/ui/useCarouselTexts';
import { type CardPage, featuredInDocument } from '@/lib/catalogue/course-card';
import { CourseCarousel } from './CourseCarousel';
import { groupedByInstitution, institutionTabs } from './course-order';

/** Number of cards in the document for the lower row. The others are loaded before a reader gets there. */
const cardsInSecondRow = 4;

interface FeaturedCoursesProps {
  readonly label: string;
  readonly featured: CardPage;
  /** Whether to group the courses by institution, with a tab for each. */
  readonly byInstitution?: boolean;
  /** The number of the day; each day another institution comes first. */
  readonly day: number;
}

/** A carousel of the featured courses with its first cards and its texts. */
export function FeaturedCourses({ label, featured, byInstitution = false, day }: FeaturedCoursesProps) {
  const t = useTranslations('home');
  const locale = useLocale();
  const cards = byInstitution ? groupedByInstitution(featured.cards, locale, day) : featured.cards;
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
      cards={cards.slice(0, byInstitution ? cardsInSecondRow : featuredInDocument)}
      day={day}
      total={featured.total}
      serverPages={featured.pageCount}
      {...(byInstitution ? { tabs: institutionTabs(featured.cards, locale, cards[0]) } : {})}
    />
  );
}
