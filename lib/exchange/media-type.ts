/** The version of the MOOChub format that is offered. */
const MOOCHUB_VERSION = '3.0';

/** `Content-Type` of a MOOChub document. */
export const MOOCHUB_MEDIA_TYPE = `application/vnd.api+json; moochub-version=${MOOCHUB_VERSION}`;

const acceptedRanges = new Set(['*/*', 'application/*', 'application/vnd.api+json']);
/** A client names the major version that it knows, or the version that it was built for. */
const acceptedVersions = new Set(['3', MOOCHUB_VERSION]);

/**
 * Whether a client takes a MOOChub 3.0 document, by its `Accept` header. Without the header, or without a version in
 * it, the newest version is what is meant (MOOChub, "API Versioning").
 */
export function acceptsMoochub(accept: string | null): boolean {
  if (accept === null || accept.trim() === '') return true;
  return accept.split(',').some(rangeAccepts);
}

function rangeAccepts(range: string): boolean {
  const [type = '', ...pairs] = range.split(';').map((part) => part.trim().toLowerCase());
  const parameters = new Map(
    pairs.map((pair) => {
      const [name = '', value = ''] = pair.split('=', 2);
      return [name.trim(), value.trim().replace(/^"(.*)"$/, '$1')] as const;
    }),
  );
  const version = parameters.get('moochub-version');
  const refused = Number(parameters.get('q') ?? 1) === 0;
  return acceptedRanges.has(type) && !refused && (version === undefined || acceptedVersions.has(version));
}
