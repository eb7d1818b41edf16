const languageSegment =
  /^(it|en|de|fr|es|pt|sl|ita|eng|deu|ger|fra|fre|spa|por|slv|italiano|english|deutsch|francais)([-_][a-z]{2})?$/i;
const frontPageName = /^(index|home|homepage|home-page|default|welcome|benvenuti|start)(\.[a-z]{3,5})?$/i;
/** Parameters for the language or the visitor's origin, which do not change what is shown. */
const neutralParameter = /^(utm_.*|gclid|fbclid|lang|language|lingua|locale|hl)$/i;

/** True for a path that names nothing particular in its site: empty, a language, `index.html`, `home`. */
function isFrontPath(path: string): boolean {
  const segments = path.split('/').filter((segment) => segment !== '');
  const [first = '', ...others] = languageSegment.test(segments[0] ?? '') ? segments.slice(1) : segments;
  return others.length === 0 && (first === '' || frontPageName.test(first));
}

/** The route of a single-page application, after `#/` or `#!`; any other fragment is a position on the page. */
function routeOf(fragment: string): string {
  return /^#!?\/?/.exec(fragment)?.[0].match(/[!/]/) ? fragment.replace(/^#!?/, '') : '';
}

/**
 * Whether an address leads only to the front page of a site.
 *
 * @param address absolute; an invalid one is not a front page
 */
export function isFrontPage(address: string): boolean {
  const url = URL.parse(address);
  if (!url) return false;
  const hasQuestion = Array.from(url.searchParams, ([name]) => name).some((name) => !neutralParameter.test(name));
  return !hasQuestion && isFrontPath(url.pathname) && isFrontPath(routeOf(url.hash));
}
