'use client';

import type { FocusEvent, ReactNode } from 'react';
import { toggleTheme } from '@/components/header/choice-cookies';
import { useEarlyTaps } from '@/components/header/useEarlyTaps';

interface SideMenuPanelProps {
  readonly id: string;
  readonly className: string | undefined;
  readonly label: string;
  readonly children: ReactNode;
}

/** The panel of the side menu. It closes when the focus leaves it, because it would cover what has the focus then. */
export function SideMenuPanel({ label, ...panel }: SideMenuPanelProps) {
  useEarlyTaps();
  const closeWhenFocusLeaves = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
  };
  return <nav {...panel} popover="auto" aria-label={label} onBlur={closeWhenFocusLeaves} />;
}

/** The entry that changes the theme. */
export function ThemeEntry({ label }: { readonly label: string }) {
  return (
    <button type="button" className="needs-script" onClick={toggleTheme}>
      {label}
    </button>
  );
}
