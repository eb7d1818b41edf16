'use client';

import { type RefObject, useId, useState } from 'react';
import { type ImportComponent, useLazyComponent } from '@/components/ui/useLazyComponent';
import { withBasePath } from '@/lib/addresses/base-path';

/** The state of a popup, for its panel. */
export interface Popup {
  readonly id: string;
  readonly kind: 'dialog' | 'menu';
  readonly open: boolean;
  /** The element that opens the popup; the focus returns to it. */
  readonly trigger: RefObject<HTMLElement | null>;
  readonly close: () => void;
  /** Closes the popup and gives the focus back to its trigger. */
  readonly leave: () => void;
}

interface PopupOptions<Props> extends Pick<Popup, 'kind' | 'trigger'> {
  /** The `import()` of the panel. */
  readonly load: ImportComponent<Props>;
  /** Fetches the panel's data before the click. Failures are ignored here; the panel reports them. */
  readonly prefetch?: (() => Promise<void>) | undefined;
  /** The address to go to, without base path, when the panel's code cannot be loaded. */
  readonly fallback: string;
}

/**
 * A panel below its trigger. Its code is loaded when the pointer or the focus reaches the trigger. Once opened, the
 * panel stays mounted, so that its closing can be animated.
 *
 * @returns the panel's component, `null` until it has been opened, and the props of the trigger. These come in two
 * parts: `aria` makes a link a button, which is right only when scripts run.
 */
export function usePopup<Props>({ kind, trigger, load, prefetch, fallback }: PopupOptions<Props>) {
  const id = useId();
  const [Panel, loadPanel] = useLazyComponent(load);
  const [wanted, setWanted] = useState(false);
  const open = wanted && Panel !== null;
  const close = () => setWanted(false);
  const show = () => {
    setWanted(true);
    loadPanel().catch(() => window.location.assign(withBasePath(fallback)));
  };
  const leave = () => {
    close();
    trigger.current?.focus();
  };
  const loadAhead = () => {
    load().catch(() => undefined);
    prefetch?.().catch(() => undefined);
  };
  return {
    Panel,
    popup: { id, kind, open, trigger, close, leave } satisfies Popup,
    show,
    toggle: open ? close : show,
    // A visitor who goes on while the code is loading must not be called back by the panel.
    handlers: { onPointerEnter: loadAhead, onFocus: loadAhead, onBlur: open ? undefined : close },
    aria: {
      'aria-haspopup': kind,
      'aria-expanded': open,
      'aria-controls': open ? id : undefined,
      'aria-busy': wanted && !open,
    },
  };
}
