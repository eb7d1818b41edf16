'use client';

import { type ReactNode, type ToggleEvent, useRef, useState } from 'react';
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
  const close = () => {
    details.current?.removeAttribute('open');
    details.current?.querySelector('summary')?.focus();
  };
  useEscapeLayer(open, escapePriorities.overlayPanel, close);
  useInteractOutside(details, () => details.current?.removeAttribute('open'));
  const follow = (event: ToggleEvent<HTMLDetailsElement>) => {
    if (event.target === details.current) setOpen(details.current.open);
  };
  return (
    <details ref={details} className={styles.popover} onToggle={follow} onSubmit={close}>
      <summary>
        <Icon name="filter" />
        {label}
      </summary>
      {children}
    </details>
  );
}
