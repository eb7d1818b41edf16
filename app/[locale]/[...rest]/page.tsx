import { NotFoundPage } from '@/components/status/NotFoundPage';
import { notFoundMetadata } from '@/lib/metadata/metadata';

// Makes Next render the page before the response starts, so the status can still be 404.
export function generateStaticParams() {
  return [];
}

export const generateMetadata = notFoundMetadata;

/** Shown for every address that has no page. */
export default function UnknownPage() {
  return <NotFoundPage />;
}
