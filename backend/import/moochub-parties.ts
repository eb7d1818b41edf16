import { webAddress } from './fields.ts';
import type { ImportedInstitution, ImportedTeacher } from './imported-course.ts';
import type { Attributes, Party } from './moochub-attributes.ts';
import { markLanguage, splitLanguage } from './text-language.ts';

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
  const told = splitLanguage(html) ?? { html, language: courseLanguage.toLowerCase() };
  if (told.language === 'it') return { biographyIt: told.html };
  return { biographyEn: told.language === 'en' ? told.html : markLanguage(told.html, told.language) };
}

const references: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** A name as plain text: some feeds send it with HTML's character references. */
export function plainName({ name }: Pick<Party, 'name'>): string {
  return name.replaceAll(/&(?:amp|lt|gt|quot);/g, (reference) => references[reference] ?? reference).trim();
}
