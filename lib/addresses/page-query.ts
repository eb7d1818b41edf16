/** The query as Next passes it to a page. */
export type PageQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The same query as `URLSearchParams`. */
export function toSearchParams(query: PageQuery): URLSearchParams {
  const pairs = Object.entries(query).flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, one]));
  return new URLSearchParams(pairs);
}
