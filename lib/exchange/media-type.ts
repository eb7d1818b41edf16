/** The version of the MOOChub format that is offered. */
const moochubVersion = '3.0';

/** `Content-Type` of a MOOChub document. */
export const moochubMediaType = `application/vnd.api+json; moochub-version=${moochubVersion}`;

/** `Content-Type` of the same document for a client that asks for JSON and does not know what kind. */
const jsonMediaType = 'application/json';

const moochubRanges = new Set(['*/*', 'application/*', 'application/vnd.api+json']);
/** A client names the major version that it knows, or the version that it was built for. */
const acceptedVersions = new Set(['3', moochubVersion]);

/**
 * The `Content-Type` in which a client takes a MOOChub 3.0 document, by its `Accept` header; `null` when it takes none.
 * Without the header, or without a version in it, the newest version is what is meant (MOOChub, "API Versioning").
 * Harvesters also ask for plain JSON; a version counts there too.
 */
export function acceptedMediaType(accept: string | null): string | null {
  if (accept === null || accept.trim() === '') return moochubMediaType;
  const types = accept.split(',').flatMap((range) => acceptedType(range) ?? []);
  if (types.some((type) => moochubRanges.has(type))) return moochubMediaType;
  return types.includes(jsonMediaType) ? jsonMediaType : null;
}

/** The type that a range of an `Accept` header takes; `null` when it refuses it or means another version. */
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
