import { useCallback, useEffect, useRef, useState } from 'react';
import { type CatalogueReading, deskClient, readEverything } from '@/lib/desk/read-everything';
import type { Locale } from '@/lib/model/locale';

/** Milliseconds between two updates of the shown progress. */
const updateInterval = 300;

/** The state of reading the catalogue. */
export interface ReadingState {
  readonly status: 'reading' | 'done' | 'cancelled' | 'failed';
  /** The result so far of the current reading; `null` before the list of courses has arrived. */
  readonly progress: CatalogueReading | null;
}

interface State extends ReadingState {
  /** What the parts of the desk show. */
  readonly reading: CatalogueReading | null;
}

/**
 * Before a reading ends, the parts of the desk show it only when it has this many times as many courses as they show. Each
 * time they work on all courses: if they did so at each update, a large catalogue would keep the browser busy all the time.
 */
const growth = 1.25;

/** What is shown next: the new reading if it has `factor` times as many courses as the one before, else the one before. */
const nextShown = (before: CatalogueReading | null, read: CatalogueReading, factor: number): CatalogueReading =>
  before && read.courses.length < before.courses.length * factor ? before : read;

const initialState: State = { status: 'reading', progress: null, reading: null };

/** The state after a reading that has not come to its end. */
const ended =
  (status: 'cancelled' | 'failed') =>
  ({ progress, reading }: State): State => ({
    status,
    progress,
    reading: progress ? nextShown(reading, progress, 1) : reading,
  });

/** Limits how often progress is shown. The latest progress is always shown in the end, unless the signal aborts. */
function throttled(show: (reading: CatalogueReading) => void, signal: AbortSignal) {
  let latest: CatalogueReading;
  let shownAt = Number.NEGATIVE_INFINITY;
  let timer: number | undefined;
  const showLatest = () => {
    timer = undefined;
    shownAt = performance.now();
    show(latest);
  };
  signal.addEventListener('abort', () => window.clearTimeout(timer));
  return (reading: CatalogueReading) => {
    latest = reading;
    timer ??= window.setTimeout(showLatest, Math.max(0, shownAt + updateInterval - performance.now()));
  };
}

/**
 * Reads the whole catalogue when the desk opens; editors can stop the reading and start it again. What has been read stays
 * in use until a later reading has read as much, so that a text that is open stays open.
 *
 * @param inFull whether the backend sends many courses with each call
 */
export function useCatalogueReading(locale: Locale, inFull: boolean) {
  const [state, setState] = useState(initialState);
  const running = useRef<AbortController | null>(null);

  const start = useCallback(async () => {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    setState(({ reading }) => ({ ...initialState, reading }));
    try {
      const onProgress = throttled((progress) => {
        setState(({ reading }) => ({ status: 'reading', progress, reading: nextShown(reading, progress, growth) }));
      }, control.signal);
      const first = new URLSearchParams(window.location.search).get('course');
      const reading = await readEverything(deskClient, { locale, first, inFull, signal: control.signal, onProgress });
      // The last course may arrive together with the order to stop.
      if (control.signal.aborted) return;
      setState({ status: 'done', progress: reading, reading });
    } catch {
      if (!control.signal.aborted) setState(ended('failed'));
    } finally {
      // Prevents a pending update of this reading from being shown later.
      control.abort();
    }
  }, [locale, inFull]);

  const cancel = useCallback(() => {
    running.current?.abort();
    setState(ended('cancelled'));
  }, []);

  useEffect(() => {
    void start();
    return () => running.current?.abort();
  }, [start]);

  return { ...state, start, cancel };
}
