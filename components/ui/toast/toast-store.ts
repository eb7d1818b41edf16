import type { ReactNode } from 'react';

/** The id by which `showToast` finds what `ToastRegion` has put into the page. */
export const toastAreaId = 'toasts';

/** How grave a message is (specification, section 8). */
export type ToastSeverity = 'info' | 'warn' | 'error' | 'success';

/** A message to the visitor, as finished texts. */
export interface ToastContent {
  readonly severity: ToastSeverity;
  readonly summary: string;
  readonly detail?: string | undefined;
  /** A link below the words, which closes the message. */
  readonly action?: ReactNode;
  /** Stays until it is closed. */
  readonly sticky?: boolean | undefined;
}

/** A message on the screen. */
export interface Toast extends ToastContent {
  readonly id: number;
  /** On its way out. */
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

/** The messages of this page, oldest first, as React's `useSyncExternalStore` wants them. */
export const toastStore = {
  read: () => toasts,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Adds a message; one that says the same gives way to it, so that a repeated click does not fill the screen. */
  add(content: ToastContent): void {
    lastId += 1;
    change([...toasts.filter((toast) => !sameMessage(toast, content)), { ...content, id: lastId, closing: false }]);
  },
  /** Begins the way out of a message. */
  close(id: number): void {
    change(toasts.map((toast) => (toast.id === id ? { ...toast, closing: true } : toast)));
  },
  /** Takes a message off the screen. */
  remove(id: number): void {
    change(toasts.filter((toast) => toast.id !== id));
  },
};
