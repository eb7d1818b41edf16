import 'server-only';
import { cookies } from 'next/headers';
import type { PageQuery } from '@/lib/addresses/page-query';
import { BackendError, orNull } from '@/lib/api/errors';
import { readAssistanceLink, readManualLink, readPerson, readProfiles } from '@/lib/auth/readers';
import { readSession } from '@/lib/auth/session';
import { NotSignedIn, SignInEnded } from '@/lib/auth/sign-in-errors';
import { env } from '@/lib/env/env';
import { pickText, type TextInLanguage } from '@/lib/i18n/localized';
import type { Locale } from '@/lib/model/locale';
import type { Person } from '@/lib/model/person';
import { readApplicationInfo } from '@/lib/site-settings/read-settings';
import { themeCookie } from '@/lib/theme/theme-cookie';
import { type PreviousService, readPreviousService } from './previous-service';
import { type ProfileGate, profileGate } from './profile-gate';
import { parseShellQuery, type ShellQuery } from './shell-query';

/** The frame around a page of the signed-in area. */
export interface Shell {
  readonly kind: 'shell';
  readonly gate: Exclude<ProfileGate, { readonly state: 'skip' }>;
  readonly person: Person;
  /** Addresses of the manual and the help desk. */
  readonly manual: string | null;
  readonly helpDesk: string | null;
  readonly previousService: PreviousService | null;
  /** Name of this service. */
  readonly currentService: TextInLanguage<string> | null;
}

/** Nobody is signed in, or an essential call failed, which is a critical error (specification, section 8). */
export type NoShell =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'critical'; readonly reason: 'ended' | 'backend' };

/** Logged when one of the shell's links cannot be read. */
const leftOut = 'Left out of the shell';

async function readAround(locale: Locale, { returnUrl }: ShellQuery) {
  const theme = (await cookies()).get(themeCookie)?.value === 'dark' ? 'dark' : 'light';
  const [person, manual, helpDesk, previousService, application] = await Promise.all([
    readPerson(),
    orNull(readManualLink(locale), leftOut),
    orNull(readAssistanceLink(locale), leftOut),
    readPreviousService({ returnUrl, locale, theme }),
    readApplicationInfo({ patient: true }),
  ]);
  const currentService = application && pickText(application.currentService, locale);
  return { person, manual, helpDesk, previousService, currentService };
}

async function readSignedIn(locale: Locale, query: ShellQuery): Promise<Shell | NoShell> {
  const session = await readSession();
  const gate = profileGate({
    signedIn: session !== null,
    profiles: session ? await readProfiles() : [],
    chosen: session?.profile ?? null,
    ...query,
    canChange: env().canChangeProfile,
  });
  if (gate.state === 'skip') return { kind: 'anonymous' };
  return { kind: 'shell', gate, ...(await readAround(locale, query)) };
}

function explain(error: unknown): NoShell {
  if (error instanceof NotSignedIn) return { kind: 'anonymous' };
  if (error instanceof SignInEnded) return { kind: 'critical', reason: 'ended' };
  if (!(error instanceof BackendError)) throw error;
  console.warn(`The signed-in area cannot be shown: ${error.message}`);
  return { kind: 'critical', reason: 'backend' };
}

/**
 * Reads the content of the shell of the signed-in area, for the person of this request.
 *
 * @param query the query of the page
 */
export function readShell(locale: Locale, query: PageQuery): Promise<Shell | NoShell> {
  return readSignedIn(locale, parseShellQuery(query)).catch(explain);
}
