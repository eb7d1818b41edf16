import { errors } from 'oidc-provider';
import type { Database } from '../database/database.ts';
import { createAdapter, saveRecord } from './adapter.ts';
import { type Career, getCareer, type Person } from './people.ts';

const modelCareer = 'Career';
const lifetimeSeconds = 90 * 24 * 60 * 60;

/** A career number that is not one of the person's; shown on our own page, never by a redirect. */
export class OtherCareerError extends errors.InvalidRequest {
  override allow_redirect = false;
}

/**
 * Makes one of the person's careers the current one for the rest of that session of the identity provider, so that
 * two people who use the same demonstration account do not disturb each other.
 * @throws {OtherCareerError} when the number is not one of the person's.
 */
export async function chooseCareer(
  database: Database,
  sessionUid: string,
  person: Person,
  matricola: string,
): Promise<void> {
  if (!getCareer(person, matricola)) throw new OtherCareerError('the career is not one of this person');
  const payload = { matricola, sessionUid };
  await saveRecord(database, { model: modelCareer, id: sessionUid, payload, expiresIn: lifetimeSeconds });
}

/** The career chosen in that session, otherwise the person's first. */
export async function currentCareer(
  database: Database,
  sessionUid: string | undefined,
  person: Person,
): Promise<Career> {
  const chosen = sessionUid ? await createAdapter(database, modelCareer).find(sessionUid) : undefined;
  return getCareer(person, String(chosen?.matricola)) ?? person.careers[0];
}
