import type { ReactNode } from 'react';

/** The element id of `ToastRegion`, by which `showToast` finds it. */
export const toastAreaId = 'toasts';

/** The severity of a message (specification, section 8). */
export type ToastSeverity = 'info' | 'warn' | 'error' | 'success';

/** A message to the visitor, with translated texts. */
export interface ToastContent {
  readonly severity: ToastSeverity;
  readonly summary: string;
  readonly detail?: string | undefined;
  /** A link below the text; following it closes the message. */
  readonly action?: ReactNode;
  /** Stays until it is closed. */
  readonly sticky?: boolean | undefined;
}

/** A message on the screen. */
export interface Toast extends ToastContent {
  readonly id: number;
  /** Whether the closing transition runs. */
  readonly closing: boolean;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

const sameMessage = (a: ToastContent, b: ToastContent) =>
  a.severity === b.severity && a.summary === b.summary && a.detail === b.detail;

/** The messages of this page, oldest first, in the form that React's `useSyncExternalStore` needs. */
export const toastStore = {
  read: () => toasts,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Adds a message and removes an equal one, so that repeated clicks do not fill the screen. */
  add(content: ToastContent): void {
    lastId += 1;
    change([...toasts.filter((toast) => !sameMessage(toast, content)), { ...content, id: lastId, closing: false }]);
  },
  /** Starts the closing transition of a message. */
  close(id: number): void {
    change(toasts.map((toast) => (toast.id === id ? { ...toast, closing: true } : toast)));
  },
  /** Removes a message from the screen. */
  remove(id: number): void {
    change(toasts.filter((toast) => toast.id !== id));
  },
};
