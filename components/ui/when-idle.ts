/** Milliseconds after which the callback runs even in a busy page. */
const idleTimeout = 2000;

/** Calls back when the browser is idle. @returns a function that cancels the callback */
export function whenIdle(callback: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 1);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(callback, { timeout: idleTimeout });
  return () => cancelIdleCallback(id);
}

/** Calls back when the page has loaded and the browser is idle. @returns a function that cancels the callback */
export function whenLoadedAndIdle(callback: () => void): () => void {
  if (document.readyState === 'complete') return whenIdle(callback);
  let stop = () => window.removeEventListener('load', loaded);
  function loaded() {
    stop = whenIdle(callback);
  }
  window.addEventListener('load', loaded, { once: true });
  return () => stop();
}
