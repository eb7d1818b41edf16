import { z } from 'zod';

/**
 * The structured data that pages may have: types and properties of schema.org (release 30.0) with their allowed values.
 * Google requires the properties that are not optional here ("Course info", "Carousel", "Breadcrumb", "FAQ", "Sitelinks
 * search box"). Unknown properties fail, so that a new one is looked up first.
 */

const text = z.string().regex(/\S/);
const address = z.url({ protocol: /^https?$/ });
const time = z.iso.datetime({ offset: true });
const duration = z.iso.duration();
const language = z.string().regex(/^[a-z]{2}$/);
const count = z.int().positive();
const oneOrMore = <T extends z.ZodType>(one: T) => z.union([one, z.array(one).min(2)]);

function thing<Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) {
  return z.strictObject({ '@type': z.literal(type), ...shape });
}

const organisation = thing('CollegeOrUniversity', {
  name: text,
  url: address.optional(),
  logo: address.optional(),
  image: address.optional(),
  mainEntityOfPage: address.optional(),
  address: thing('PostalAddress', { addressLocality: text }).optional(),
});

const term = thing('DefinedTerm', {
  name: text,
  termCode: text.optional(),
  inDefinedTermSet: thing('DefinedTermSet', { name: text }),
});

const instance = thing('CourseInstance', {
  courseMode: z.enum(['online', 'onsite', 'blended']),
  courseWorkload: duration.optional(),
  courseSchedule: thing('Schedule', {
    repeatFrequency: z.enum(['Daily', 'Weekly', 'Monthly', 'Yearly']),
    repeatCount: count,
    startDate: time.optional(),
    endDate: time.optional(),
  }).optional(),
  startDate: time.optional(),
  endDate: time.optional(),
  inLanguage: language.optional(),
  instructor: z.array(thing('Person', { name: text, url: address.optional(), image: address.optional() })).optional(),
});

/** Not a `VideoObject`, because Google requires its day of upload, which the backend does not know. */
const trailer = thing('MediaObject', {
  name: text,
  description: text,
  thumbnailUrl: address.optional(),
  contentUrl: address.optional(),
  embedUrl: address.optional(),
  url: address,
});

const offer = thing('Offer', {
  category: z.enum(['Free', 'Partially Free', 'Subscription', 'Paid']),
  price: z.number().nonnegative(),
  priceCurrency: z.string().regex(/^[A-Z]{3}$/),
});

/** The properties of every creative work. */
const work = {
  // The licence of these data, not of the work.
  sdLicense: address.optional(),
  url: address,
  name: text,
  description: text,
  image: address.optional(),
  inLanguage: language.optional(),
  isAccessibleForFree: z.literal(true),
};

/** The properties of every learning resource, including courses. */
const learning = {
  ...work,
  educationalLevel: term.optional(),
  teaches: z.array(text).min(1).optional(),
  about: z.array(term).min(1).optional(),
  timeRequired: duration.optional(),
  associatedMedia: trailer.optional(),
};

const course = thing('Course', {
  ...learning,
  provider: organisation,
  contributor: z.array(organisation).min(1).optional(),
  coursePrerequisites: text.optional(),
  offers: offer,
  hasCourseInstance: instance.refine(
    ({ courseWorkload, courseSchedule }) => courseWorkload !== undefined || courseSchedule !== undefined,
    'has neither workload nor schedule',
  ),
});

const learningResource = thing('LearningResource', {
  ...learning,
  provider: organisation.optional(),
  contributor: z.array(organisation).min(1).optional(),
  competencyRequired: text.optional(),
  offers: offer.optional(),
});

const collection = thing('Collection', {
  ...work,
  inLanguage: oneOrMore(language).optional(),
  provider: organisation.optional(),
  contributor: z.array(organisation).min(1).optional(),
  collectionSize: count,
});

const listed = z.strictObject({
  '@type': z.literal('ListItem'),
  position: count,
  name: text.optional(),
  url: address.optional(),
  item: organisation.optional(),
});

const itemList = thing('ItemList', {
  name: text,
  numberOfItems: z.int().nonnegative(),
  itemListElement: z.array(listed.refine(({ url, item }) => (url === undefined) !== (item === undefined))).min(1),
});

const breadcrumb = thing('BreadcrumbList', {
  itemListElement: z.array(thing('ListItem', { position: count, name: text, item: address })).min(2),
});

const faq = thing('FAQPage', {
  mainEntity: z.array(thing('Question', { name: text, acceptedAnswer: thing('Answer', { text }) })).min(1),
});

const website = thing('WebSite', {
  name: text,
  url: address,
  inLanguage: language,
  potentialAction: thing('SearchAction', {
    target: thing('EntryPoint', { urlTemplate: z.string().includes('{search_term_string}') }),
    'query-input': z.literal('required name=search_term_string'),
  }),
});

const dataset = thing('Dataset', {
  name: text,
  description: text.min(50),
  url: address,
  identifier: address,
  inLanguage: z.array(language).min(1),
  isAccessibleForFree: z.literal(true),
  license: address.optional(),
  usageInfo: address.optional(),
  distribution: z
    .array(thing('DataDownload', { encodingFormat: z.enum(['application/json', 'text/csv']), contentUrl: address }))
    .min(1),
});

const person = thing('Person', {
  name: text,
  givenName: text.optional(),
  familyName: text.optional(),
  url: address,
  image: address.optional(),
});

/** One item of a page's structured data. */
export const describedThing = z.discriminatedUnion('@type', [
  course,
  learningResource,
  collection,
  itemList,
  breadcrumb,
  faq,
  website,
  dataset,
  organisation,
  person,
]);
