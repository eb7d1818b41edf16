import 'server-only';
import { isFrontPage } from '@/lib/addresses/front-page';
import { recordHealth } from '@/lib/api/backend-health';
import { createRestClient } from '@/lib/api/rest-client';
import { socialProfileProperties } from '@/lib/api/schemas/site-settings';
import { getApplicationInfo, getProperties, getTextBundles } from '@/lib/api/site-settings';
import { env } from '@/lib/env/env';
import type { Locale } from '@/lib/model/locale';
import type { ApplicationInfo, Properties, TextBundle, TextBundles } from '@/lib/model/site-settings';
import type { ReadLastGood } from '@/lib/page-parts/last-good';
import { cachePagePart } from '@/lib/page-parts/page-part';

// A failure here does not count as bad health: it would take time from the next page's content, which does not need these parts.
const backendClient = () => recordHealth(createRestClient({ baseUrl: env().restUrl }), () => true);

const readProperties = cachePagePart<Properties>('properties', () => getProperties(backendClient()), {});
const noTexts: TextBundles = { it: {}, en: {} };
const readBundles = cachePagePart('texts', () => getTextBundles(backendClient(), env()), noTexts);

/**
 * The backend's information about itself; `null` before its first answer. Never fails. The signed-in area cannot be shown
 * without it (specification, section 2, "Loading screen"), so it reads with `patient`.
 */
export const readApplicationInfo: ReadLastGood<ApplicationInfo | null> = cachePagePart<ApplicationInfo | null>(
  'application',
  () => getApplicationInfo(backendClient(), env()),
  null,
);

/** The backend's texts in a locale, by key: the same object until they are read again; empty before. Never fails. */
export async function readTextBundle(locale: Locale): Promise<TextBundle> {
  return (await readBundles())[locale];
}

/** A profile of the catalogue on a social network. */
export interface SocialProfile {
  readonly network: string;
  /** Absolute https address. */
  readonly url: string;
}

/** The profiles with a usable address, in a fixed order. The front page of a network is not a profile. */
export function socialProfilesOf(properties: Properties): readonly SocialProfile[] {
  return socialProfileProperties.flatMap(({ property, network }) => {
    const url = URL.parse(properties[property] ?? '');
    return url?.protocol === 'https:' && !isFrontPage(url.href) ? [{ network, url: url.href }] : [];
  });
}

/** The social profiles in the backend's properties; empty when it names none. Never fails. */
export async function readSocialProfiles(): Promise<readonly SocialProfile[]> {
  return socialProfilesOf(await readProperties());
}
