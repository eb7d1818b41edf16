import { QueryClient } from '@tanstack/react-query';

/**
 * The one cache of the browser's questions, shared by all islands of a page, with the timings of the specification
 * (section 9): equal questions within 2 s are asked once, a failed one is asked once more after 5 s.
 */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 2000, retry: 1, retryDelay: 5000 } },
});
