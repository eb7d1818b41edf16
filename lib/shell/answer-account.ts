import 'server-only';
import { getPerson, getProfiles } from '@/lib/api/session';
import { selectProfile } from '@/lib/auth/profile-choice';
import { requireThisSite } from '@/lib/auth/same-origin';
import { internalClient, readSession } from '@/lib/auth/session';
import { env } from '@/lib/env/env';
import { answerOrProblem } from '@/lib/http/problem';
import { displayName, fullName } from '@/lib/model/person';
import { readApplicationInfo } from '@/lib/site-settings/read-settings';
import type { Account } from './account';

/**
 * Reads everything once. The readers of pages (`lib/auth/readers.ts`) would ask for the profiles again and again, because
 * React's `cache` remembers nothing in a route handler.
 */
async function readAccount(): Promise<Account> {
  const { serviceId } = env();
  const profiles = await getProfiles(await internalClient(null), serviceId);
  const profile = selectProfile((await readSession())?.profile ?? null, profiles);
  const [person, application] = await Promise.all([
    getPerson(await internalClient(profile), serviceId, profile),
    readApplicationInfo({ patient: true }),
  ]);
  const name = displayName(person);
  return {
    name,
    code: person.code,
    description: person.description === name ? null : person.description,
    impersonator: person.impersonator && fullName(person.impersonator),
    profile: profile && { label: profile.label, description: profile.description },
    application: application && {
      name: application.name,
      controllerVersion: application.controllerVersion,
      viewVersion: application.viewVersion,
    },
  };
}

/** Answers a page of this site with the person signed in on this browser; 401 for an anonymous visitor. */
export function answerAccount(request: Request): Promise<Response> {
  return answerOrProblem(async () => {
    requireThisSite(request);
    return Response.json(await readAccount(), { headers: { 'Cache-Control': 'no-store' } });
  });
}
