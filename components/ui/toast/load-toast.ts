import type { ToastContent } from './toast-store';

/** Shows a message as `showToast` does, whose code comes with the first one; where it cannot be loaded nothing shows. */
export async function loadToast(content: ToastContent): Promise<void> {
  const toasts = await import('./show-toast').catch(() => null);
  toasts?.showToast(content);
}
