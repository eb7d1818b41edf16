/** A script file of Next's build. The one for old browsers has another attribute (`noModule`) and does not match. */
const scriptFile = /<script (src="\/[^"<>]*\/_next\/static\/[^"<>]+")(?: (?:nonce|async)="[^"<>]*")+>/g;

/** A link that makes the browser fetch a script early. */
const preload = /<link rel="preload" as="script"[^<>]*>/g;

/** Longest wait of the scripts, in milliseconds, counted from when the page's HTML and styles have arrived. */
const maxWaitMs = 3_000;

/**
 * Longest wait, in milliseconds, once all of the page has arrived: Firefox often reports no paint of a page that it opens
 * scrolled, as at Back, at a reload and at a link to a section.
 */
const maxWaitOfLoadedMs = 300;

/**
 * Fetches and starts the scripts of a page when its first content is painted. In a browser that does not report paints, and
 * in a background tab, which paints nothing, it starts at once. It keeps each address exactly as Next writes it, because
 * React and Turbopack look for a script by its `src`.
 */
const starter = `(()=>{
const begin=()=>document.querySelectorAll("script[data-src]").forEach(waiting=>{
const script=document.createElement("script");
script.async=true;
script.src=waiting.dataset.src;
waiting.replaceWith(script)});
if(document.hidden||!window.PerformanceObserver?.supportedEntryTypes?.includes("paint"))return begin();
new PerformanceObserver(list=>{if(list.getEntriesByName("first-contentful-paint")[0])begin()}).observe({type:"paint",buffered:true});
setTimeout(begin,${maxWaitMs});
addEventListener("load",()=>setTimeout(begin,${maxWaitOfLoadedMs}))})()`;

/**
 * Delays the scripts of a page until the first paint, so that text, styles, fonts and the first picture do not share the
 * bandwidth with scripts (docs/decisions/first-paint.md). A script that waits is a data block of HTML, which has no `src`.
 *
 * @param html the page as Next wrote it
 * @param nonce the nonce of inline scripts
 */
export function paintBeforeScripts(html: string, nonce: string): string {
  const waiting = html.replace(scriptFile, '<script type="text/plain" data-$1>').replace(preload, '');
  const end = waiting.lastIndexOf('</body>');
  if (waiting === html || end < 0) return html;
  return `${waiting.slice(0, end)}<script nonce="${nonce}">${starter}</script>${waiting.slice(end)}`;
}
