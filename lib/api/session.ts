import type { Locale } from '../model/locale.ts';
import type { Person } from '../model/person.ts';
import type { Profile, SelectedProfile } from '../model/profile.ts';
import type { RestClient } from './rest-client.ts';
import { internalPaths, linkQuery, personQuery, type ReturnAddressBody } from './schemas/internal-calls.ts';
import { person } from './schemas/person.ts';
import { profiles } from './schemas/profile.ts';
import { assistanceLink, manualLink, returnAddress } from './schemas/service-link.ts';

/** The profiles of the person. The call names no profile, because the chosen one may no longer exist. @throws BackendError */
export function getProfiles(client: RestClient, serviceId: string): Promise<readonly Profile[]> {
  return client.get(internalPaths.profiles, profiles, { query: personQuery(serviceId, null) });
}

/** The signed-in person. @throws BackendError */
export function getPerson(client: RestClient, serviceId: string, profile: SelectedProfile | null): Promise<Person> {
  return client.get(internalPaths.person, person, { query: personQuery(serviceId, profile) });
}

/** The address of the manual; `null` when none is configured. @throws BackendError */
export function getManualLink(client: RestClient, serviceId: string, locale: Locale): Promise<string | null> {
  return client.get(internalPaths.manualLink, manualLink, { query: linkQuery(serviceId, locale) });
}

/** The address of the help desk; `null` when none is configured. @throws BackendError */
export function getAssistanceLink(client: RestClient, serviceId: string, locale: Locale): Promise<string | null> {
  return client.get(internalPaths.assistanceLink, assistanceLink, { query: linkQuery(serviceId, locale) });
}

/** The return address with the parameters added and signed; `null` when the backend gives none. @throws BackendError */
export function signReturnAddress(client: RestClient, body: ReturnAddressBody): Promise<string | null> {
  return client.post(internalPaths.returnAddress, returnAddress, { body, isRead: true });
}
