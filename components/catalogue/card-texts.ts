/** The words of a course card, finished but for a number that stands as `#`: cards are also rendered in the browser. */
export interface CardTexts {
  readonly untitled: string;
  readonly series: string;
  readonly andAnother: string;
  readonly andOthers: string;
  readonly institutionList: string;
}

/** The place of the number. */
export const numberPlaceholder = '#';

/** Puts the number into a card's words. */
export function withNumber(text: string, number: number): string {
  return text.replace(numberPlaceholder, String(number));
}
