import { useLocale } from 'next-intl';
import { CourseCardView, type CourseCardViewProps } from './CourseCardView';
import { useCardTexts } from './useCardTexts';

/** A course or a series on a page that the server renders. In the browser: {@link CourseCardView}. */
export function CourseCard(props: Omit<CourseCardViewProps, 'texts' | 'locale'>) {
  return <CourseCardView {...props} texts={useCardTexts()} locale={useLocale()} />;
}
