const dayMs = 86_400_000;

/** Midnight in Italy, of the day that is so many days after another. */
export function romeMidnight(today: Date, daysLater: number): Date {
  const day = new Date(new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome' }).format(today));
  const later = new Date(day.getTime() + daysLater * dayMs);
  return new Date(later.toISOString().replace('Z', romeOffset(later)));
}

/** For example `+01:00`. */
function romeOffset(at: Date): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Rome', timeZoneName: 'longOffset' }).formatToParts(
    at,
  );
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name.replace('GMT', '');
}

/** The last second of a day in Italy. */
export function romeEndOfDay(today: Date, daysLater: number): Date {
  return new Date(romeMidnight(today, daysLater + 1).getTime() - 1_000);
}
