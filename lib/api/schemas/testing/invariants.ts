type Check = (value: unknown) => boolean;

const id = /^(?!\.+$)[\w.-]{1,64}$/;

const isNull: Check = (value) => value === null;
const isText: Check = (value) =>
  typeof value === 'string' && value.trim() === value && value !== '' && !/\p{Cs}/u.test(value);
const isId: Check = (value) => typeof value === 'string' && id.test(value);
const isKey: Check = (value) => isText(value) && /^[^\p{C}\p{Zl}\p{Zp}<>"\\`]{1,100}$/u.test(String(value));
const isCount: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const isLanguage: Check = (value) => typeof value === 'string' && /^[a-z]{2}$/.test(value);
const isAddress: Check = (value) => typeof value === 'string' && /^https?:\/\/[^/]/.test(value);
const isDate: Check = (value) => typeof value === 'number' && !Number.isNaN(new Date(value).getTime());
const isList: Check = (value) => Array.isArray(value) && !value.includes(null);
const isObject: Check = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const orNull =
  (check: Check): Check =>
  (value) =>
    isNull(value) || check(value);
/** A list without duplicates, compared by a key or as a whole. */
const unique =
  (key?: string): Check =>
  (value) =>
    Array.isArray(value) && new Set(value.map((item) => (key === undefined ? item : item[key]))).size === value.length;

/** What must be true of each field of the domain model, by its name. */
const promises: Readonly<Record<string, Check>> = {
  id: isId,
  key: isKey,
  code: isId,
  ...Object.fromEntries(['imageId', 'logoId', 'photoId'].map((name) => [name, orNull(isId)])),
  ...Object.fromEntries(['order', 'total', 'pageCount', 'seriesSize'].map((name) => [name, isCount])),
  publishedCourses: orNull(isCount),
  page: (value) => isCount(value) && Number(value) >= 1,
  language: orNull(isLanguage),
  subtitleLanguages: (value) => unique()(value) && Array.isArray(value) && value.every(isLanguage),
  ...Object.fromEntries(['website', 'videoUrl', 'courseUrl'].map((name) => [name, orNull(isAddress)])),
  ...Object.fromEntries(['opensAt', 'closesAt'].map((name) => [name, orNull(isDate)])),
  kind: (value) => value === 'university' || value === 'afam',
  ...Object.fromEntries(['institutions', 'categories', 'courses'].map((name) => [name, unique('id')])),
  values: unique('key'),
  children: unique('code'),
  iscedCodes: (value) => unique()(value) && Array.isArray(value) && value.every(isId),
  ...Object.fromEntries(['teachers', 'targets', 'languages'].map((name) => [name, isList])),
  ...Object.fromEntries(
    ['subtitle', 'description', 'information', 'it', 'en', 'firstName', 'lastName', 'eqfLevel'].map((name) => [
      name,
      orNull((value) => isText(value) || isObject(value)),
    ]),
  ),
  testDatabase: (value) => typeof value === 'boolean',
};

/** Every field of a result that breaks a promise of the domain model; `undefined` is never allowed. */
export function findBroken(value: unknown, path = 'result'): string[] {
  if (value === undefined) return [`${path} is undefined`];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item, index) => findBroken(item, `${path}[${index}]`));
  return Object.entries(value).flatMap(([name, inner]) => {
    const holds = !Object.hasOwn(promises, name) || promises[name]?.(inner);
    return [...(holds ? [] : [`${path}.${name} is ${JSON.stringify(inner)}`]), ...findBroken(inner, `${path}.${name}`)];
  });
}
