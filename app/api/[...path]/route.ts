import { env } from '@/lib/env/env';
import { answerPublicCall } from '@/lib/public-api/proxy';

/** `/api/cata/*`, `/api/moocFilters`, `/api/mooc/*`: the calls in `lib/public-api/public-calls.ts`; others are 404. */
async function handle(request: Request, { params }: RouteContext<'/api/[...path]'>): Promise<Response> {
  return answerPublicCall(request, (await params).path, { baseUrl: env().catalogueApiUrl });
}

export { handle as DELETE, handle as GET, handle as OPTIONS, handle as PATCH, handle as POST, handle as PUT };
