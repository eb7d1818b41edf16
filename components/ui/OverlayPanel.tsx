'use client';

import ClickAwayListener from '@mui/material/ClickAwayListener';
import Fade from '@mui/material/Fade';
import type { FocusEvent, HTMLAttributes, RefObject } from 'react';
import { useEscapeLayer } from '@/components/ui/escape-stack';

/** Milliseconds (specification, section 9); MUI drops them where the visitor prefers less motion. */
const transition = { enter: 120, exit: 100 };

interface OverlayPanelProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onBlur'> {
  readonly open: boolean;
  readonly onClose: () => void;
  /** What opened the panel; focus returns to it. */
  readonly trigger: RefObject<HTMLElement | null>;
  readonly escapePriority: number;
}

/**
 * A panel over the page that is not modal: Escape, a click outside and focus that moves on close it. Its place and
 * look come from `className`.
 */
export function OverlayPanel({ open, onClose, trigger, escapePriority, children, ...props }: OverlayPanelProps) {
  const closeAndReturn = () => {
    onClose();
    trigger.current?.focus();
  };
  const closeWhenClickedOutside = ({ target }: Event) => {
    if (target instanceof Node && trigger.current?.contains(target)) return;
    // A click on nothing that takes focus leaves it with the page.
    if (document.activeElement === document.body) closeAndReturn();
    else onClose();
  };
  const closeWhenFocusLeaves = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget) && !trigger.current?.contains(relatedTarget)) onClose();
  };
  useEscapeLayer(open, escapePriority, closeAndReturn);
  return (
    <Fade in={open} timeout={transition} mountOnEnter unmountOnExit>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its user gives it a role, or a menu inside has one */}
      <div {...props} onBlur={closeWhenFocusLeaves}>
        <ClickAwayListener onClickAway={closeWhenClickedOutside}>
          <div>{children}</div>
        </ClickAwayListener>
      </div>
    </Fade>
  );
}
