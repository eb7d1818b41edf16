import { answerInternalCall } from '@/lib/auth/internal-proxy';

/** `/api/jaf/internal/*` for signed-in people: the calls in `lib/api/schemas/internal-calls.ts`; others are 404. */
async function handle(request: Request, { params }: RouteContext<'/api/jaf/[...path]'>): Promise<Response> {
  return answerInternalCall(request, (await params).path);
}

export { handle as DELETE, handle as GET, handle as OPTIONS, handle as PATCH, handle as POST, handle as PUT };
