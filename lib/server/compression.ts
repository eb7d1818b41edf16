import { promisify } from 'node:util';
import zlib from 'node:zlib';

/** The encodings of answers, best first. */
export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;

/** Compression levels: high for an answer that is cached and sent often, low for one that is sent once. */
const qualities = { cached: { br: 9, gzip: 9 }, once: { br: 2, gzip: 3 } } as const;

/** Compresses in another thread. */
export async function compress(body: Buffer, encoding: Encoding, use: keyof typeof qualities): Promise<Buffer> {
  const quality = qualities[use][encoding];
  if (encoding === 'gzip') return gzip(body, { level: quality });
  return brotli(body, { params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: body.length } });
}

/** Decompresses a body in gzip or deflate. @throws when the body has another format or is damaged */
export const decompress: (body: Buffer) => Promise<Buffer> = promisify(zlib.unzip);

const accepted: Readonly<Record<Encoding, RegExp>> = {
  br: /(?:^|[\s,])br(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))\s*(?:[,;]|$)/i,
  gzip: /(?:^|[\s,])gzip(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))\s*(?:[,;]|$)/i,
};

/** The best encoding that a client accepts, from its `Accept-Encoding`; `null` for none. */
export function acceptedEncoding(header: string | undefined): Encoding | null {
  if (header === undefined) return null;
  return encodings.find((encoding) => accepted[encoding].test(header)) ?? null;
}
