'use client';

import { type AbstractIntlMessages, useMessages } from 'next-intl';
import { JsonScript } from '@/components/ui/JsonScript';
import type { FilterView } from '@/lib/catalogue/filter-view';
import type { FoundResults } from '@/lib/catalogue/search-frame/find-results';
import { CatalogueBrowser } from '../CatalogueBrowser';

/** What the results of every search are made with. */
export interface ResultInputs {
  readonly filters: readonly FilterView[];
  readonly messages: AbstractIntlMessages;
}

interface FramedResultsProps extends Pick<ResultInputs, 'filters'> {
  /** Names the place that the results' HTML is written into. */
  readonly slot: string;
  /** {@link FoundResults} as JSON in the browser; in the frame the place for it. */
  readonly found: string;
}

/** The results of a search in a frame. In the frame itself: their place, and what they are made with. */
export function FramedResults({ filters, slot, found }: FramedResultsProps) {
  const messages = useMessages();
  if (typeof document !== 'undefined') {
    const { search, answer }: FoundResults = JSON.parse(found);
    return <CatalogueBrowser filters={filters} initialSearch={search} initialAnswer={answer} />;
  }
  return <JsonScript type="application/json" id={slot} value={{ filters, messages } satisfies ResultInputs} />;
}
