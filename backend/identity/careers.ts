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

/** A sign-in, and the session of the identity provider that it began in: two who use one demonstration account do not disturb each other. */
interface SignIn {
  readonly grantId: string;
  readonly sessionUid: string;
}

/**
 * Gives a sign-in one of the person's careers for as long as it lasts, so that no other page can change it; later sign-ins of the
 * session begin with it.
 *
 * @param matricola absent: the one that the session has
 * @throws {OtherCareerError} when the number is not one of the person's.
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

/** The career of a sign-in or, for the next one, of a session; otherwise the person's first. @param id of either */
export async function currentCareer(database: Database, id: string | undefined, person: Person): Promise<Career> {
  const chosen = id ? await createAdapter(database, modelCareer).find(id) : undefined;
  return getCareer(person, String(chosen?.matricola)) ?? person.careers[0];
}
