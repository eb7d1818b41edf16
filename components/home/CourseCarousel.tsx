'use client';

import { type MouseEvent, useCallback, useMemo, useState } from 'react';
import { CourseCard } from '@/components/cards/CourseCard';
import type { CardTexts } from '@/components/cards/useCardTexts';
import { Carousel } from '@/components/ui/Carousel';
import type { CarouselTexts } from '@/components/ui/useCarouselTexts';
import { useLazyComponent } from '@/components/ui/useLazyComponent';
import type { CourseCardData } from '@/lib/catalogue/course-card';
import type { Locale } from '@/lib/model/locale';
import styles from './CourseCarousel.module.css';
import type { LoadedCourses } from './CourseLoader';
import { groupedByInstitution, type InstitutionTab, institutionTabs, offeredBy } from './course-order';
import { InstitutionTabs } from './InstitutionTabs';

/** The translated texts of a carousel of courses. */
interface CourseCarouselTexts {
  readonly carousel: CarouselTexts;
  readonly card: CardTexts;
  readonly tabs: string;
  readonly loadError: string;
  readonly retry: string;
}

interface CourseCarouselProps {
  readonly label: string;
  readonly locale: Locale;
  readonly texts: CourseCarouselTexts;
  /** The first cards, which the document contains; the others are loaded when the carousel gets near the window. */
  readonly cards: readonly CourseCardData[];
  /** The number of the day; each day another institution comes first. */
  readonly day: number;
  readonly total: number;
  /** Number of pages that the server has. */
  readonly serverPages: number;
  /** The institutions to filter by; the courses are then grouped by institution. Without it there are no tabs. */
  readonly tabs?: readonly InstitutionTab[];
}

const cardSizes = '(width <= 38.125em) 90vw, (width <= 55.625em) 45vw, (width <= 68.75em) 30vw, 16rem';

/** The featured courses, five or fewer at a time, with or without tabs for their institutions. */
export function CourseCarousel(props: CourseCarouselProps) {
  const { label, locale, texts, cards, day, total, serverPages, tabs } = props;
  const [loaded, setLoaded] = useState<LoadedCourses | null>(null);
  const { Loader, load, loadAgain } = useLoader();
  const [furthest, moved] = useFurthestPage();
  // `undefined` until a tab is used.
  const [institution, setInstitution] = useState<string | null>();
  const all = loaded?.courses ?? null;
  const grouped = useMemo(() => all && tabs && groupedByInstitution(all, locale, day), [all, tabs, locale, day]);
  const slides = offeredBy(grouped ?? all ?? cards, institution).map((course) => ({
    key: course.id,
    content: <CourseCard course={course} texts={texts.card} locale={locale} sizes={cardSizes} />,
  }));
  return (
    <>
      {tabs ? (
        <InstitutionTabs
          label={texts.tabs}
          tabs={all ? institutionTabs(all, locale, grouped?.[0]) : tabs}
          active={institution}
          locale={locale}
          onChoose={setInstitution}
        />
      ) : null}
      <Carousel
        label={label}
        texts={texts.carousel}
        className={styles.courses}
        slides={slides}
        total={institution ? undefined : loaded?.total || total}
        resetKey={institution ?? ''}
        placeName={institution === undefined ? label : undefined}
        busy={loaded?.loading ?? false}
        onNear={load}
        onPage={moved}
      />
      <LoadFailure texts={texts} onRetry={loaded ? loaded.retry : loadAgain} />
      {Loader ? (
        <Loader
          locale={locale}
          furthest={furthest}
          serverPages={serverPages}
          errorSummary={texts.loadError}
          onLoaded={setLoaded}
        />
      ) : null}
    </>
  );
}

/** The furthest page that was shown, 1-based, and a function that takes the current one. */
function useFurthestPage() {
  const [furthest, setFurthest] = useState(1);
  const moved = useCallback((page: number) => setFurthest((known) => Math.max(known, page)), []);
  return [furthest, moved] as const;
}

const importLoader = () => import('./CourseLoader');

/** The component that fetches courses, a function that loads its code, and `loadAgain`: `null` unless loading failed. */
function useLoader() {
  const [Loader, loadLoader] = useLazyComponent(importLoader);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    loadLoader().catch(() => setFailed(true));
  }, [loadLoader]);
  return { Loader, load, loadAgain: failed ? load : null };
}

interface LoadFailureProps {
  readonly texts: CourseCarouselTexts;
  readonly onRetry: (() => void) | null;
}

/** Says that courses are missing, even after the toast is gone, with a button to try again; nothing without a failure. */
function LoadFailure({ texts, onRetry }: LoadFailureProps) {
  if (onRetry === null) return null;
  const retry = ({ currentTarget }: MouseEvent) => {
    // The carousel before the message takes the focus, because this button goes.
    (currentTarget.parentElement?.previousElementSibling as HTMLElement | null)?.focus();
    onRetry();
  };
  return (
    <p className={styles.failure}>
      {texts.loadError}{' '}
      <button type="button" onClick={retry}>
        {texts.retry}
      </button>
    </p>
  );
}
