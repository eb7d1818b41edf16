'use client';

import ClickAwayListener from '@mui/material/ClickAwayListener';
import Fade from '@mui/material/Fade';
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { MuiIsland } from '@/components/providers/MuiIsland';
import { escapePriorities, useEscapeLayer } from '@/components/ui/escape-stack';
import styles from './PopupPanel.module.css';
import type { Popup } from './usePopup';

/** Milliseconds (specification, section 9). MUI skips transitions when the visitor prefers reduced motion. */
const transition = { enter: 120, exit: 100 };

const escapePriority = { dialog: escapePriorities.overlayPanel, menu: escapePriorities.menu };

interface PopupPanelProps {
  readonly popup: Popup;
  /** Accessible name of a dialog; a menu inside has its own. */
  readonly label?: string;
  /** Sets position and size of a dialog; a menu is as wide as the header. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * The panel of a popup. It is not modal: Escape, a click outside or moving the focus outside closes it. It imports MUI,
 * so load it with its content on demand.
 */
export function PopupPanel({ popup, label, className, children }: PopupPanelProps) {
  const { id, kind, open, trigger, close, leave } = popup;
  const closeWhenClickedOutside = ({ target }: Event) => {
    if (target instanceof Node && trigger.current?.contains(target)) return;
    // After a click on something that cannot be focused, the body has the focus.
    if (document.activeElement === document.body) leave();
    else close();
  };
  const closeWhenFocusLeaves = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget) && !trigger.current?.contains(relatedTarget)) close();
  };
  const closeMenuOnTab = ({ key, target }: KeyboardEvent) => {
    // The browser then moves the focus on from the trigger, as if the menu had never opened.
    if (key === 'Tab' && target instanceof Element && target.closest('[role="menu"]')) leave();
  };
  const semantics = kind === 'dialog' ? { role: 'dialog', 'aria-label': label } : { onKeyDown: closeMenuOnTab };
  useEscapeLayer(open, escapePriority[kind], leave);
  return (
    <MuiIsland>
      <Fade in={open} timeout={transition} mountOnEnter unmountOnExit>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: is a dialog, or handles the keys of the menu inside */}
        <div
          id={id}
          className={[styles[kind], className].filter(Boolean).join(' ')}
          onBlur={closeWhenFocusLeaves}
          {...semantics}
        >
          <ClickAwayListener onClickAway={closeWhenClickedOutside}>
            <div>{children}</div>
          </ClickAwayListener>
        </div>
      </Fade>
    </MuiIsland>
  );
}
