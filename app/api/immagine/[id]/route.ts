import { env } from '@/lib/env/env';
import { readOnly } from '@/lib/http/problem';
import { answerImage } from '@/lib/public-api/images';

/** The backend's picture with this id; `next/image` loads its source from here. */
export async function GET(request: Request, { params }: RouteContext<'/api/immagine/[id]'>): Promise<Response> {
  return answerImage(request, (await params).id, { baseUrl: env().restUrl });
}

export { readOnly as DELETE, readOnly as OPTIONS, readOnly as PATCH, readOnly as POST, readOnly as PUT };
