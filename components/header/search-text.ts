import { parseSearch } from '@/lib/addresses/search-address';

/** Name of the form field, which is also the parameter of the catalogue's URL. */
export const searchField = 'q';

/** The text in a search form, normalised as in the catalogue's URL: white space folded, empty when blank. */
export function searchTextOf(form: HTMLFormElement): string {
  const typed = new FormData(form).get(searchField);
  return parseSearch(new URLSearchParams({ q: String(typed ?? '') })).text;
}

/** The text in the header's search box: the one of the URL, or a newer one that was typed. */
export function currentSearchText(): string {
  const form = document.querySelector('header search form');
  return form instanceof HTMLFormElement ? searchTextOf(form) : '';
}
