/** Milliseconds; most answers come sooner. */
const delay = 300;
const style =
  'position:fixed;inset:0 0 auto;z-index:9;width:100%;height:8px;accent-color:var(--mui-palette-secondary-main)';

/** Soon shows a bar at the top of the window, which says that something is on its way. @returns removes it */
export function showWaitingBar(): () => void {
  const bar = document.createElement('progress');
  bar.ariaHidden = 'true';
  bar.style.cssText = style;
  const timer = setTimeout(() => document.body.append(bar), delay);
  return () => {
    clearTimeout(timer);
    bar.remove();
  };
}
