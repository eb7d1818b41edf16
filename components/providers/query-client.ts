import { focusManager, QueryClient } from '@tanstack/react-query';

/** Milliseconds (specification, section 9, "Data fetching"). */
const timing = { sameQuestion: 2000, retry: 5000, retryWhenSlow: 10_000, focusThrottle: 5000 };

function isSlowConnection(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly effectiveType?: string } };
  return ['slow-2g', '2g'].includes(connection?.effectiveType ?? '');
}

/** An answer of 4xx stays what it is; only a fault of the server or of the way to it may pass (specification, section 7). */
function mayPass(error: Error): boolean {
  const { status } = error as { readonly status?: unknown };
  return typeof status !== 'number' || status >= 500;
}

/** Tells the cache when the visitor comes back to the page, but not more often than the specification says. */
function watchFocus(comeBack: (focused?: boolean) => void): () => void {
  let next = 0;
  const onChange = () => {
    if (document.visibilityState === 'hidden' || Date.now() < next) return;
    next = Date.now() + timing.focusThrottle;
    comeBack();
  };
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/**
 * The one cache of the browser's questions, shared by all islands of a page, with the timings of the specification
 * (section 9): equal questions within 2 s are asked once, a failed one is asked once more after 5 s, or 10 s on a slow
 * connection, and a return to the page asks again at most every 5 s.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: timing.sameQuestion,
      retry: (failures, error) => failures < 1 && mayPass(error),
      retryDelay: () => (isSlowConnection() ? timing.retryWhenSlow : timing.retry),
    },
  },
});

if (typeof document !== 'undefined') {
  focusManager.setEventListener(watchFocus);
  // A provider would do this: the client then hears of the focus.
  queryClient.mount();
}
