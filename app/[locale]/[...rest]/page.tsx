import { NotFoundPage } from '@/components/status/NotFoundPage';
import { notFoundMetadata } from '@/lib/metadata/metadata';

// Rendered before the answer begins, so that its status can still be 404.
export function generateStaticParams() {
  return [];
}

export const generateMetadata = notFoundMetadata;

/** Every address that is no page. */
export default function UnknownPage() {
  return <NotFoundPage />;
}
