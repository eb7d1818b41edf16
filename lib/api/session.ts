import type { InterfaceLanguage } from '../model/language.ts';
import type { ServiceLink } from '../model/link.ts';
import type { Person } from '../model/person.ts';
import type { Profile, SelectedProfile } from '../model/profile.ts';
import { readGet, readPost } from './read.ts';
import { internalPaths, linkQuery, personQuery, type ReturnAddressBody } from './schemas/internal-calls.ts';
import { person } from './schemas/person.ts';
import { profiles } from './schemas/profile.ts';
import { assistanceLink, manualLink, returnAddress } from './schemas/service-link.ts';
import type { CallOptions, Transport } from './transport.ts';

/** Who asks, for the calls about a person. */
interface Asking {
  /** Id of this service. */
  readonly serviceId: string;
  readonly profile: SelectedProfile | null;
}

/** The profiles that the person can work under. @throws BackendError */
export function getProfiles(transport: Transport, { serviceId, profile }: Asking, options?: CallOptions) {
  const query = personQuery(serviceId, profile);
  return readGet<readonly Profile[]>(transport, internalPaths.profiles, profiles, { ...options, query });
}

/** Who is signed in. @throws BackendError */
export function getPerson(transport: Transport, { serviceId, profile }: Asking, options?: CallOptions) {
  const query = personQuery(serviceId, profile);
  return readGet<Person>(transport, internalPaths.person, person, { ...options, query });
}

/** The link to the manual, `null` when none is configured. @throws BackendError */
export function getManualLink(
  transport: Transport,
  serviceId: string,
  language: InterfaceLanguage,
): Promise<ServiceLink | null> {
  return readGet(transport, internalPaths.manualLink, manualLink, { query: linkQuery(serviceId, language) });
}

/** The link to the help desk, `null` when none is configured. @throws BackendError */
export function getAssistanceLink(
  transport: Transport,
  serviceId: string,
  language: InterfaceLanguage,
): Promise<ServiceLink | null> {
  return readGet(transport, internalPaths.assistanceLink, assistanceLink, { query: linkQuery(serviceId, language) });
}

/** The return address with the parameters added and signed, `null` when the backend gives none. @throws BackendError */
export function signReturnAddress(transport: Transport, body: ReturnAddressBody): Promise<string | null> {
  return readPost(transport, internalPaths.returnAddress, returnAddress, { body });
}
