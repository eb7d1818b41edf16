import { showWaitingBar } from '@/components/ui/waiting-bar';

/**
 * Next's router calls this when it starts to wait for a page. Browsers show no sign of loading for its links. The address changes
 * together with the page; a browser that does not tell when gets no bar.
 */
export function onRouterTransitionStart(_address: string, kind: 'push' | 'replace' | 'traverse'): void {
  const { navigation } = window;
  if (!navigation || kind === 'traverse') return;
  const hide = showWaitingBar();
  navigation.addEventListener('currententrychange', hide, { once: true });
  // The browser may load the page itself, and later come back to this one.
  window.addEventListener('pagehide', hide, { once: true });
}
