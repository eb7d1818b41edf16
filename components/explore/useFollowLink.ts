'use client';

import { useRouter } from 'next/navigation';
import type { MouseEventHandler } from 'react';
import { onPlainClick } from '@/components/ui/plain-click';

export type FollowLink = (href: string) => MouseEventHandler<HTMLAnchorElement>;

/**
 * Click handlers for links inside the app, which are followed without loading a new document.
 *
 * @param onLeave called before the page changes
 */
export function useFollowLink(onLeave: () => void): FollowLink {
  const router = useRouter();
  return (href) =>
    onPlainClick(() => {
      onLeave();
      router.push(href);
    });
}
