import { revalidatePath, revalidateTag } from 'next/cache';
import { notifyInvalidation } from '@/lib/cache/invalidation';
import { env } from '@/lib/env/env';
import { answerOrProblem, postOnly } from '@/lib/http/problem';
import { type Revalidation, readRevalidation } from '@/lib/public-api/revalidate';

/**
 * The backend calls this when its data have changed. Pages and data with a changed tag are served once more while Next
 * renews them in the background. A page that is named by its path is rendered again before it is served.
 */
export function POST(request: Request): Promise<Response> {
  return answerOrProblem(async () => {
    const changed = await readRevalidation(request, env().revalidateToken);
    revalidate(changed);
    return Response.json({ revalidated: changed }, { headers: { 'Cache-Control': 'no-store' } });
  });
}

function revalidate({ tags, pages }: Revalidation): void {
  for (const tag of tags) revalidateTag(tag, 'max');
  for (const page of pages) revalidatePath(page);
  notifyInvalidation();
}

export { postOnly as DELETE, postOnly as GET, postOnly as OPTIONS, postOnly as PATCH, postOnly as PUT };
