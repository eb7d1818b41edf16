'use client';

import { type RefObject, useId, useState } from 'react';
import { type ImportComponent, useLazyComponent } from '@/components/ui/useLazyComponent';
import { withBasePath } from '@/lib/addresses/base-path';

/** A popup, as its panel knows it. */
export interface Popup {
  readonly id: string;
  readonly kind: 'dialog' | 'menu';
  readonly open: boolean;
  /** What opened the popup; focus returns to it. */
  readonly trigger: RefObject<HTMLElement | null>;
  readonly close: () => void;
  /** Closes the popup and gives the focus back to its trigger. */
  readonly leave: () => void;
}

interface PopupOptions<Props> extends Pick<Popup, 'kind' | 'trigger'> {
  /** The `import()` of the panel. */
  readonly load: ImportComponent<Props>;
  /** Fetches what the panel will show, ahead of the click; a failure shows where the data are. */
  readonly prefetch?: (() => Promise<void>) | undefined;
  /** Where to go, without base path, when the panel's code cannot be loaded. */
  readonly fallback: string;
}

/**
 * A panel under its trigger, whose code loads when the visitor comes near the trigger. Once loaded it stays, so that it can be seen
 * closing.
 *
 * @returns the properties of the trigger, in two parts since a link becomes a button only where scripts run, and the panel's component
 * once it has been opened
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
    handlers: { onPointerEnter: loadAhead, onFocus: loadAhead },
    aria: {
      'aria-haspopup': kind,
      'aria-expanded': open,
      'aria-controls': open ? id : undefined,
      'aria-busy': wanted && !open,
    },
  };
}
