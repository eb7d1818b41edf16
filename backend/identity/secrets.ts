import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { identityRecord } from '../database/schema/identity.ts';

const secretsSchema = z.object({
  /** Secret of the only confidential client: this backend itself. */
  clientSecret: z.string().min(32),
  cookieKeys: z.array(z.string().min(32)).min(1),
  /** Signs return URLs. */
  returnUrlKey: z.string().min(32),
  jwks: z.object({ keys: z.array(z.record(z.string(), z.unknown())).min(1) }),
});

/** The identity provider's secrets, which must survive a restart. */
export type Secrets = z.infer<typeof secretsSchema>;

const key = { model: 'Secrets', id: 'current' };

/**
 * Loads the secrets from the database; on an empty database it stores new ones. Two processes that start together use the same
 * secrets, because the second insert is ignored.
 * @throws when the stored secrets are damaged
 */
export async function loadSecrets(database: Database): Promise<Secrets> {
  await database
    .insert(identityRecord)
    .values({ ...key, payload: generateSecrets() })
    .onConflictDoNothing();
  const [row] = await database
    .select({ payload: identityRecord.payload })
    .from(identityRecord)
    .where(and(eq(identityRecord.model, key.model), eq(identityRecord.id, key.id)));
  const parsed = secretsSchema.safeParse(row?.payload);
  if (parsed.success) return parsed.data;
  throw new Error(
    `The identity provider's secrets in the database are damaged (${z.prettifyError(parsed.error)}). ` +
      `Delete the record "${key.model}" from identity_record to make new ones; everybody has to sign in again.`,
  );
}

function generateSecrets(): Secrets {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = { ...privateKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig', kid: randomText(8) };
  return {
    clientSecret: randomText(32),
    cookieKeys: [randomText(32)],
    returnUrlKey: randomText(32),
    jwks: { keys: [jwk] },
  };
}

function randomText(bytes: number): string {
  return randomBytes(bytes).toString('base64url');
}
