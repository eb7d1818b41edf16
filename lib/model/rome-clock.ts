/** Milliseconds of a day without a change of the clocks. */
export const dayMs = 86_400_000;

const romeZone = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Rome', timeZoneName: 'longOffset' });

/** Rome's offset from UTC at an instant (milliseconds since the epoch), in milliseconds. Before 1893 it has seconds. */
export function romeOffset(instant: number): number {
  const [, hours = 0, minutes = 0, seconds = 0] = /GMT\+(\d+):(\d+)(?::(\d+))?$/.exec(romeZone.format(instant)) ?? [];
  return Date.UTC(1970, 0, 1, Number(hours), Number(minutes), Number(seconds));
}
