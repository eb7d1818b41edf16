import { dayInRome } from '@/lib/i18n/format';

/** An entry for a whole day as calendars of every make read it. */
export interface CalendarEntry {
  /** The same for every copy of the entry, so that a second import replaces the first. */
  readonly uid: string;
  /** Some moment of the day, milliseconds since the epoch. */
  readonly time: number;
  readonly title: string;
  /** Language of the title; `null` where it has words of two. */
  readonly language: string | null;
  readonly description: string;
  readonly url: string;
}

/** What a calendar says of itself to those who subscribe to it. */
interface CalendarHead {
  readonly name: string;
  /** Where it is read again. */
  readonly source: string;
}

/** Octets in a line of the file, its line break left out (RFC 5545, section 3.1). */
const lineOctets = 75;

/**
 * The file of a calendar with entries for whole days that leave the visitor's time free (RFC 5545): without an end, such
 * an entry is of one day.
 *
 * @param stamp when the file was made, milliseconds since the epoch
 * @param head of a calendar that changes; absent for dates that are imported once
 */
export function formatCalendar(entries: readonly CalendarEntry[], stamp: number, head?: CalendarHead): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Aula Aperta//Course dates//IT',
    'CALSCALE:GREGORIAN',
    ...(head ? headLines(head) : []),
    ...entries.flatMap((entry) => entryLines(entry, stamp)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** RFC 7986, and beside each the older name that many calendars know alone. */
function headLines({ name, source }: CalendarHead): readonly string[] {
  return [
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `SOURCE;VALUE=URI:${source}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    'X-PUBLISHED-TTL:P1D',
  ];
}

function entryLines(entry: CalendarEntry, stamp: number): readonly string[] {
  const language = entry.language && /^[a-z]{2,3}$/i.test(entry.language) ? `;LANGUAGE=${entry.language}` : '';
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(entry.uid)}`,
    // A moment as 20261120T093000Z, a day as 20261120.
    `DTSTAMP:${new Date(stamp).toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${dayInRome(entry.time).replaceAll('-', '')}`,
    `SUMMARY${language}:${escapeText(entry.title)}`,
    ...(entry.description ? [`DESCRIPTION:${escapeText(entry.description)}`] : []),
    `URL:${entry.url.replaceAll(/[\s\p{Cc}]/gu, '')}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** A text as a value: its own separators escaped, control characters left out. */
function escapeText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);
}

/** Breaks a long line between characters; what follows a break begins with a space, which counts. */
function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > lineOctets) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
