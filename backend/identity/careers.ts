import { errors } from 'oidc-provider';
import type { Database } from '../database/database.ts';
import { createAdapter, saveRecord } from './adapter.ts';
import { type Career, getCareer, type Person } from './people.ts';

const modelCareer = 'Career';
const lifetimeSeconds = 90 * 24 * 60 * 60;

/** The career number is not one of the person's. The error is shown on our own page, never by a redirect. */
export class OtherCareerError extends errors.InvalidRequest {
  override allow_redirect = false;
}

/** The ids of a sign-in and of its session. They keep apart visitors who share a demonstration account. */
interface SignIn {
  readonly grantId: string;
  readonly sessionUid: string;
}

/**
 * Fixes the career of a sign-in until it ends, so that no other page can change it. An explicitly chosen career is also stored for the
 * session, and later sign-ins start with it.
 *
 * @param matricola the chosen career; undefined means the session's career
 * @throws {OtherCareerError} when the number is not one of the person's
 */
export async function chooseCareer(
  database: Database,
  { grantId, sessionUid }: SignIn,
  person: Person,
  matricola: string | undefined,
): Promise<void> {
  if (matricola !== undefined && !getCareer(person, matricola)) {
    throw new OtherCareerError('the career is not one of this person');
  }
  const chosen = matricola ?? (await currentCareer(database, sessionUid, person)).matricola;
  for (const id of matricola === undefined ? [grantId] : [grantId, sessionUid]) {
    const payload = { matricola: chosen, sessionUid };
    await saveRecord(database, { model: modelCareer, id, payload, expiresIn: lifetimeSeconds });
  }
}

/** The career of a sign-in or session; the person's first career when none is stored. @param id grant or session id */
export async function currentCareer(database: Database, id: string | undefined, person: Person): Promise<Career> {
  const chosen = id ? await createAdapter(database, modelCareer).find(id) : undefined;
  return getCareer(person, String(chosen?.matricola)) ?? person.careers[0];
}
