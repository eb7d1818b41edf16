import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import type { Database } from '../database/database.ts';
import { identityRecord } from '../database/schema/identity.ts';

/**
 * Stores one kind of the identity provider's records (sessions, grants, tokens, interactions) in the database.
 * Expired records are never found; `cleaning.ts` removes them.
 */
export function createAdapter(database: Database, model: string): Adapter {
  const ofModel = eq(identityRecord.model, model);
  const find = async (...conditions: Parameters<typeof and>): Promise<AdapterPayload | undefined> => {
    const [row] = await database
      .select({ payload: identityRecord.payload })
      .from(identityRecord)
      .where(and(ofModel, notExpired(), ...conditions))
      .limit(1);
    return row?.payload as AdapterPayload | undefined;
  };
  return {
    // PostgreSQL rejects text with the character NUL, even in a query.
    find: async (id) => (id.includes('\0') ? undefined : find(eq(identityRecord.id, id))),
    findByUid: (uid) => find(eq(identityRecord.uid, uid)),
    findByUserCode: async () => undefined,
    upsert: (id, payload, expiresIn) => saveRecord(database, { model, id, payload, expiresIn }),
    consume: (id) => consumeOnce(database, model, id),
    async destroy(id) {
      await database.delete(identityRecord).where(and(ofModel, eq(identityRecord.id, id)));
    },
    async revokeByGrantId(grantId) {
      await database.delete(identityRecord).where(and(ofModel, eq(identityRecord.grantId, grantId)));
    },
  };
}

interface NewRecord {
  readonly model: string;
  readonly id: string;
  readonly payload: AdapterPayload;
  /** Seconds; absent for a record that never expires. */
  readonly expiresIn?: number;
}

/** Writes a record; replaces a record with the same model and id. */
export async function saveRecord(database: Database, { model, id, payload, expiresIn }: NewRecord): Promise<void> {
  const values = {
    payload,
    grantId: payload.grantId ?? null,
    uid: payload.uid ?? null,
    expiresAt: expiresIn ? new Date(Date.now() + expiresIn * 1000) : null,
  };
  await database
    .insert(identityRecord)
    .values({ model, id, ...values })
    .onConflictDoUpdate({ target: [identityRecord.model, identityRecord.id], set: values });
}

/** Ends the session with this uid: deletes the session, its grants, and every code and token issued in it. */
export async function deleteSession(database: Database, uid: string): Promise<void> {
  const issuedInSession = sql`${identityRecord.payload}->>'sessionUid' = ${uid}`;
  const grants = database.select({ id: identityRecord.grantId }).from(identityRecord).where(issuedInSession);
  await database
    .delete(identityRecord)
    .where(
      or(
        issuedInSession,
        and(eq(identityRecord.model, 'Session'), eq(identityRecord.uid, uid)),
        and(eq(identityRecord.model, 'Grant'), sql`${identityRecord.id} in ${grants}`),
      ),
    );
}

/**
 * Marks a code or refresh token as used. A single statement does it, so that only one of two concurrent requests succeeds.
 * The other counts as a second use, and the whole token family is revoked.
 */
async function consumeOnce(database: Database, model: string, id: string): Promise<void> {
  const record = and(eq(identityRecord.model, model), eq(identityRecord.id, id));
  const consumed = sql`jsonb_set(${identityRecord.payload}, '{consumed}', to_jsonb(${Math.floor(Date.now() / 1000)}::int))`;
  const won = await database
    .update(identityRecord)
    .set({ payload: consumed })
    .where(and(record, sql`${identityRecord.payload}->>'consumed' is null`))
    .returning({ id: identityRecord.id });
  if (won.length > 0) return;
  await revokeFamily(database, record);
  throw new errors.InvalidGrant('already used');
}

async function revokeFamily(database: Database, record: ReturnType<typeof and>): Promise<void> {
  const [row] = await database.select({ grantId: identityRecord.grantId }).from(identityRecord).where(record);
  if (!row?.grantId) return;
  const grant = and(eq(identityRecord.model, 'Grant'), eq(identityRecord.id, row.grantId));
  await database.delete(identityRecord).where(or(eq(identityRecord.grantId, row.grantId), grant));
}

function notExpired() {
  return or(isNull(identityRecord.expiresAt), gt(identityRecord.expiresAt, new Date()));
}
