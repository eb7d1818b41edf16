/** An event as calendars of every make read it. */
export interface CalendarEvent {
  /** The same for every copy of the event, so that a second import replaces the first. */
  readonly uid: string;
  /** Milliseconds since the epoch. */
  readonly start: number;
  /** Milliseconds since the epoch; `null` for a moment. */
  readonly end: number | null;
  readonly title: string;
  /** Language of the title. */
  readonly language: string | null;
  readonly description: string;
  readonly url: string;
}

/** Octets in a line of the file, its line break left out (RFC 5545, section 3.1). */
const LINE_OCTETS = 75;

/**
 * The file of a calendar with one event, in UTC and without taking up the visitor's time (RFC 5545).
 *
 * @param stamp when the file was made, milliseconds since the epoch
 */
export function formatCalendar(event: CalendarEvent, stamp: number): string {
  const language = event.language && /^[a-z]{2,3}$/i.test(event.language) ? `;LANGUAGE=${event.language}` : '';
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Aula Aperta//Course dates//IT',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${formatUtc(stamp)}`,
    `DTSTART:${formatUtc(event.start)}`,
    ...(event.end === null ? [] : [`DTEND:${formatUtc(event.end)}`]),
    `SUMMARY${language}:${escapeText(event.title)}`,
    ...(event.description ? [`DESCRIPTION:${escapeText(event.description)}`] : []),
    `URL:${event.url.replaceAll(/\s/g, '')}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** A moment as 20261120T093000Z. */
function formatUtc(time: number): string {
  return new Date(time).toISOString().replaceAll(/[-:]|\.\d+/g, '');
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
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
