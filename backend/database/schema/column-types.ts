import { customType } from 'drizzle-orm/pg-core';

/** Binary data. Both drivers give a `Uint8Array`. */
export const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/** A parsed full text; written by PostgreSQL only. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
