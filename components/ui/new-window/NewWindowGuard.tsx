'use client';

import { useEffect } from 'react';
import { hasModifier } from '@/components/ui/plain-click';
import { loadToast } from '@/components/ui/toast/load-toast';

interface NewWindowGuardProps {
  /** Shown, with `detail`, when the browser blocks a new window. */
  readonly summary: string;
  readonly detail: string;
}

/**
 * Shows a message, until it is closed, when the browser blocks the new window of a link (specification, section 8). One
 * listener serves all links of the page, which stay plain HTML and work without it.
 */
export function NewWindowGuard({ summary, detail }: NewWindowGuardProps) {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = guardedLink(event);
      if (!link) return;
      // A script learns whether a window was blocked only when it opens the window itself.
      event.preventDefault();
      const opened = window.open(link.href, '_blank');
      // So the new window cannot reach this page. The feature `noopener` would hide whether the window was opened.
      if (opened) opened.opener = null;
      else void loadToast({ severity: 'error', summary, detail, sticky: true });
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [summary, detail]);
  return null;
}

/** The link that a plain click would open in a new window; `null` for clicks with other buttons or modifier keys. */
function guardedLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0 || hasModifier(event) || !(event.target instanceof Element))
    return null;
  const link = event.target.closest('a');
  return link?.target === '_blank' && /^https?:$/.test(link.protocol) && !link.hasAttribute('download') ? link : null;
}
