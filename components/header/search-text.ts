import { parseText, textParameter } from '@/lib/addresses/search-address';

/** The text in a search form, normalised as in the catalogue's URL: white space folded, empty when blank. */
export function searchTextOf(form: HTMLFormElement): string {
  return parseText(String(new FormData(form).get(textParameter) ?? ''));
}

/** The text in the header's search box: the one of the URL, or a newer one that was typed. */
export function currentSearchText(): string {
  const form = document.querySelector('header search form');
  return form instanceof HTMLFormElement ? searchTextOf(form) : '';
}
