/** Prefetches the lists of the explore panel and the menu; their code is not part of the page's script. */
export async function prefetchLists(): Promise<void> {
  const { prefetchExploreLists } = await import('./explore-lists');
  prefetchExploreLists();
}
