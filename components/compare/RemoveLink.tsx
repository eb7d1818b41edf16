'use client';

import { AppLink } from '@/components/ui/AppLink';

interface RemoveLinkProps {
  readonly href: string;
  readonly className: string | undefined;
  /** Accessible name, with the title of the course. */
  readonly label: string;
  readonly children: string;
}

/** The link that removes a course from the comparison. Its column goes, so the focus goes to the content of the page. */
export function RemoveLink({ label, ...props }: RemoveLinkProps) {
  const focusContent = () => document.getElementById('content')?.focus({ preventScroll: true });
  return <AppLink {...props} rel="nofollow" scroll={false} aria-label={label} onNavigate={focusContent} />;
}
