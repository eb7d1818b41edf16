import 'server-only';
import { BackendError } from '@/lib/api/errors';
import { getPerson, getProfiles } from '@/lib/api/session';
import { selectProfile } from '@/lib/auth/profile-choice';
import { SignInEnded } from '@/lib/auth/renew';
import { isFromThisSite } from '@/lib/auth/same-origin';
import { internalClient, NotSignedIn, readSession } from '@/lib/auth/session';
import { env } from '@/lib/env/env';
import { backendProblem, Problem, problemAnswer } from '@/lib/http/problem';
import { readApplicationInfo } from '@/lib/site-settings/read-settings';
import type { Account } from './account';
import { fullName, shownName } from './person-name';

async function readAccount(): Promise<Account> {
  const { serviceId } = env();
  const profiles = await getProfiles(await internalClient(null), { serviceId, profile: null });
  const selected = selectProfile((await readSession())?.profile ?? null, profiles);
  const [person, application] = await Promise.all([
    getPerson(await internalClient(selected), { serviceId, profile: selected }),
    readApplicationInfo({ patient: true }),
  ]);
  const profile = selected && profiles.find((each) => each.id === selected.id && each.secondary === selected.secondary);
  return {
    name: shownName(person),
    code: person.code,
    impersonator: person.impersonator && fullName(person.impersonator),
    profile: profile ? { label: profile.label, description: profile.description } : null,
    application: application && {
      name: application.name,
      controllerVersion: application.controllerVersion,
      viewVersion: application.viewVersion,
    },
  };
}

function problemOf(error: unknown): Problem {
  if (error instanceof NotSignedIn || error instanceof SignInEnded) return new Problem(401, 'Sign in first.');
  if (!(error instanceof BackendError)) throw error;
  console.warn(error.message);
  return backendProblem(error);
}

/** Tells a page of this site who is signed in on this browser; 401 for an anonymous visitor. Nobody may keep the answer. */
export async function answerAccount(request: Request): Promise<Response> {
  if (!isFromThisSite(request, env().siteUrl)) {
    return problemAnswer(new Problem(403, 'Only pages of the site itself may ask.'));
  }
  try {
    return Response.json(await readAccount(), { headers: { 'Cache-Control': 'no-store' } });
  } catch (error) {
    return problemAnswer(problemOf(error));
  }
}
