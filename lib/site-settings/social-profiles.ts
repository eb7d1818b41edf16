import { isFrontPage } from '@/lib/addresses/front-page';
import type { Properties } from '@/lib/model/shell';

/** A profile of the catalogue in a social network. */
export interface SocialProfile {
  readonly network: string;
  /** Absolute https address. */
  readonly url: string;
}

/** The backend's properties that hold the addresses of the three profiles (specification, "Footer"). */
const profiles = [
  { property: 'social.facebook', network: 'Facebook' },
  { property: 'social.instagram', network: 'Instagram' },
  { property: 'social.linkedin', network: 'LinkedIn' },
] as const;

/** The profiles with a usable address, in a fixed order: the front page of a network is nobody's profile. */
export function socialProfilesOf(properties: Properties): readonly SocialProfile[] {
  return profiles.flatMap(({ property, network }) => {
    const url = URL.parse(properties[property] ?? '');
    return url?.protocol === 'https:' && !isFrontPage(url.href) ? [{ network, url: url.href }] : [];
  });
}
