import type { InstitutionsSearch } from '@/lib/addresses/institutions-address';
import { alphabetKey, byCharacters } from '@/lib/i18n/alphabet';
import { type Institution, type InstitutionKind, institutionKinds } from '@/lib/model/institution';

/** Institutions on a page of the list; with more, its HTML would exceed 150 kB. */
export const institutionsPerPage = 64;

/** An institution with the letter under which it is listed. */
interface ListedInstitution {
  readonly institution: Institution;
  /** Lower-case Latin letter; `other` for anything else. */
  readonly letter: string;
}

/** The page on which the institutions with a letter begin, within their kind. */
interface LetterPlace {
  readonly letter: string;
  /** 1-based. */
  readonly page: number;
}

/** The institutions of one kind that match a search. */
export interface InstitutionGroup {
  readonly kind: InstitutionKind;
  /** The number on all pages. */
  readonly total: number;
  readonly letters: readonly LetterPlace[];
  /** The institutions on this page. */
  readonly listed: readonly ListedInstitution[];
}

/** A page of the list of institutions that match a search. */
export interface InstitutionList {
  /** The search, with the page limited to the existing ones. */
  readonly search: InstitutionsSearch;
  /** Only the kinds with an institution on this page. */
  readonly groups: readonly InstitutionGroup[];
  readonly total: number;
  readonly pageCount: number;
}

/** Common first words of names, by which nobody looks for an institution. */
const commonWords = new Set(
  'alma mater studiorum libera università degli studi di del della dell delle dei per politecnico telematica accademia belle arti conservatorio musica statale istituto superiore university of the academy conservatory'
    .split(' ')
    .map(alphabetKey),
);

/** The sort key of an institution: its city, or its name from the first distinctive word. */
function lookupKey({ city, name }: Institution): string {
  if (city) return alphabetKey(city);
  const words = alphabetKey(name).split(' ');
  const first = words.findIndex((word) => !commonWords.has(word));
  return words.slice(Math.max(first, 0)).join(' ');
}

/** Lists a page of the institutions that match a search: universities first, each kind by city. */
export function listInstitutions(institutions: readonly Institution[], search: InstitutionsSearch): InstitutionList {
  const words = alphabetKey(search.text).split(' ');
  const found = institutions.filter(({ kind, name, city = '' }) => {
    if (search.kind !== null && kind !== search.kind) return false;
    const known = alphabetKey(`${name} ${city}`);
    return words.every((word) => known.includes(word));
  });
  const inOrder = institutionKinds.flatMap((kind) => sorted(found.filter((one) => one.kind === kind)));
  const pageCount = Math.max(Math.ceil(inOrder.length / institutionsPerPage), 1);
  const page = Math.min(search.page, pageCount);
  const placed = inOrder.map((one, index) => ({ ...one, page: Math.floor(index / institutionsPerPage) + 1 }));
  const groups = Map.groupBy(placed, ({ institution }) => institution.kind);
  return {
    search: { ...search, page },
    total: inOrder.length,
    pageCount,
    groups: [...groups].flatMap(([kind, all]) => {
      const listed = all.filter((one) => one.page === page);
      const first = new Map(all.toReversed().map((one) => [one.letter, { letter: one.letter, page: one.page }]));
      const letters = [...first.values()].toReversed();
      return listed.length > 0 ? [{ kind, total: all.length, letters, listed }] : [];
    }),
  };
}

function sorted(institutions: readonly Institution[]): readonly ListedInstitution[] {
  const keyed = institutions.map((institution) => ({ institution, key: lookupKey(institution) }));
  return keyed
    .sort((a, b) => byCharacters(a.key, b.key) || byCharacters(a.institution.name, b.institution.name))
    .map(({ institution, key }) => ({ institution, letter: /^[a-z]/.exec(key)?.[0] ?? 'other' }));
}
