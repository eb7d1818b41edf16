import type { ToastContent } from './toast-store';

/** Shows a message by `showToast`, whose code is loaded with the first message. Shows nothing if the code cannot be loaded. */
export async function loadToast(content: ToastContent): Promise<void> {
  const toasts = await import('./show-toast').catch(() => null);
  toasts?.showToast(content);
}
