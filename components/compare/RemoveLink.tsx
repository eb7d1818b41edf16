'use client';

import { AppLink } from '@/components/ui/AppLink';
import { passFocusTo } from '@/components/ui/pass-focus-to';

const passFocusToContent = passFocusTo('#content');

interface RemoveLinkProps {
  readonly href: string;
  readonly className: string | undefined;
  /** Accessible name, with the title of the course. */
  readonly label: string;
  readonly children: string;
}

/** The link that removes a course from the comparison. The focus stays in the page, although its column goes. */
export function RemoveLink({ label, ...props }: RemoveLinkProps) {
  return <AppLink {...props} ref={passFocusToContent} rel="nofollow" scroll={false} aria-label={label} />;
}
