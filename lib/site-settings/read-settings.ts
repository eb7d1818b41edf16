import 'server-only';
import { unstable_cache } from 'next/cache';
import { isFrontPage } from '@/lib/addresses/front-page';
import { backendMayAnswer, recordHealth } from '@/lib/api/backend-health';
import { createRestClient } from '@/lib/api/rest-client';
import { getApplicationInfo, getProperties, getTextBundles } from '@/lib/api/shell';
import { env } from '@/lib/env/env';
import type { InterfaceLanguage } from '@/lib/model/language';
import type { ApplicationInfo, Properties, TextBundles } from '@/lib/model/shell';
import { cacheLastGood, type ReadLastGood } from './last-good';

/** Seconds for which Next caches a page that lacks one of its parts. */
const incompletePageLifetime = 5;

const shortenPageLifetime = unstable_cache(async () => true, ['a part of the page is missing'], {
  revalidate: incompletePageLifetime,
});

/**
 * Milliseconds. A page waits less for what stands around its content than for the content itself. Next gives a page the
 * shortest lifetime of all that it has read: one that had to do without a part is soon rendered again.
 */
const timing = {
  fresh: 300_000,
  pause: 2_000,
  patience: 700,
  mayWait: backendMayAnswer,
  onMissing: async () => void (await shortenPageLifetime()),
};

const backendClient = () => recordHealth(createRestClient({ baseUrl: env().restUrl }));

const readProperties = cacheLastGood<Properties>(() => getProperties(backendClient()), {}, timing);
const readBundles = cacheLastGood<TextBundles | null>(() => getTextBundles(backendClient(), env()), null, timing);

/**
 * What the backend says about itself; `null` while it has said nothing. Never fails. The signed-in area, which is made of
 * it (specification, section 2, "Loading screen"), reads it with patience.
 */
export const readApplicationInfo: ReadLastGood<ApplicationInfo | null> = cacheLastGood<ApplicationInfo | null>(
  () => getApplicationInfo(backendClient(), env()),
  null,
  timing,
);

/** The backend's texts by key in a language; none while it has given none. Never fails. */
export async function readTextBundle(language: InterfaceLanguage): Promise<Readonly<Record<string, string>>> {
  return (await readBundles())?.texts[language] ?? {};
}

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

/** The social profiles that the backend's properties name; none while it names none. Never fails. */
export async function readSocialProfiles(): Promise<readonly SocialProfile[]> {
  return socialProfilesOf(await readProperties());
}
