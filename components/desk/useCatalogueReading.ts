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

const initialState: ReadingState = { status: 'reading', progress: null };

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
 */
export function useCatalogueReading(locale: Locale) {
  const [state, setState] = useState(initialState);
  const [inUse, setInUse] = useState<CatalogueReading | null>(null);
  const running = useRef<AbortController | null>(null);

  const start = useCallback(async () => {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    setState(initialState);
    try {
      const onProgress = throttled((progress) => {
        setState({ status: 'reading', progress });
        setInUse((before) => (before && before.courses.length > progress.courses.length ? before : progress));
      }, control.signal);
      const first = new URLSearchParams(window.location.search).get('course');
      const reading = await readEverything(deskClient, { locale, first, signal: control.signal, onProgress });
      // The last course may arrive together with the order to stop.
      if (control.signal.aborted) return;
      setState({ status: 'done', progress: reading });
      setInUse(reading);
    } catch {
      if (!control.signal.aborted) setState(({ progress }) => ({ status: 'failed', progress }));
    } finally {
      // Prevents a pending update of this reading from being shown later.
      control.abort();
    }
  }, [locale]);

  const cancel = useCallback(() => {
    running.current?.abort();
    setState(({ progress }) => ({ status: 'cancelled', progress }));
  }, []);

  useEffect(() => {
    void start();
    return () => running.current?.abort();
  }, [start]);

  return { ...state, reading: inUse, start, cancel };
}
