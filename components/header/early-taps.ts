declare global {
  /** The controls that the visitor pressed before the app's scripts ran, each once; `null` for other places. */
  var earlyTaps: Set<HTMLElement | null> | undefined;
}

/**
 * The script that runs in `<head>` and remembers which controls that need scripts are pressed too early: a slow phone shows a
 * page seconds before its scripts run. Links and forms work without. Every page carries it twice, as HTML and as React's
 * data, so it is short.
 */
export const earlyTapsScript = 'earlyTaps=new Set;onclick=e=>earlyTaps.add(e.target.closest(".needs-script"))';

/**
 * Stops remembering, because React answers every later press itself. Also sets the theme again: where an extension or a
 * translation has changed the page, React renders it again, without the theme. Call it in the commit in which React takes
 * over.
 */
export function takeOverPage(): void {
  window.onclick = null;
  (window.onpageshow as (() => void) | null)?.();
}

/** Presses once what was pressed before. */
export function repeatEarlyTaps(): void {
  for (const control of window.earlyTaps ?? []) control?.click();
  window.earlyTaps = undefined;
}
