'use client';

import { useEffect } from 'react';
import { hasModifier } from '@/components/ui/plain-click';
import { loadToast } from '@/components/ui/toast/load-toast';

interface NewWindowGuardProps {
  /** What the visitor reads when the browser blocks a new window. */
  readonly summary: string;
  readonly detail: string;
}

/**
 * Notices when the browser blocks the new window of a link and says so until it is closed (specification, section 8).
 * One listener for all links of the page: they stay plain HTML, and work without it.
 */
export function NewWindowGuard({ summary, detail }: NewWindowGuardProps) {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = guardedLink(event);
      if (!link) return;
      // A script learns whether a window was blocked only when it opens the window itself.
      event.preventDefault();
      const opened = window.open(link.href, '_blank');
      // It cannot reach this page then. The feature `noopener` would hide whether it was opened.
      if (opened) opened.opener = null;
      else void loadToast({ severity: 'error', summary, detail, sticky: true });
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [summary, detail]);
  return null;
}

/** The link of a plain click that asks for a new window; clicks with other buttons or keys are up to the browser. */
function guardedLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0 || hasModifier(event) || !(event.target instanceof Element))
    return null;
  const link = event.target.closest('a');
  return link?.target === '_blank' && /^https?:$/.test(link.protocol) && !link.hasAttribute('download') ? link : null;
}
