import Link from 'next/link';
import type { ComponentProps } from 'react';

/**
 * A link inside the app. Nothing is prefetched, because pages are complete documents from a cache near the visitor.
 */
export function AppLink(props: ComponentProps<typeof Link>) {
  return <Link prefetch={false} {...props} />;
}
