'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { escapePriorities, useEscapeLayer } from '@/components/ui/escape-stack';
import { Icon } from '@/components/ui/Icon';
import { useInteractOutside } from '@/components/ui/useInteractOutside';
import styles from './FilterPopover.module.css';

interface FilterPopoverProps {
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * The filters: beside the results in a wide window, otherwise in a popover that opens without scripts. With scripts,
 * Escape, a click or focus outside and the form's button close it: it would cover what has the focus. A choice does not
 * close it, since more may follow.
 */
export function FilterPopover({ label, children }: FilterPopoverProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  const hide = () => details.current?.removeAttribute('open');
  const close = () => {
    hide();
    details.current?.querySelector('summary')?.focus();
  };
  useEscapeLayer(open, escapePriorities.overlayPanel, close);
  useInteractOutside(details, hide);
  const follow = () => setOpen(Boolean(details.current?.open));
  // It may have been opened before scripts ran.
  useEffect(follow);
  return (
    <details ref={details} className={styles.popover} onToggle={follow} onSubmit={close}>
      <summary>
        <Icon name="filter" />
        {/* An element of its own, so React can replace its text even after the browser has translated it. */}
        <span>{label}</span>
      </summary>
      {children}
    </details>
  );
}
