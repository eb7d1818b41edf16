import { startSignIn } from '@/lib/auth/sign-in';

/** Redirects to the identity provider. Rendered for each request: it gives every browser a state of its own. */
export function GET(request: Request): Promise<Response> {
  return startSignIn(request);
}
