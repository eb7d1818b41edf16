'use client';

import { useRouter } from 'next/navigation';
import type { MouseEvent } from 'react';
import { hasModifier } from '@/components/ui/modifier-keys';

export type FollowLink = (event: MouseEvent, href: string) => void;

/**
 * Follows links inside the app without loading a new document; clicks that ask for a new tab or window are up to
 * the browser.
 *
 * @param onLeave called before the page changes
 */
export function useFollowLink(onLeave: () => void): FollowLink {
  const router = useRouter();
  return (event, href) => {
    if (event.defaultPrevented || hasModifier(event)) return;
    event.preventDefault();
    onLeave();
    router.push(href);
  };
}
