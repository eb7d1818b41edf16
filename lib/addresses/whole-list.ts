/** A page of a complete list; other pages show only the first entries of the list. */
export interface WholeList {
  /** {@link questionList}, or the name of a filter. */
  readonly name: string;
  /** 1-based. */
  readonly page: number;
}

/** The name of the list of questions and answers. */
export const questionList = 'faq';

/** The last segment of a list's address: the name, and from the second page on its number. */
export function formatWholeList({ name, page }: WholeList): string {
  return page > 1 ? `${name}-${page}` : name;
}

/** Parses the last segment of an address; `null` if it is not the canonical segment of a list's page. */
export function parseWholeList(part: string): WholeList | null {
  const [, name = '', number = '1'] = /^([A-Za-z]\w*)(?:-(\d{1,5}))?$/.exec(part) ?? [];
  const list = { name, page: Number(number) };
  return name !== '' && formatWholeList(list) === part ? list : null;
}
