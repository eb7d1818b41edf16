import { notFoundMetadata } from '@/lib/metadata/metadata';

/** When Next renders a missing page again, it takes the title from here, not from the page. */
export const generateMetadata = notFoundMetadata;

/** Shows nothing: a missing page shows its own message (`components/status/NotFoundPage.tsx`). */
export default function NotFound() {
  return null;
}
