/** When the backend says nothing: an hour. */
const usualCacheControl = 'public, max-age=3600';
const imageType = /^image\/[a-z0-9][a-z0-9.+-]*$/;
const entityTag = /^(W\/)?"[\x21\x23-\x7e]*"$/;

/** An SVG opened on its own is a document of our origin: no scripts in it, and it is stored instead of shown. */
const documentProtection = {
  'Content-Security-Policy': "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox",
  'Content-Disposition': 'attachment; filename="picture.svg"',
};

/** The headers of a picture as the visitor gets them, out of the backend's; `null` when it is no picture. */
export function imageHeaders(headers: Headers): Headers | null {
  const type = (headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (!imageType.test(type)) return null;
  const etag = headers.get('etag') ?? '';
  return new Headers({
    'Content-Type': type,
    'Cache-Control': headers.get('cache-control') ?? usualCacheControl,
    'X-Content-Type-Options': 'nosniff',
    ...(entityTag.test(etag) && { ETag: etag }),
    ...(/svg|xml/.test(type) && documentProtection),
  });
}

/** Whether a browser already holds this version: the weak comparison of RFC 9110, section 13.1.2. */
export function isUnchanged(ifNoneMatch: string | null, etag: string | null): boolean {
  if (ifNoneMatch === null || etag === null) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const opaque = (tag: string) => tag.replace(/^W\//, '');
  return (ifNoneMatch.match(/(W\/)?"[^"]*"/g) ?? []).some((tag) => opaque(tag) === opaque(etag));
}
