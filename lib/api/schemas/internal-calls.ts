import * as z from 'zod';
import type { Locale } from '../../model/locale.ts';
import type { SelectedProfile } from '../../model/profile.ts';
import type { Query } from './paths.ts';

/** Paths of the calls that need a sign-in (specification, section 7). */
export const internalPaths = {
  profiles: '/jaf/internal/profiles',
  person: '/jaf/internal/user',
  manualLink: '/jaf/internal/linkmanuale',
  assistanceLink: '/jaf/internal/linkassistenza',
  returnAddress: '/jaf/internal/updateReturnUrl',
  /** Part of the extension `searches-without-result`. */
  searchesWithoutResult: '/jaf/internal/ricercheSenzaRisultato',
} as const;

/** Query of the calls about the person. */
export function personQuery(serviceId: string, selected: SelectedProfile | null): Query {
  const profile = selected && { profile: selected.id, ...(selected.secondary && { dprofile: selected.secondary }) };
  return { al_id_srv: serviceId, ...profile };
}

/** Query of the calls for a link. The app never runs inside another one. */
export function linkQuery(serviceId: string, locale: Locale): Query {
  return { al_id_srv: serviceId, polij_into_webview: false, lang: locale };
}

/** Body of the call that signs a return address: the address, and the parameters to add to its query. */
export const returnAddressBody = z.strictObject({
  url: z.string().max(2000),
  params: z
    .record(z.string().regex(/^[\w.-]{1,100}$/), z.string().max(500))
    .refine((params) => Object.keys(params).length <= 30, '30 parameters at most'),
});
export type ReturnAddressBody = z.output<typeof returnAddressBody>;

/** What the server itself knows about the visitor. Values from the browser are never passed on. */
interface CallContext {
  readonly serviceId: string;
  readonly profile: SelectedProfile | null;
  readonly locale: Locale;
}

/** A call that the server makes for the browser of a signed-in person. */
export interface InternalCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly query: (context: CallContext) => Query;
}

const byPerson = ({ serviceId, profile }: CallContext) => personQuery(serviceId, profile);
const byLocale = ({ serviceId, locale }: CallContext) => linkQuery(serviceId, locale);

const calls: readonly InternalCall[] = [
  { method: 'GET', path: internalPaths.profiles, query: byPerson },
  { method: 'GET', path: internalPaths.person, query: byPerson },
  { method: 'GET', path: internalPaths.manualLink, query: byLocale },
  { method: 'GET', path: internalPaths.assistanceLink, query: byLocale },
  { method: 'GET', path: internalPaths.searchesWithoutResult, query: () => ({}) },
  { method: 'POST', path: internalPaths.returnAddress, query: () => ({}) },
];

/** The call with this path; `null` when there is none. */
export function findInternalCall(path: string): InternalCall | null {
  return calls.find((call) => call.path === path) ?? null;
}
