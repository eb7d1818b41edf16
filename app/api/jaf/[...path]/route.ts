import { answerInternalCall } from '@/lib/auth/internal-proxy';

/** `/api/jaf/internal/*` for signed-in people: what is answered, `lib/api/schemas/internal-calls.ts` lists. All else is 404. */
async function handle(request: Request, { params }: RouteContext<'/api/jaf/[...path]'>): Promise<Response> {
  return answerInternalCall(request, (await params).path);
}

export { handle as GET, handle as POST };
