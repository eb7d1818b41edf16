import { revalidatePath, revalidateTag } from 'next/cache';
import { announceInvalidation } from '@/lib/cache/invalidation';
import { env } from '@/lib/env/env';
import { Problem, problemAnswer, wrongMethod } from '@/lib/http/problem';
import { type Revalidation, readRevalidation } from '@/lib/http/revalidate';

/**
 * What the backend calls when its data have changed. What carries a tag is shown once more while it is made anew in the
 * background; a page that is named by its path is made anew before it is shown again.
 */
export async function POST(request: Request): Promise<Response> {
  try {
    const changed = await readRevalidation(request, env().revalidateToken);
    revalidate(changed);
    return Response.json({ revalidated: changed }, { headers: { 'Cache-Control': 'no-store' } });
  } catch (error) {
    if (error instanceof Problem) return problemAnswer(error);
    throw error;
  }
}

function revalidate({ tags, pages }: Revalidation): void {
  for (const tag of tags) revalidateTag(tag, 'max');
  for (const page of pages) revalidatePath(page);
  announceInvalidation([...tags, ...pages]);
}

const notAllowed = () => problemAnswer(wrongMethod('POST'));

export {
  notAllowed as DELETE,
  notAllowed as GET,
  notAllowed as HEAD,
  notAllowed as OPTIONS,
  notAllowed as PATCH,
  notAllowed as PUT,
};
