/** A page of a list of which other pages show the first entries. */
export interface WholeList {
  /** {@link questionList}, or the name of a filter. */
  readonly name: string;
  /** 1-based. */
  readonly page: number;
}

/** The questions and answers. */
export const questionList = 'faq';

/** The list as the last part of its address: pages after the first have their number behind the name. */
export function formatWholeList({ name, page }: WholeList): string {
  return page > 1 ? `${name}-${page}` : name;
}

/** Reads the last part of an address; `null` for what is not the one address of a page of a list. */
export function parseWholeList(part: string): WholeList | null {
  const [, name = '', number = '1'] = /^([A-Za-z]\w*)(?:-(\d{1,5}))?$/.exec(part) ?? [];
  const list = { name, page: Number(number) };
  return name !== '' && formatWholeList(list) === part ? list : null;
}
