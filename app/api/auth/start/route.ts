import { startSignIn } from '@/lib/auth/sign-in';
import { readOnly } from '@/lib/http/problem';

/** Redirects to the identity provider. Rendered for each request: it gives every browser a state of its own. */
export function GET(request: Request): Promise<Response> {
  return startSignIn(request);
}

export { readOnly as DELETE, readOnly as OPTIONS, readOnly as PATCH, readOnly as POST, readOnly as PUT };
