'use client';

import { useEffect, useState } from 'react';
import { useLazyComponent } from '@/components/ui/useLazyComponent';
import type { SearchAddress } from '@/lib/addresses/search-address';
import type { CardPage } from '@/lib/catalogue/course-card';
import type { AnswerLoaderProps, LoadedAnswer } from './AnswerLoader';

/** What the catalogue shows of a search. */
interface ShownAnswer {
  readonly answer: CardPage;
  /** The answer is still that of the search before. */
  readonly isOld: boolean;
  /** Why the last attempt gave none. */
  readonly error: Error | null;
  readonly retry: () => void;
}

const importLoader = () => import('./AnswerLoader');
const reload = () => window.location.reload();

/** After any of these another search may follow, and at a return to the page the same one is asked again. */
const signsOfUse = ['pointerover', 'focusin', 'visibilitychange'];

/**
 * The answer to the search in the address: the server's own at first. The code that asks for others comes when it may be
 * wanted.
 *
 * @returns what to show, and `loader`, which asks and has to be rendered
 */
export function useAnswer(search: SearchAddress, first: AnswerLoaderProps['first']) {
  const [Loader, load] = useLazyComponent(importLoader);
  const [loadError, setLoadError] = useState<Error | null>(null);
  const [loaded, setLoaded] = useState<LoadedAnswer>({ ...first, error: null, retry: reload });
  const [lastAnswer, setLastAnswer] = useState(first.answer);
  if (loaded.answer && loaded.answer !== lastAnswer) setLastAnswer(loaded.answer);

  useEffect(() => {
    // A search tries again, and says when that fails.
    const prepare = () => void load().catch(() => undefined);
    for (const sign of signsOfUse) document.addEventListener(sign, prepare, { once: true });
    return () => {
      for (const sign of signsOfUse) document.removeEventListener(sign, prepare);
    };
  }, [load]);
  useEffect(() => {
    setLoadError(null);
    if (search !== first.search) load().catch(setLoadError);
  }, [search, first.search, load]);

  if (Loader === null) {
    const shown: ShownAnswer = {
      answer: first.answer,
      isOld: search !== first.search,
      error: loadError,
      retry: reload,
    };
    return { shown, loader: null };
  }
  const { answer, error, retry } = loaded.search === search ? loaded : { ...loaded, answer: null, error: null };
  const shown: ShownAnswer = { answer: answer ?? lastAnswer, isOld: answer === null, error, retry };
  return { shown, loader: <Loader search={search} first={first} onLoaded={setLoaded} /> };
}
