import type { InterfaceLanguage } from '../model/language.ts';
import type { Person } from '../model/person.ts';
import type { Profile, SelectedProfile } from '../model/profile.ts';
import { type RestClient, readGet, readPost } from './rest-client.ts';
import { internalPaths, linkQuery, personQuery, type ReturnAddressBody } from './schemas/internal-calls.ts';
import { person } from './schemas/person.ts';
import { profiles } from './schemas/profile.ts';
import { assistanceLink, manualLink, returnAddress } from './schemas/service-link.ts';

/** Who asks, for the calls about a person. */
interface Asking {
  /** Id of this service. */
  readonly serviceId: string;
  readonly profile: SelectedProfile | null;
}

/** The profiles that the person can work under. @throws BackendError */
export function getProfiles(client: RestClient, { serviceId, profile }: Asking) {
  const query = personQuery(serviceId, profile);
  return readGet<readonly Profile[]>(client, internalPaths.profiles, profiles, { query });
}

/** Who is signed in. @throws BackendError */
export function getPerson(client: RestClient, { serviceId, profile }: Asking) {
  const query = personQuery(serviceId, profile);
  return readGet<Person>(client, internalPaths.person, person, { query });
}

/** The address of the manual, `null` when none is configured. @throws BackendError */
export function getManualLink(
  client: RestClient,
  serviceId: string,
  language: InterfaceLanguage,
): Promise<string | null> {
  return readGet(client, internalPaths.manualLink, manualLink, { query: linkQuery(serviceId, language) });
}

/** The address of the help desk, `null` when none is configured. @throws BackendError */
export function getAssistanceLink(
  client: RestClient,
  serviceId: string,
  language: InterfaceLanguage,
): Promise<string | null> {
  return readGet(client, internalPaths.assistanceLink, assistanceLink, { query: linkQuery(serviceId, language) });
}

/** The return address with the parameters added and signed, `null` when the backend gives none. @throws BackendError */
export function signReturnAddress(client: RestClient, body: ReturnAddressBody): Promise<string | null> {
  return readPost(client, internalPaths.returnAddress, returnAddress, { body });
}
