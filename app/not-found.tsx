/**
 * Never shown, because every address has a page (`[locale]/[...rest]`). Without this file the data of every page would
 * contain Next's own page, in English.
 */
export default function NotFound() {
  return null;
}
