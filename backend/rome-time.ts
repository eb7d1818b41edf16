/** Milliseconds of a day without a change of the clocks. */
export const dayMs = 86_400_000;

// Shared, because creating a format takes longer than everything else that is done for a course.
const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' });
const romeZone = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Rome', timeZoneName: 'longOffset' });

/** The day in Italy, such as `2026-01-31`. @param at a number: milliseconds since the epoch */
export function romeDay(at: Date | number): string {
  return dayFormat.format(at);
}

/** Midnight in Italy at the start of a day. @param daysLater days to add to `today` */
export function romeMidnight(today: Date, daysLater: number): Date {
  const later = new Date(new Date(romeDay(today)).getTime() + daysLater * dayMs);
  return new Date(later.toISOString().replace('Z', romeOffset(later)));
}

/** The offset from UTC, such as `+01:00`. */
function romeOffset(at: Date): string {
  const name = romeZone.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name.replace('GMT', '');
}

/** The last second of a day in Italy. @param daysLater days to add to `today` */
export function romeEndOfDay(today: Date, daysLater: number): Date {
  return new Date(romeMidnight(today, daysLater + 1).getTime() - 1_000);
}
