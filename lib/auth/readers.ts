import 'server-only';
import { cache } from 'react';
import { getAssistanceLink, getManualLink, getPerson, getProfiles, signReturnAddress } from '@/lib/api/session';
import { env } from '@/lib/env/env';
import type { Locale } from '@/lib/model/locale';
import type { Person } from '@/lib/model/person';
import type { Profile, SelectedProfile } from '@/lib/model/profile';
import { selectProfile } from './profile-choice';
import { internalClient, readSession } from './session';

/*
 * What a page of the signed-in area reads about the person. Each function throws NotSignedIn for an anonymous visitor,
 * SignInEnded (a critical error) when the sign-in has ended, and BackendError otherwise.
 */

/** The profiles that the person can use. */
export const readProfiles = cache(async (): Promise<readonly Profile[]> => {
  return getProfiles(await internalClient(null), env().serviceId);
});

/** The profile for calls; `null` if the person still has to choose one. */
const readSelectedProfile = cache(async (): Promise<SelectedProfile | null> => {
  return selectProfile((await readSession())?.profile ?? null, await readProfiles());
});

const selectedClient = cache(async () => internalClient(await readSelectedProfile()));

/** The signed-in person, with the impersonator if somebody else acts as this person. */
export const readPerson = cache(async (): Promise<Person> => {
  return getPerson(await selectedClient(), env().serviceId, await readSelectedProfile());
});

/** The address of the manual; `null` if none is configured. */
export async function readManualLink(locale: Locale): Promise<string | null> {
  return getManualLink(await selectedClient(), env().serviceId, locale);
}

/** The address of the help desk; `null` if none is configured. */
export async function readAssistanceLink(locale: Locale): Promise<string | null> {
  return getAssistanceLink(await selectedClient(), env().serviceId, locale);
}

/**
 * Has the backend add parameters to a return address and sign it again; `null` if the backend returns no address.
 *
 * @param url absolute, on one of RETURN_URL_HOSTS
 */
export async function updateReturnUrl(url: string, params: Readonly<Record<string, string>>): Promise<string | null> {
  return signReturnAddress(await selectedClient(), { url, params: { ...params } });
}
