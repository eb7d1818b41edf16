/**
 * Never shown: every address has a page (`[locale]/[...rest]`). Without it Next's own page, in English, would be part of the
 * data of every page.
 */
export default function NotFound() {
  return null;
}
