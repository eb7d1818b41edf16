import { index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Stored data of the identity provider: sessions, grants, codes, tokens (the storage adapter of `oidc-provider`). */
export const identityRecord = pgTable(
  'identity_record',
  {
    model: text('model').notNull(),
    id: text('id').notNull(),
    payload: jsonb('payload').notNull(),
    grantId: text('grant_id'),
    uid: text('uid'),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.model, table.id] }), index().on(table.grantId), index().on(table.uid)],
);
