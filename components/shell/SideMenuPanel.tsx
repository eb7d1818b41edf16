'use client';

import { type FocusEvent, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { endEarlyTaps, repeatEarlyTaps } from '@/components/header/early-taps';

interface SideMenuPanelProps {
  readonly id: string;
  readonly className: string | undefined;
  readonly label: string;
  readonly children: ReactNode;
}

/** The panel of the side menu. It closes when the focus leaves it, because it would cover what has the focus then. */
export function SideMenuPanel({ label, ...panel }: SideMenuPanelProps) {
  useLayoutEffect(endEarlyTaps, []);
  useEffect(repeatEarlyTaps, []);
  const closeWhenFocusLeaves = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
  };
  return <nav {...panel} popover="auto" aria-label={label} onBlur={closeWhenFocusLeaves} />;
}
