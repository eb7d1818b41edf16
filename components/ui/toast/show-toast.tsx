import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { ToastMessage } from './ToastMessage';
import { useToastPlace } from './toast-place';
import { type ToastContent, type ToastSeverity, toastAreaId, toastStore } from './toast-store';

let area: HTMLElement | null = null;
let root: Root | null = null;

/**
 * Shows a message at the top right, below the page's bars, for 3 seconds or, if sticky, until it is closed. Pointer and
 * focus on the message stop its time (specification, sections 4 and 9). For the browser only, with translated texts.
 *
 * It uses no component library. Code that is on every page calls `loadToast`, which loads this module with the first
 * message. Code that sends requests imports this module directly: a message about a failed network must not need it.
 */
export function showToast(content: ToastContent): void {
  if (!area?.isConnected) {
    area = document.getElementById(toastAreaId);
    const [polite, assertive] = area?.children ?? [];
    if (!area || !polite || !assertive) throw new Error('The page has no place for messages: render ToastRegion in it');
    // A change of locale replaces the whole page, including the region of messages.
    root?.unmount();
    root = createRoot(area.appendChild(document.createElement('div')));
    root.render(<ToastArea area={area} polite={polite} assertive={assertive} closeLabel={area.dataset.closeLabel} />);
  }
  toastStore.add(content);
}

/** The live regions for polite and urgent messages, which existed in the page before the first message. */
interface ToastAreaProps {
  /** The element that contains both regions. */
  readonly area: HTMLElement;
  readonly polite: Element;
  readonly assertive: Element;
  readonly closeLabel: string | undefined;
}

const isUrgent = (severity: ToastSeverity) => severity === 'warn' || severity === 'error';

/** The messages on the screen, each in the region for its severity. */
function ToastArea({ area, polite, assertive, closeLabel }: ToastAreaProps) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read);
  useToastPlace(area, toasts);
  return toasts.map((toast) =>
    createPortal(
      <ToastMessage toast={toast} closeLabel={closeLabel} />,
      isUrgent(toast.severity) ? assertive : polite,
      toast.id,
    ),
  );
}
