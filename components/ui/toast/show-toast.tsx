import { createRoot, type Root } from 'react-dom/client';
import styles from './Toast.module.css';
import { ToastArea, type ToastRegions } from './ToastArea';
import { toastAreaId } from './toast-area-id';
import { type ToastContent, toastStore } from './toast-store';

/** Milliseconds that assistive technology gets to notice a region that the page did not bring along. */
const noticeDelay = 100;

let area: HTMLElement | null = null;
let root: Root | null = null;

/**
 * Tells the visitor something at the top right, below the bars that are there, for 3 seconds or, when sticky, until it is closed; pointer and
 * focus on it stop its time (specification, sections 4 and 9). To be called in the browser only, with finished texts.
 *
 * It is written without a component library and comes with whoever calls it: a message that the network or a window
 * failed must not wait for a download.
 */
export function showToast(content: ToastContent): void {
  if (area?.isConnected) {
    toastStore.add(content);
    return;
  }
  const found = document.getElementById(toastAreaId);
  area = found ?? createArea();
  // The place of the messages goes with the page when the language changes.
  root?.unmount();
  root = createRoot(area.appendChild(document.createElement('div')));
  root.render(<ToastArea {...regionsOf(area)} />);
  if (found) toastStore.add(content);
  else setTimeout(() => toastStore.add(content), noticeDelay);
}

function regionsOf(place: HTMLElement): ToastRegions {
  const [polite, assertive] = place.children;
  if (!polite || !assertive) throw new Error(`#${toastAreaId} has no regions: render it with ToastRegion`);
  return { area: place, polite, assertive, closeLabel: place.getAttribute('data-close-label') ?? undefined };
}

/** What `ToastRegion` would have rendered, in a page without it. */
function createArea(): HTMLElement {
  const place = document.createElement('div');
  place.id = toastAreaId;
  place.className = styles.area ?? '';
  for (const [role, urgency] of [
    ['status', 'polite'],
    ['alert', 'assertive'],
  ] as const) {
    const region = place.appendChild(document.createElement('div'));
    region.setAttribute('role', role);
    region.setAttribute('aria-live', urgency);
    region.setAttribute('aria-atomic', 'false');
  }
  return document.body.appendChild(place);
}
