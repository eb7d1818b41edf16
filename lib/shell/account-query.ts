import { queryOptions } from '@tanstack/react-query';
import ky, { isHTTPError } from 'ky';
import { withBasePath } from '@/lib/addresses/base-path';
import { type Account, accountRoute } from './account';

/** Nobody is signed in any more: asking again helps nothing. */
export function isSignedOut(error: Error): boolean {
  return isHTTPError(error) && error.response.status === 401;
}

/** Who is signed in on this browser, asked each time that it is to be shown (specification, section 9, "Shell"). */
export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) =>
    ky(new URL(withBasePath(accountRoute), window.location.origin), { signal, retry: 0 }).json<Account>(),
  // Only a fault of the server may pass (specification, section 8); another person may sign in at any time.
  retry: (failures, error) => failures < 1 && isHTTPError(error) && error.response.status >= 500,
  retryDelay: 1500,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  gcTime: 0,
});
