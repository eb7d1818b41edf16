import 'server-only';
import { cache } from 'react';
import { getAssistanceLink, getManualLink, getPerson, getProfiles, signReturnAddress } from '@/lib/api/session';
import { env } from '@/lib/env/env';
import type { InterfaceLanguage } from '@/lib/model/language';
import type { Person } from '@/lib/model/person';
import type { Profile, SelectedProfile } from '@/lib/model/profile';
import { selectProfile } from './profile-choice';
import { internalClient, readSession } from './session';

/*
 * What a page of the signed-in area reads about its person. All throw NotSignedIn for an anonymous visitor, SignInEnded
 * when the sign-in has been ended, which is a critical error, and BackendError for the rest.
 */

/** The profiles that the person can work under. */
export const readProfiles = cache(async (): Promise<readonly Profile[]> => {
  return getProfiles(await internalClient(null), env().serviceId);
});

/** The profile that calls are made under; `null` while the person has to choose one. */
const readSelectedProfile = cache(async (): Promise<SelectedProfile | null> => {
  return selectProfile((await readSession())?.profile ?? null, await readProfiles());
});

const selectedClient = cache(async () => internalClient(await readSelectedProfile()));

/** Who is signed in, and for whom they act. */
export const readPerson = cache(async (): Promise<Person> => {
  return getPerson(await selectedClient(), env().serviceId, await readSelectedProfile());
});

/** The address of the manual; `null` when none is configured. */
export async function readManualLink(language: InterfaceLanguage): Promise<string | null> {
  return getManualLink(await selectedClient(), env().serviceId, language);
}

/** The address of the help desk; `null` when none is configured. */
export async function readAssistanceLink(language: InterfaceLanguage): Promise<string | null> {
  return getAssistanceLink(await selectedClient(), env().serviceId, language);
}

/**
 * A return address with parameters added and signed again by the backend; `null` when it gives none.
 *
 * @param url absolute, on one of RETURN_URL_HOSTS
 */
export async function updateReturnUrl(url: string, params: Readonly<Record<string, string>>): Promise<string | null> {
  return signReturnAddress(await selectedClient(), { url, params: { ...params } });
}
