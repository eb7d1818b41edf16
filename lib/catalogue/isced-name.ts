import type { LocalizedText } from '@/lib/model/locale';
import englishNames from './isced-english.json';

const iscedNames = new Map(Object.entries(englishNames));

/**
 * The name of a field of ISCED-F 2013 in both languages (UNESCO, "ISCED Fields of Education and Training 2013"). The REST
 * contract has only the Italian names.
 *
 * @param italian the backend's names, by code
 */
export function iscedName(code: string, italian: ReadonlyMap<string, string>): LocalizedText {
  return { it: italian.get(code) ?? null, en: englishName(code) };
}

/** The English name; the list omits a subfield that has the same name as its parent field. */
function englishName(code: string): string | null {
  const isSubfield = /^\d{3,4}$/.test(code);
  return iscedNames.get(code) ?? (isSubfield ? englishName(code.slice(0, -1)) : null);
}
