/** A file of Next's build, wherever its page is; one for old browsers has another attribute. */
const scriptFile = /<script (src="\/[^"<>]*\/_next\/static\/[^"<>]+"(?: (?:nonce|async)="[^"<>]*")+>)/g;

/** What has a browser fetch a script before it is named. */
const preload = /<link rel="preload" as="script"[^<>]*>/g;

/** What browsers take for data, not for a script. */
const waitingType = 'later';

/** Milliseconds that scripts wait at most, from the end of a page's HTML and styles on. */
const longestWait = 3_000;

/**
 * Fetches and starts the scripts of a page when its first content is on the screen; at once in a browser that does not say
 * when that is, and in a tab in the background, which paints nothing. The addresses are written as Next writes them: React
 * and Turbopack look for a script by its `src`.
 */
const starter = `(()=>{
const begin=()=>document.querySelectorAll("script[type=${waitingType}]").forEach(waiting=>{
const script=document.createElement("script");
script.async=true;
script.src=waiting.getAttribute("src");
waiting.replaceWith(script)});
if(document.hidden||!window.PerformanceObserver?.supportedEntryTypes?.includes("paint"))return begin();
new PerformanceObserver(list=>{if(list.getEntriesByName("first-contentful-paint")[0])begin()}).observe({type:"paint",buffered:true});
setTimeout(begin,${longestWait})})()`;

/**
 * Has a page painted before its scripts are fetched: text, styles, fonts and the first picture do not share the line with
 * them (docs/decisions/first-paint.md).
 *
 * @param html as Next wrote it
 * @param nonce of the scripts that are written into the page
 */
export function paintBeforeScripts(html: string, nonce: string): string {
  const waiting = html.replace(scriptFile, `<script type="${waitingType}" $1`).replace(preload, '');
  const end = waiting.lastIndexOf('</body>');
  if (waiting === html || end < 0) return html;
  return `${waiting.slice(0, end)}<script nonce="${nonce}">${starter}</script>${waiting.slice(end)}`;
}
