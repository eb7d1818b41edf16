/** The match modes of the specification (section 9), by the kind of value that they compare. */
export const matchModes = {
  text: ['contains', 'notContains', 'startsWith', 'endsWith', 'equals', 'notEquals'],
  number: ['equals', 'notEquals', 'lt', 'lte', 'gt', 'gte'],
  date: ['dateIs', 'dateIsNot', 'dateBefore', 'dateAfter'],
} as const;

export type TextMode = (typeof matchModes.text)[number];
export type NumberMode = (typeof matchModes.number)[number];
export type DateMode = (typeof matchModes.date)[number];

const dayOf = new Intl.DateTimeFormat('en-CA', {
  ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
  timeZone: 'Europe/Rome',
});

/** Without case and accents: who looks for `perche` finds `Perché`. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

const textTests: Readonly<Record<TextMode, (value: string, wanted: string) => boolean>> = {
  contains: (value, wanted) => value.includes(wanted),
  notContains: (value, wanted) => !value.includes(wanted),
  startsWith: (value, wanted) => value.startsWith(wanted),
  endsWith: (value, wanted) => value.endsWith(wanted),
  equals: (value, wanted) => value === wanted,
  notEquals: (value, wanted) => value !== wanted,
};

const numberTests: Readonly<Record<NumberMode, (value: number, wanted: number) => boolean>> = {
  equals: (value, wanted) => value === wanted,
  notEquals: (value, wanted) => value !== wanted,
  lt: (value, wanted) => value < wanted,
  lte: (value, wanted) => value <= wanted,
  gt: (value, wanted) => value > wanted,
  gte: (value, wanted) => value >= wanted,
};

const dateTests: Readonly<Record<DateMode, (day: string, wanted: string) => boolean>> = {
  dateIs: (day, wanted) => day === wanted,
  dateIsNot: (day, wanted) => day !== wanted,
  dateBefore: (day, wanted) => day < wanted,
  dateAfter: (day, wanted) => day > wanted,
};

/** A blank filter lets everything through. */
export function matchesText(mode: TextMode, value: string, wanted: string): boolean {
  return wanted.trim() === '' || textTests[mode](folded(value), folded(wanted));
}

/** A filter that is no number lets everything through. */
export function matchesNumber(mode: NumberMode, value: number, wanted: string): boolean {
  const number = wanted.trim() === '' ? Number.NaN : Number(wanted);
  return Number.isNaN(number) || numberTests[mode](value, number);
}

/**
 * Compares days in Rome. A course without a date is on no day: only `dateIsNot` finds it.
 *
 * @param wanted yyyy-MM-dd; anything else lets everything through
 */
export function matchesDate(mode: DateMode, value: Date | null, wanted: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(wanted)) return true;
  if (value === null) return mode === 'dateIsNot';
  return dateTests[mode](dayOf.format(value), wanted);
}
