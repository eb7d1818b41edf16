'use client';

import { useRouter } from 'next/navigation';
import type { MouseEvent } from 'react';

export type FollowLink = (event: MouseEvent, href: string) => void;

/**
 * Follows links inside the app without loading a new document; clicks that ask for a new tab or window stay the
 * browser's.
 *
 * @param onLeave called before the page changes
 */
export function useFollowLink(onLeave: () => void): FollowLink {
  const router = useRouter();
  return (event, href) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onLeave();
    router.push(href);
  };
}
