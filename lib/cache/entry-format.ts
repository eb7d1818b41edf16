import { promisify, types } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { gunzip, gzip } from 'node:zlib';
import { z } from 'zod';
import type { CacheHandlerValue } from './next-internals.ts';

const compress = promisify(gzip);
const decompress = promisify(gunzip);
/** Maximum size of an unpacked entry. */
const maxEntryBytes = 32 * 1024 * 1024;

const bytes = z.custom<Buffer>(Buffer.isBuffer);
const headers = z.record(z.string(), z.unknown()).optional();
const segments = z.custom<Map<string, Buffer>>((value) => types.isMap(value));

/** The kinds that Next caches for the App Router. */
const value = z.discriminatedUnion('kind', [
  z.looseObject({ kind: z.literal('FETCH'), data: z.looseObject({ body: z.string() }), revalidate: z.number() }),
  z.looseObject({
    kind: z.literal('APP_PAGE'),
    html: z.string(),
    rscData: bytes.optional(),
    segmentData: segments.optional(),
    headers,
  }),
  z.looseObject({ kind: z.literal('APP_ROUTE'), body: bytes, status: z.number(), headers }),
  z.looseObject({ kind: z.literal('REDIRECT'), props: z.looseObject({}) }),
]);

const entry = z.object({
  lastModified: z.number(),
  cacheControl: z
    .looseObject({ revalidate: z.union([z.number(), z.literal(false)]), expire: z.number().optional() })
    .optional(),
  value,
});

/** Turns an entry of Next's cache, with its buffers and maps, into bytes. */
export async function packEntry(cached: CacheHandlerValue): Promise<Buffer> {
  return compress(serialize(cached), { level: 1 });
}

/** Reverses {@link packEntry}; `null` for any other bytes. */
export async function unpackEntry(packed: Buffer): Promise<CacheHandlerValue | null> {
  try {
    const unpacked: unknown = deserialize(await decompress(packed, { maxOutputLength: maxEntryBytes }));
    return entry.parse(unpacked) as CacheHandlerValue;
  } catch {
    return null;
  }
}
