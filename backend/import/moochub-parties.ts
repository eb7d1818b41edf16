import { unescapeText } from '../markup.ts';
import { webAddress } from './fields.ts';
import type { ImportedInstitution, ImportedTeacher } from './imported-course.ts';
import type { Attributes, Party } from './moochub-attributes.ts';

const isPerson = ({ type }: Party) => type === 'Person';
const isOrganisation = ({ type }: Party) => type === 'Organization';

/** The publisher or provider first, then the other organisations that made the course or take part in it. */
export function institutionsOf(attributes: Attributes): readonly ImportedInstitution[] {
  const { publisher, moocProvider, creator, partnerInstitutes, contributor } = attributes;
  const organisations = [publisher, moocProvider, ...creator, ...partnerInstitutes, ...contributor].flatMap((one) =>
    one && !isPerson(one) ? [one] : [],
  );
  const byName = new Map(organisations.map((one) => [plainName(one), website(one)]));
  return [...byName].map(([name, address]) => ({ name, website: address, afam: false }));
}

function website({ url, identifier }: Party): string | null {
  return webAddress.safeParse(url ?? identifier).data ?? null;
}

/** The people who teach, or, where a course names none, those who made it. */
export function teachingParties({ instructor, instructors, creator }: Attributes): readonly Party[] {
  const people = [...instructor, ...instructors].filter((one) => !isOrganisation(one));
  return people.length > 0 ? people : creator.filter(isPerson);
}

/**
 * The teachers of a course. Their texts go where its page looks for them: into the Italian fields for an Italian course,
 * into the English ones for any other (specification, section 3), where a text in a third language says which.
 *
 * @param language of the course, two capitals
 */
export function teachersOf(attributes: Attributes, language: string): readonly ImportedTeacher[] {
  return teachingParties(attributes).map((one) => {
    const words = plainName(one).split(/\s+/);
    const place = one.affiliation?.name;
    return {
      firstName: words.slice(0, -1).join(' '),
      lastName: words.at(-1) ?? '',
      ...(place !== undefined && { [language === 'IT' ? 'departmentIt' : 'departmentEn']: place }),
      ...(one.description && biography(one.description, language)),
    };
  });
}

function biography(html: string, courseLanguage: string): Partial<ImportedTeacher> {
  const text = splitLanguage(html) ?? { html, language: courseLanguage.toLowerCase() };
  if (text.language === 'it') return { biographyIt: text.html };
  return { biographyEn: text.language === 'en' ? text.html : markLanguage(text.html, text.language) };
}

/** A name as plain text: some feeds send it with HTML's character references. */
export function plainName({ name }: Pick<Party, 'name'>): string {
  return unescapeText(name).trim();
}

/** A text that says its own language, as the export and this import write it. */
const marked = /^<div lang="(?<language>[a-z]{2,3})">(?<html>[\s\S]*)<\/div>$/;

/** A text in a language that its field is not for: a page shows it with the right `lang`. */
function markLanguage(html: string, language: string): string {
  return `<div lang="${language}">${html}</div>`;
}

/** The text and its language, when it says so itself; `null` when it does not. */
function splitLanguage(html: string): { readonly html: string; readonly language: string } | null {
  const { language, html: inner } = marked.exec(html)?.groups ?? {};
  // More of these elements inside may be the ends of two that stand beside each other.
  return language === undefined || inner === undefined || /<\/?div\b/i.test(inner) ? null : { html: inner, language };
}
