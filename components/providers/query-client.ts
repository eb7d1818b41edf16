import { focusManager, QueryClient } from '@tanstack/react-query';

/** Milliseconds (specification, section 9, "Data fetching"). */
const timing = { sameQuestion: 2000, retry: 5000, retryWhenSlow: 10_000, focusThrottle: 5000 };

function isSlowConnection(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly effectiveType?: string } };
  return ['slow-2g', '2g'].includes(connection?.effectiveType ?? '');
}

/** Whether a retry may help: for a server error or a failed connection, but not for status 4xx (specification, section 7). */
function isRetryable(error: Error): boolean {
  // A `BackendError` has the status itself (`null` without an answer), an error of ky has it in the answer.
  const { status, response } = error as { readonly status?: number | null; readonly response?: Response };
  return (status ?? response?.status ?? 500) >= 500;
}

/** Notifies the cache when the visitor returns to the page, at most as often as the specification allows. */
function watchFocus(onFocus: (focused?: boolean) => void): () => void {
  let next = 0;
  const onChange = () => {
    if (document.visibilityState === 'hidden' || Date.now() < next) return;
    next = Date.now() + timing.focusThrottle;
    onFocus();
  };
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/**
 * The cache of the browser's requests, shared by all islands of a page. Timings follow the specification (section 9):
 * equal requests within 2 s are sent once; a failed one is retried once after 5 s, or after 10 s on a slow connection;
 * a return to the page sends requests again at most every 5 s. Without a network a request fails; it is sent again when
 * the network is back.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: timing.sameQuestion,
      retry: (failures, error) => failures < 1 && isRetryable(error),
      retryDelay: () => (isSlowConnection() ? timing.retryWhenSlow : timing.retry),
      // By default, a query would silently wait for the network, and nobody would learn why nothing happens.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
  },
});

if (typeof document !== 'undefined') {
  focusManager.setEventListener(watchFocus);
  // Subscribes the client to focus events; without a provider nothing else does this.
  queryClient.mount();
}
