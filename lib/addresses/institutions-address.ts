import { type InstitutionKind, institutionKinds } from '../model/institution.ts';
import { type CanonicalQuery, pageParameter, parsePage, parseText, textParameter } from './search-address.ts';

/** A search in the list of institutions, as the page's address contains it. */
export interface InstitutionsSearch {
  /** Trimmed, white space folded; empty if there is no text. */
  readonly text: string;
  readonly kind: InstitutionKind | null;
  /** 1-based. */
  readonly page: number;
}

/** Name of the parameter in addresses, and of the form field that becomes it. */
export const kindParameter = 'kind';

/** The search for all institutions, at the first page. */
export const allInstitutions: InstitutionsSearch = { text: '', kind: null, page: 1 };

/** Reads a search for institutions from query parameters. Never fails: invalid values are ignored. */
export function parseInstitutionsSearch(query: string | URLSearchParams): InstitutionsSearch {
  const parameters = new URLSearchParams(query);
  return {
    text: parseText(parameters.get(textParameter)),
    kind: institutionKinds.find((kind) => kind === parameters.get(kindParameter)) ?? null,
    page: parsePage(parameters.get(pageParameter)),
  };
}

/** The canonical query of a search; empty for all institutions. */
export function formatInstitutionsSearch({ text, kind, page }: InstitutionsSearch): CanonicalQuery {
  const parameters = new URLSearchParams();
  if (text) parameters.append(textParameter, text);
  if (kind) parameters.append(kindParameter, kind);
  if (page > 1) parameters.append(pageParameter, String(page));
  return parameters.toString() as CanonicalQuery;
}
