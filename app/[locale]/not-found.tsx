import { notFoundMetadata } from '@/lib/metadata/metadata';

/** Where Next makes a page again that was not there, it takes the title from here, not from the page. */
export const generateMetadata = notFoundMetadata;

/** Shows nothing: the page shows itself that it is not there (`components/status/NotFoundPage.tsx`). */
export default function NotFound() {
  return null;
}
