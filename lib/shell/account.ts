import { queryOptions } from '@tanstack/react-query';
import ky, { isHTTPError } from 'ky';
import { withBasePath } from '@/lib/addresses/base-path';
import type { Profile } from '@/lib/model/profile';
import type { ApplicationInfo } from '@/lib/model/site-settings';

/** The data in the panel of the admin control: the signed-in person, the profile, and the application. */
export interface Account {
  readonly name: string;
  readonly code: string | null;
  /** What the backend says of the person; `null` when that is nothing but the name. */
  readonly description: string | null;
  /** Name of the person who really signed in, when acting as this person; `null` otherwise. */
  readonly impersonator: string | null;
  /** The chosen profile; `null` while none is chosen. */
  readonly profile: Pick<Profile, 'label' | 'description'> | null;
  /** `null` before the backend's first answer about itself. */
  readonly application: Pick<ApplicationInfo, 'name' | 'controllerVersion' | 'viewVersion'> | null;
}

/** The address that the browser reads it from, without the base path. */
const accountRoute = '/api/jaf/account';

/** Whether nobody is signed in any more, so that a retry is useless. */
export function isSignedOut(error: Error): boolean {
  return isHTTPError(error) && error.response.status === 401;
}

/** Query for the person signed in on this browser, read each time before it is shown (specification, section 9, "Shell"). */
export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) =>
    ky(new URL(withBasePath(accountRoute), window.location.origin), { signal, retry: 0 }).json<Account>(),
  retryDelay: 1500,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  // Nothing is cached, because another person may sign in at any time.
  gcTime: 0,
});
