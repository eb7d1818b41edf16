import type { LocalizedText } from '@/lib/model/language';
import englishNames from './isced-english.json';

const iscedNames = new Map(Object.entries(englishNames));

/**
 * The name of a field of ISCED-F 2013 in both languages (UNESCO, "ISCED Fields of Education and Training 2013"): the REST
 * contract has the Italian ones only.
 *
 * @param italian names by code, of the backend
 */
export function iscedName(code: string, italian: ReadonlyMap<string, string>): LocalizedText {
  return { it: italian.get(code) ?? null, en: englishName(code) };
}

/** A subfield that is called as the field above it is not in the list. */
function englishName(code: string): string | null {
  const isSubfield = /^\d{3,4}$/.test(code);
  return iscedNames.get(code) ?? (isSubfield ? englishName(code.slice(0, -1)) : null);
}
