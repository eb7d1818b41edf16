declare global {
  /** What the visitor pressed before the app's scripts ran. */
  var earlyTaps: Set<Element> | undefined;
}

/**
 * The script that runs in `<head>` and remembers what is pressed too early: a slow phone shows a page seconds before its
 * scripts run. Every page carries it twice, as HTML and as React's data, so it is short.
 */
export const earlyTapsScript = 'earlyTaps=new Set;onclick=e=>earlyTaps.add(e.target)';

/**
 * Presses, when scripts run, each control that was pressed before and that needs them. Links and forms have worked without.
 * From then on React handles each tap.
 */
export function repeatEarlyTaps(): void {
  window.onclick = null;
  const controls = [...(window.earlyTaps ?? [])].map((tapped) => tapped.closest<HTMLElement>('.needs-script'));
  for (const control of new Set(controls)) control?.click();
  window.earlyTaps = undefined;
}
