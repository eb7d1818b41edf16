import { startSignIn } from '@/lib/auth/sign-in';
import { readOnly } from '@/lib/http/problem';

/** Redirects to the identity provider. Runs for each request, because each browser gets its own state. */
export function GET(request: Request): Promise<Response> {
  return startSignIn(request);
}

export { readOnly as DELETE, readOnly as OPTIONS, readOnly as PATCH, readOnly as POST, readOnly as PUT };
