/** Fetches the lists of the explore panel and the menu ahead of the click; their code comes apart from the page's. */
export async function prefetchLists(): Promise<void> {
  const { prefetchExploreLists } = await import('./explore-lists');
  prefetchExploreLists();
}
