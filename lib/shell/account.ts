import { queryOptions } from '@tanstack/react-query';
import ky, { isHTTPError } from 'ky';
import { withBasePath } from '@/lib/addresses/base-path';
import type { Profile } from '@/lib/model/profile';
import type { ApplicationInfo } from '@/lib/model/shell';

/** What the panel of the admin control shows: who is signed in, under which profile, and which application this is. */
export interface Account {
  readonly name: string;
  readonly code: string | null;
  /** Name of who really signed in, when that is somebody else. */
  readonly impersonator: string | null;
  /** The profile that the person works under; `null` while none is chosen. */
  readonly profile: Pick<Profile, 'label' | 'description'> | null;
  /** `null` while the backend has said nothing about itself. */
  readonly application: Pick<ApplicationInfo, 'name' | 'controllerVersion' | 'viewVersion'> | null;
}

/** Where the browser asks for it, without the base path. */
const accountRoute = '/api/jaf/account';

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
