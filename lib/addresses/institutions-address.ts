import { type InstitutionKind, institutionKinds } from '../model/institution.ts';
import { type CanonicalQuery, parsePage, parseText } from './search-address.ts';

/** What the list of institutions is narrowed to, as its address holds it. */
export interface InstitutionsSearch {
  /** Trimmed, white space folded; empty when there is none. */
  readonly text: string;
  readonly kind: InstitutionKind | null;
  /** 1-based. */
  readonly page: number;
}

/** Every institution from the first page. */
export const allInstitutions: InstitutionsSearch = { text: '', kind: null, page: 1 };

/** Reads a search for institutions from query parameters. Never fails: what makes no sense is left out. */
export function parseInstitutionsSearch(query: string | URLSearchParams): InstitutionsSearch {
  const parameters = new URLSearchParams(query);
  return {
    text: parseText(parameters.get('q')),
    kind: institutionKinds.find((kind) => kind === parameters.get('kind')) ?? null,
    page: parsePage(parameters.get('page')),
  };
}

/** The search as the query of its one address; empty for every institution. */
export function formatInstitutionsSearch({ text, kind, page }: InstitutionsSearch): CanonicalQuery {
  const parameters = new URLSearchParams();
  if (text) parameters.append('q', text);
  if (kind) parameters.append('kind', kind);
  if (page > 1) parameters.append('page', String(page));
  return parameters.toString() as CanonicalQuery;
}
