import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { ToastMessage } from './ToastMessage';
import { useToastPlace } from './toast-place';
import { type ToastContent, type ToastSeverity, toastAreaId, toastStore } from './toast-store';

let area: HTMLElement | null = null;
let root: Root | null = null;

/**
 * Shows a message at the top right, below the bars that are there, for 3 seconds or, when sticky, until it is closed;
 * pointer and focus on it stop its time (specification, sections 4 and 9). For the browser only, with finished texts.
 *
 * It uses no component library. What every page has loads it with its first message (`loadToast`); a message that the network
 * failed must not wait for that, so it comes with the code that asks the network.
 */
export function showToast(content: ToastContent): void {
  if (!area?.isConnected) {
    area = document.getElementById(toastAreaId);
    const [polite, assertive] = area?.children ?? [];
    if (!area || !polite || !assertive) throw new Error('The page has no place for messages: render ToastRegion in it');
    // The place of the messages goes with the page when the language changes.
    root?.unmount();
    root = createRoot(area.appendChild(document.createElement('div')));
    root.render(<ToastArea area={area} polite={polite} assertive={assertive} closeLabel={area.dataset.closeLabel} />);
  }
  toastStore.add(content);
}

/** Where messages of either urgency are read out: elements that stood in the page before their first message. */
interface ToastAreaProps {
  /** The place that holds them both. */
  readonly area: HTMLElement;
  readonly polite: Element;
  readonly assertive: Element;
  readonly closeLabel: string | undefined;
}

const isUrgent = (severity: ToastSeverity) => severity === 'warn' || severity === 'error';

/** The messages on the screen, each in the region of its urgency. */
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
