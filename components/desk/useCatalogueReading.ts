import { useCallback, useEffect, useRef, useState } from 'react';
import { type CatalogueReading, deskClient, readEverything } from '@/lib/desk/read-everything';
import type { InterfaceLanguage } from '@/lib/model/language';

/** Milliseconds between two updates of what is shown. */
const showEvery = 300;

/** How far the desk is with the catalogue. */
export interface ReadingState {
  readonly status: 'reading' | 'done' | 'cancelled' | 'failed';
  /** What has been read this time; `null` before the list of courses is there. */
  readonly progress: CatalogueReading | null;
}

const beginning: ReadingState = { status: 'reading', progress: null };

/** Limits how often progress is shown; the latest state is always shown in the end, unless the signal aborts. */
function occasionally(show: (reading: CatalogueReading) => void, signal: AbortSignal) {
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
    timer ??= window.setTimeout(showLatest, Math.max(0, shownAt + showEvery - performance.now()));
  };
}

/**
 * Reads the whole catalogue when the desk is opened; it can be stopped and started again. A complete reading stays in use until another
 * one is complete, even when that fails.
 */
export function useCatalogueReading(language: InterfaceLanguage) {
  const [state, setState] = useState(beginning);
  const [whole, setWhole] = useState<CatalogueReading | null>(null);
  const running = useRef<AbortController | null>(null);

  const start = useCallback(async () => {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    setState(beginning);
    try {
      const onProgress = occasionally((progress) => setState({ status: 'reading', progress }), control.signal);
      const reading = await readEverything(deskClient, { language, signal: control.signal, onProgress });
      setState({ status: 'done', progress: reading });
      setWhole(reading);
    } catch {
      if (!control.signal.aborted) setState(({ progress }) => ({ status: 'failed', progress }));
    } finally {
      // Nothing of this reading may be shown later.
      control.abort();
    }
  }, [language]);

  const cancel = useCallback(() => {
    running.current?.abort();
    setState(({ progress }) => ({ status: 'cancelled', progress }));
  }, []);

  useEffect(() => {
    void start();
    return () => running.current?.abort();
  }, [start]);

  return { ...state, reading: whole ?? state.progress, start, cancel };
}
