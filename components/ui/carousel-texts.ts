/** The finished texts of a carousel. */
export interface CarouselTexts {
  /** What a carousel and a slide are called in this language, for `aria-roledescription`. */
  readonly carousel: string;
  readonly slide: string;
  /** With the places `{position}` and `{total}`. */
  readonly position: string;
  /** With the places `{page}` and `{pages}`. */
  readonly page: string;
  readonly previous: string;
  readonly next: string;
  readonly pause: string;
  readonly play: string;
}

/** A text with numbers or names put into its `{places}`: client leaves get texts, not the library that formats them. */
export function fillIn(text: string, places: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(places[name] ?? place));
}
