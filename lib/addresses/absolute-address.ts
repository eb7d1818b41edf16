import { env } from '@/lib/env/env';
import { withBasePath } from './base-path';

/** The absolute address, with the public origin, for an address inside the app such as `/home`. */
export function absoluteAddress(href: string): string {
  return env().siteUrl + withBasePath(href);
}
