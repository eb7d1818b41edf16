import { useLocale, useTranslations } from 'next-intl';
import { useCardTexts } from '@/components/catalogue/useCardTexts';
import { useCarouselTexts } from '@/components/ui/useCarouselTexts';
import { type CardPage, featuredInDocument } from '@/lib/catalogue/course-card';
import { CourseCarousel } from './CourseCarousel';
import { groupedByInstitution, institutionTabs } from './course-order';

/** Cards in the document for the row far below: the others have been loaded when a reader gets there. */
const cardsInSecondRow = 4;

interface FeaturedCoursesProps {
  readonly label: string;
  readonly featured: CardPage;
  /** With the courses of each institution together, and a tab for each. */
  readonly byInstitution?: boolean;
  /** The number of the day, by which institutions take turns at coming first. */
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
      {...(byInstitution ? { tabs: institutionTabs(featured.cards, locale) } : {})}
    />
  );
}
