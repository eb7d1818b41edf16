const dayMs = 86_400_000;

// Making a format takes longer than all else that is done for a course.
const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' });
const romeZone = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Rome', timeZoneName: 'longOffset' });

/** The day in Italy, such as `2026-01-31`. @param at a number: milliseconds since the epoch */
export function romeDay(at: Date | number): string {
  return dayFormat.format(at);
}

/** Midnight in Italy, of the day that is so many days after another. */
export function romeMidnight(today: Date, daysLater: number): Date {
  const later = new Date(new Date(romeDay(today)).getTime() + daysLater * dayMs);
  return new Date(later.toISOString().replace('Z', romeOffset(later)));
}

/** For example `+01:00`. */
function romeOffset(at: Date): string {
  const name = romeZone.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name.replace('GMT', '');
}

/** The last second of a day in Italy. */
export function romeEndOfDay(today: Date, daysLater: number): Date {
  return new Date(romeMidnight(today, daysLater + 1).getTime() - 1_000);
}
