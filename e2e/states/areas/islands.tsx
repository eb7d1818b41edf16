'use client';

import dynamic from 'next/dynamic';
import type { ComponentProps } from 'react';
import { CatalogueView } from '@/components/catalogue/CatalogueView';
import { LoadFailure } from '@/components/catalogue/NoResults';
import { ReadingProgress } from '@/components/desk/ReadingProgress';
import { MuiIsland } from '@/components/providers/MuiIsland';
import { SuggestionList } from '@/components/suggestions/SuggestionList';
import { Carousel } from '@/components/ui/Carousel';
import { ToastMessage } from '@/components/ui/toast/ToastMessage';
import styles from '../app/[locale]/[area]/page.module.css';

// States that need a function, which a server component cannot pass to a client component.

const nothing = () => undefined;

/** The catalogue while its answer cannot be loaded. */
export function FailedCatalogue(props: ComponentProps<typeof CatalogueView>) {
  return <CatalogueView {...props} failure={<LoadFailure onRetry={nothing} />} />;
}

/** A carousel of coloured slides. */
export function SlideCarousel({
  count,
  ...props
}: { readonly count: number } & Pick<ComponentProps<typeof Carousel>, 'label' | 'texts' | 'busy' | 'autoplayDelay'>) {
  const slides = Array.from({ length: count }, (_, index) => ({
    key: String(index),
    content: <a href={`#${index}`}>{`${index + 1} `.repeat(12)}</a>,
  }));
  return <Carousel {...props} className={styles.four} slides={slides} />;
}

/** A message, not yet closing. */
export function ToastState(props: Omit<ComponentProps<typeof ToastMessage>['toast'], 'id' | 'closing'>) {
  return <ToastMessage toast={{ ...props, id: 0, closing: false }} closeLabel="Chiudi" />;
}

/** Suggestions, positioned like below a search box. */
export function SuggestionState(props: Omit<ComponentProps<typeof SuggestionList>, 'onLeave'>) {
  return (
    <div className={styles.under}>
      <SuggestionList {...props} onLeave={nothing} />
    </div>
  );
}

function Reading(props: Omit<ComponentProps<typeof ReadingProgress>, 'start' | 'cancel'>) {
  return (
    <MuiIsland>
      <ReadingProgress {...props} start={nothing} cancel={nothing} />
    </MuiIsland>
  );
}

/** The progress of the desk. As in the product, the server does not render MUI components. */
export const ReadingState = dynamic(() => Promise.resolve(Reading), { ssr: false });
