import { NotFoundPage } from '@/components/status/NotFoundPage';

// Rendered before the answer begins, so that its status can still be 404.
export function generateStaticParams() {
  return [];
}

/** Every address that is no page. */
export default function UnknownPage() {
  return <NotFoundPage />;
}
