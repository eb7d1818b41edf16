import { shown } from './fields.ts';
import type { FieldNotKept } from './imported-course.ts';
import { type Attributes, isEmpty, type Sent, schemaName } from './moochub-attributes.ts';
import { plainName, teachingParties } from './moochub-parties.ts';
import { eqfLevel, hasOtherEnd, iscedCode } from './moochub-values.ts';

/** The parts that are read of these attributes; all other attributes are read completely. */
const person = ['name', 'type', 'description', 'affiliation'];
const organisation = ['name', 'type', 'url', 'identifier'];
const partsRead: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    instructor: person,
    instructors: person,
    creator: [...person, ...organisation],
    publisher: organisation,
    moocProvider: organisation,
    partnerInstitutes: organisation,
    contributor: organisation,
    image: ['contentUrl', 'url', 'type'],
    video: ['url', 'type'],
    trailer: ['contentUrl', 'url', 'type'],
    teaches: ['name', 'description'],
    competencyRequired: ['name', 'description'],
    contentLocation: ['url', 'name'],
  }),
);

const isOneOf =
  (...known: readonly unknown[]) =>
  (value: unknown) =>
    [value].flat().every((one) => known.includes(one));
const isPart = (name: string, test: (value: unknown) => boolean) => (value: unknown) =>
  [value].flat().every((one) => typeof one === 'object' && one !== null && test(Reflect.get(one, name)));
const isProprietary = (value: unknown) =>
  isPart('identifier', isOneOf('proprietary', 'Proprietary'))(value) || isPart('id', isOneOf('Proprietary'))(value);

/** Values that the catalogue states for every course anyway, so nothing is missing without them. */
const saidOfEveryCourse: ReadonlyMap<string, (value: unknown) => boolean> = new Map(
  Object.entries({
    learningResourceType: () => true,
    courseMode: isOneOf('MOOC', 'online', 'asynchronous'),
    access: isOneOf('free'),
    isAccessibleForFree: isOneOf(true, 'true'),
    offer: isPart('price', isOneOf(0)),
    license: isProprietary,
    licenses: isProprietary,
  }),
);

/**
 * The fields of a MOOChub course that the catalogue does not keep, by the document's names.
 *
 * @param sent the attributes as they are in the document
 * @param read the attributes as understood
 */
export function notKept(sent: Sent, read: Attributes): FieldNotKept[] {
  const fields = Object.entries(sent).filter(([, value]) => !isEmpty(value));
  return [...fields.flatMap(([name, value]) => notKeptOf(name, value, read)), ...leftOver(sent, read)];
}

function notKeptOf(name: string, value: unknown, read: Attributes): FieldNotKept[] {
  const canonical = schemaName(name);
  if (saidOfEveryCourse.get(canonical)?.(value)) return [];
  if (!Object.hasOwn(read, canonical)) return [{ name, example: null }];
  const understood = read[canonical as keyof Attributes];
  const given = [value].flat().filter((one) => !isEmpty(one));
  if (isEmpty(understood) || (Array.isArray(understood) && understood.length < given.length)) {
    return [{ name: `${name}, not understood`, example: shown(JSON.stringify(value)) }];
  }
  const known = partsRead.get(canonical);
  return known ? unreadParts(name, given, known) : [];
}

function unreadParts(name: string, given: readonly unknown[], known: readonly string[]): FieldNotKept[] {
  const parts = given.flatMap((one) => (typeof one === 'object' && one !== null ? Object.entries(one) : []));
  const unread = parts.filter(([part, value]) => !known.includes(part) && !isEmpty(value));
  const left = unread.filter(([part, value]) => !saidOfEveryCourse.get(part)?.(value));
  return [...new Set(left.map(([part]) => `${name}.${part}`))].map((path) => ({ name: path, example: null }));
}

/** Lists of which the catalogue keeps only the first item. */
const oneOfMany = ['inLanguage', 'languages', 'startDate', 'endDate', 'expires'] as const;

/** Values that were understood but are not kept, because the catalogue stores another value of the same kind. */
function leftOver(sent: Sent, read: Attributes): FieldNotKept[] {
  const several = oneOfMany.filter((name) => [sent[name]].flat().length > 1);
  const names = [
    ...several.map((name) => `${name} after the first`),
    ...(hasOtherEnd(sent, read) ? ['endDate, for the course is available longer or not so long'] : []),
    ...(isSecondText(read) ? ['abstract beside a description'] : []),
    ...partiesLeftOver(read),
    ...read.educationalAlignment.flatMap((one) =>
      iscedCode(one) ? [] : `educationalAlignment in ${one.educationalFramework}`,
    ),
    ...read.educationalLevel.flatMap((one) => (eqfLevel(one) ? [] : `educationalLevel in ${one.educationalFramework}`)),
  ];
  return [...new Set(names)].map((name) => ({ name, example: null }));
}

function isSecondText({ abstract, description }: Attributes): boolean {
  return Boolean(abstract && description) && abstract !== description;
}

function partiesLeftOver(read: Attributes): string[] {
  const taught = new Set(teachingParties(read).map(plainName));
  const people = [read.publisher, ...read.creator, ...read.contributor].filter((one) => one?.type === 'Person');
  const instructors = [...read.instructor, ...read.instructors];
  return [
    ...(people.some((one) => one && !taught.has(plainName(one))) ? ['people who do not teach'] : []),
    ...(instructors.some(({ type }) => type === 'Organization') ? ['instructors that are organisations'] : []),
  ];
}
