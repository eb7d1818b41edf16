import { providerId } from '@/lib/auth/run-next-auth';
import { finishSignIn } from '@/lib/auth/sign-in';
import { notFoundProblem, problemAnswer, readOnly } from '@/lib/http/problem';

/** `/api/auth/callback/university`: the identity provider redirects people here. Other routes of next-auth are 404. */
export async function GET(request: Request, { params }: RouteContext<'/api/auth/[...nextauth]'>): Promise<Response> {
  if ((await params).nextauth.join('/') === `callback/${providerId}`) return finishSignIn(request);
  return problemAnswer(notFoundProblem());
}

export { readOnly as DELETE, readOnly as OPTIONS, readOnly as PATCH, readOnly as POST, readOnly as PUT };
