import { dayMs, romeOffset } from '../../model/rome-clock.ts';
import { field } from './fields.ts';

const second = 1_000;
/** Earlier ones stand for “no date”: 0001-01-01 is the first date of .NET and Java. `Date.UTC` would take year 1 for 1901. */
const firstYear = 1000;
const endOfTime = Date.UTC(9999, 0, 1);
/** A text with fewer digits is something else: as milliseconds it would be a day in 1970, which no course has. */
const epochMilliseconds = /^-?\d{11,16}$/;
/** The basic format of ISO 8601. */
const basicDate = /^(\d{4})(\d{2})(\d{2})$/;
/** ISO 8601 or `yyyy-MM-dd HH:mm:ss`, with or without time, fraction and offset. */
const dateAndTime =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s?(Z|[+-]\d{2}:?\d{2}|[+-]\d{2})?)?$/i;

/**
 * The instant at which clocks in Rome show a time; the parameter is that time as if it were UTC. When a time occurs twice
 * in autumn, the first counts. A time that is skipped in spring moves one hour later, as in Java.
 */
function romeToInstant(clock: number): number {
  const before = clock - romeOffset(clock - dayMs);
  const after = clock - romeOffset(clock + dayMs);
  return after + romeOffset(after) === clock && before + romeOffset(before) !== clock ? after : before;
}

/** Milliseconds; 0 for `Z`, which has no digits. */
function parseOffset(offset: string): number {
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(3).replace(':', ''));
  return (offset.startsWith('-') ? -minutes : minutes) * 60_000;
}

/** The clock time as if it were UTC; `null` for a date or time that does not exist, such as 30 February. 24:00 is the end of the day. */
function readClock(match: RegExpExecArray): number | null {
  const numbers = match.slice(1, 7).map((part) => Number(part ?? 0));
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, seconds = 0] = numbers;
  const isDay = new Date(Date.UTC(year, month - 1, day)).getUTCMonth() === month - 1;
  const isTime = (hour < 24 || isEndOfDay(match)) && minute < 60 && seconds < 60;
  if (year < firstYear || !isDay || !isTime) return null;
  return Date.UTC(year, month - 1, day, hour, minute, seconds) + Math.floor(Number(`0.${match[7] ?? 0}`) * 1000);
}

/** Whether the time is exactly 24:00:00. */
function isEndOfDay(match: RegExpExecArray): boolean {
  return match[4] === '24' && match.slice(5, 8).every((part) => Number(part ?? 0) === 0);
}

/**
 * Parses a date of an answer (rest-contract, "Types on the wire"): epoch milliseconds as a number or a string, ISO 8601,
 * or `yyyy-MM-dd HH:mm:ss`. Without an offset the time is Rome's.
 *
 * @returns milliseconds since the epoch; `null` when the value is not a date, or one before the year 1000
 */
export function parseWireDate(value: unknown): number | null {
  const text = textOf(value);
  const instant = typeof value === 'number' || epochMilliseconds.test(text) ? Number(text) : parseDateAndTime(text);
  return instant !== null && Number.isInteger(instant) && new Date(instant).getUTCFullYear() >= firstYear
    ? instant
    : null;
}

const textOf = (value: unknown) => (typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '');

const matchDate = (text: string) => dateAndTime.exec(text.replace(basicDate, '$1-$2-$3'));

function parseDateAndTime(text: string): number | null {
  const match = matchDate(text);
  const clock = match && readClock(match);
  if (!match || clock === null) return null;
  return match[8] ? clock - parseOffset(match[8]) : romeToInstant(clock);
}

/**
 * Like {@link parseWireDate}, for an end date. A date typed without a time becomes midnight in Rome, but means the end of
 * that day. The first day of the epoch and the year 9999 mean that there is no end.
 *
 * @returns milliseconds since the epoch; `null` when there is no end, or the value is not a date
 */
export function parseWireEnd(value: unknown): number | null {
  const instant = parseWireDate(value);
  if (instant === null) return null;
  const match = matchDate(textOf(value));
  if (match && isEndOfDay(match)) return instant - second;
  const clock = instant + romeOffset(instant);
  const day = Math.floor(clock / dayMs);
  if (day === 0 || clock >= endOfTime) return null;
  return clock === day * dayMs ? romeToInstant(clock + dayMs - second) : instant;
}

/** Milliseconds since the epoch; `null` when absent or not a date. */
export const date = field(parseWireDate);
/** An end date in milliseconds since the epoch; `null` also when there is no end. */
export const endDate = field(parseWireEnd);
