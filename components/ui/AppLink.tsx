import Link from 'next/link';
import type { ComponentProps } from 'react';

/**
 * A link inside the app. Pages are complete documents from a cache near the visitor, so nothing is fetched before a
 * link is used.
 */
export function AppLink(props: ComponentProps<typeof Link>) {
  return <Link prefetch={false} {...props} />;
}
