/** A text without capitals and accents. */
export const smallLetters = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
