import { basePath } from '@/lib/addresses/base-path';
import type { Routes } from '@/lib/addresses/routes';
import { routes } from '@/lib/addresses/routes';
import { absoluteAddress } from '@/lib/metadata/absolute-address';

/** What is of no use to a search engine: sign-in, the signed-in area and its calls. */
function closedPaths(to: Routes): readonly string[] {
  return [to.login, to.logout, to.restricted];
}

/** The content of robots.txt: everything is open except the signed-in area. */
export function robotsText(): string {
  const closed = [...closedPaths(routes('it')), ...closedPaths(routes('en')), '/api/auth/', '/api/jaf/'];
  const rules = closed.map((path) => `Disallow: ${basePath}${path}`);
  return ['User-agent: *', 'Allow: /', ...rules, '', `Sitemap: ${absoluteAddress('/sitemap.xml')}`, ''].join('\n');
}
