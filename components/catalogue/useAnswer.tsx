'use client';

import { useEffect, useState } from 'react';
import { useLazyComponent } from '@/components/ui/useLazyComponent';
import type { SearchAddress } from '@/lib/addresses/search-address';
import type { CardPage } from '@/lib/catalogue/course-card';
import type { AnswerLoaderProps, LoadedAnswer } from './AnswerLoader';

/** The state that the catalogue shows for a search. */
interface ShownAnswer {
  readonly answer: CardPage;
  /** Whether the answer still belongs to the previous search. */
  readonly isOld: boolean;
  /** Why the last attempt failed. */
  readonly error: Error | null;
  readonly retry: () => void;
}

const importLoader = () => import('./AnswerLoader');
const reload = () => window.location.reload();

/** Events after which another search may follow. After a return to the page, the same search is requested again. */
const activityEvents = ['pointerover', 'focusin', 'visibilitychange'];

/**
 * The answer to the search in the address; at first the one that the server rendered. The code that fetches other
 * answers is loaded when the visitor may need it.
 *
 * @returns what to show, and `loader`, an element that fetches answers and must be rendered
 */
export function useAnswer(search: SearchAddress, first: AnswerLoaderProps['first']) {
  const [Loader, load] = useLazyComponent(importLoader);
  const [loadError, setLoadError] = useState<Error | null>(null);
  const [loaded, setLoaded] = useState<LoadedAnswer>({ ...first, error: null, retry: reload });
  const [lastAnswer, setLastAnswer] = useState(first.answer);
  if (loaded.answer && loaded.answer !== lastAnswer) setLastAnswer(loaded.answer);

  useEffect(() => {
    // A failure here is ignored: the next search loads the code again and reports a failure.
    const prepare = () => void load().catch(() => undefined);
    for (const name of activityEvents) document.addEventListener(name, prepare, { once: true });
    return () => {
      for (const name of activityEvents) document.removeEventListener(name, prepare);
    };
  }, [load]);
  useEffect(() => {
    setLoadError(null);
    if (search !== first.search) load().catch(setLoadError);
  }, [search, first.search, load]);

  // Until the loader has taken up this search, what it has loaded belongs to the one before.
  const { answer, error } = loaded.search === search ? loaded : { answer: null, error: loadError };
  const shown: ShownAnswer = { answer: answer ?? lastAnswer, isOld: answer === null, error, retry: loaded.retry };
  return { shown, loader: Loader && <Loader search={search} first={first} onLoaded={setLoaded} /> };
}
