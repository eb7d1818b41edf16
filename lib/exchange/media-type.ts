/** The version of the MOOChub format that this app offers. */
const moochubVersion = '3.0';

/** `Content-Type` of a MOOChub document. */
export const moochubMediaType = `application/vnd.api+json; moochub-version=${moochubVersion}`;

/** `Content-Type` of the same document for a client that accepts only plain JSON. */
const jsonMediaType = 'application/json';

const moochubRanges = new Set(['*/*', 'application/*', 'application/vnd.api+json']);
/** A client names the major version, or the exact version that it was built for. */
const acceptedVersions = new Set(['3', moochubVersion]);

/**
 * The `Content-Type` for a MOOChub 3.0 document that the `Accept` header of a client allows; `null` when it allows none.
 * A request without the header, or without a version, means the newest version (MOOChub, "API Versioning"). Harvesters
 * also ask for plain JSON; a version is checked there too.
 */
export function acceptedMediaType(accept: string | null): string | null {
  if (accept === null || accept.trim() === '') return moochubMediaType;
  const types = accept.split(',').flatMap((range) => acceptedType(range) ?? []);
  if (types.some((type) => moochubRanges.has(type))) return moochubMediaType;
  return types.includes(jsonMediaType) ? jsonMediaType : null;
}

/** The type of one range in an `Accept` header; `null` when the range has `q=0` or another version. */
function acceptedType(range: string): string | null {
  const [type = '', ...pairs] = range.split(';').map((part) => part.trim().toLowerCase());
  const parameters = new Map(
    pairs.map((pair) => {
      const [name = '', value = ''] = pair.split('=', 2);
      return [name.trim(), value.trim().replace(/^"(.*)"$/, '$1')] as const;
    }),
  );
  const version = parameters.get('moochub-version');
  const refused = Number(parameters.get('q') ?? 1) === 0;
  return refused || (version !== undefined && !acceptedVersions.has(version)) ? null : type;
}
