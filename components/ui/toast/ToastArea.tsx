'use client';

import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { ToastMessage } from './ToastMessage';
import { useToastPlace } from './toast-place';
import { type ToastSeverity, toastStore } from './toast-store';

/** Where messages of either urgency are read out: elements that stood in the page before their first message. */
export interface ToastRegions {
  /** The place that holds them both. */
  readonly area: HTMLElement;
  readonly polite: Element;
  readonly assertive: Element;
  readonly closeLabel: string | undefined;
}

const isUrgent = (severity: ToastSeverity) => severity === 'warn' || severity === 'error';

/** The messages on the screen, each in the region of its urgency. */
export function ToastArea({ area, polite, assertive, closeLabel }: ToastRegions) {
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
