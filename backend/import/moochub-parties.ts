import { unescapeText } from '../markup.ts';
import { webAddress } from './fields.ts';
import type { ImportedInstitution, ImportedTeacher } from './imported-course.ts';
import type { Attributes, Party } from './moochub-attributes.ts';

const isPerson = ({ type }: Party) => type === 'Person';
const isOrganisation = ({ type }: Party) => type === 'Organization';

/** The institutions of a course: the publisher or provider first, then its other creators and partners. */
export function institutionsOf(attributes: Attributes): readonly ImportedInstitution[] {
  const { publisher, moocProvider, creator, partnerInstitutes, contributor } = attributes;
  const organisations = [publisher, moocProvider, ...creator, ...partnerInstitutes, ...contributor].flatMap((one) =>
    one && !isPerson(one) ? [one] : [],
  );
  const byName = Map.groupBy(organisations, plainName);
  return [...byName].map(([name, same]) => {
    const [address = null] = same.flatMap((one) => website(one) ?? []);
    return { name, website: address, afam: false };
  });
}

function website({ url, identifier }: Party): string | null {
  return webAddress.safeParse(url ?? identifier).data ?? null;
}

/** The instructors of a course; if it names none, the people who created it. */
export function teachingParties({ instructor, instructors, creator }: Attributes): readonly Party[] {
  const people = [...instructor, ...instructors].filter((one) => !isOrganisation(one));
  return people.length > 0 ? people : creator.filter(isPerson);
}

/**
 * The teachers of a course. Their texts go into the Italian fields for an Italian course, and into the English fields for any other,
 * because its page reads them there (specification, section 3). A text in a third language is marked with its language.
 *
 * @param language of the course, two letters
 */
export function teachersOf(attributes: Attributes, language: string): readonly ImportedTeacher[] {
  return teachingParties(attributes).map((one) => {
    const words = plainName(one).split(/\s+/);
    const place = one.affiliation?.name;
    return {
      firstName: words.slice(0, -1).join(' '),
      lastName: words.at(-1) ?? '',
      ...(place !== undefined && { [language === 'it' ? 'departmentIt' : 'departmentEn']: place }),
      ...(one.description && biography(one.description, language)),
    };
  });
}

function biography(html: string, courseLanguage: string): Partial<ImportedTeacher> {
  const text = splitLanguage(html) ?? { html, language: courseLanguage };
  if (text.language === 'it') return { biographyIt: text.html };
  return { biographyEn: text.language === 'en' ? text.html : markLanguage(text.html, text.language) };
}

/** A name as plain text; some feeds send HTML character references. */
export function plainName({ name }: Pick<Party, 'name'>): string {
  return unescapeText(name).trim();
}

/** A text marked with its language, as the export and this import write it. */
const marked = /^<div lang="(?<language>[a-z]{2,3})">(?<html>[\s\S]*)<\/div>$/;

/** Marks a text whose language differs from its field's, so that pages show it with the right `lang`. */
function markLanguage(html: string, language: string): string {
  return `<div lang="${language}">${html}</div>`;
}

/** The text and its language when it is marked; otherwise `null`. */
function splitLanguage(html: string): { readonly html: string; readonly language: string } | null {
  const { language, html: inner } = marked.exec(html)?.groups ?? {};
  // With further div elements inside, the first and the last tag may belong to two adjacent elements.
  return language === undefined || inner === undefined || /<\/?div\b/i.test(inner) ? null : { html: inner, language };
}
