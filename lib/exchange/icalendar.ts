import { dayInRome } from '@/lib/i18n/format';

/** An entry for a whole day, for any calendar program. */
export interface CalendarEntry {
  /** The same for every copy of the entry, so that a second import replaces the first. */
  readonly uid: string;
  /** A moment within the day, in milliseconds since the epoch. */
  readonly time: number;
  readonly title: string;
  /** Language of the title; `null` if it mixes two languages. */
  readonly language: string | null;
  readonly description: string;
  readonly url: string;
}

/** The properties of a calendar that people subscribe to. */
interface CalendarHead {
  readonly name: string;
  /** The address from which it is refreshed. */
  readonly source: string;
}

/** Maximum octets in a line of the file, without the line break (RFC 5545, section 3.1). */
const lineOctets = 75;

/** A calendar has at least one component (RFC 5545, section 3.6): without this one, some programs refuse a calendar without entries. */
const timeZone = [
  'BEGIN:VTIMEZONE',
  'TZID:UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/**
 * Writes a calendar file (RFC 5545). Its entries are for whole days and do not mark the visitor's time as busy. An entry for
 * a whole day without an end lasts one day.
 *
 * @param stamp when the file is made, in milliseconds since the epoch
 * @param head for a calendar to subscribe to; absent for dates that are imported once
 */
export function formatCalendar(entries: readonly CalendarEntry[], stamp: number, head?: CalendarHead): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Aula Aperta//Course dates//IT',
    'CALSCALE:GREGORIAN',
    ...(head ? headLines(head) : []),
    ...(entries.length > 0 ? entries.flatMap((entry) => entryLines(entry, stamp)) : timeZone),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** Properties of RFC 7986; after each comes the older name, which is the only one that many calendars know. */
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
    // The format is 20261120T093000Z for a moment, 20261120 for a day.
    `DTSTAMP:${new Date(stamp).toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${dayInRome(entry.time).replaceAll('-', '')}`,
    `SUMMARY${language}:${escapeText(entry.title)}`,
    ...(entry.description ? [`DESCRIPTION:${escapeText(entry.description)}`] : []),
    `URL:${entry.url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** Escapes the separators in a text, and removes control characters. */
function escapeText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);
}

/** Breaks a long line between characters. Each continuation begins with a space, which counts as an octet. */
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
