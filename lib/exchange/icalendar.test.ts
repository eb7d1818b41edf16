import fc from 'fast-check';
import ICAL from 'ical.js';
import { anyText } from '@/jest/any-text';
import { type CalendarEntry, formatCalendar } from './icalendar.ts';

const entry = (data: Partial<CalendarEntry> = {}): CalendarEntry => ({
  uid: 'course-2-opens@courses.example.org',
  time: Date.UTC(2026, 9, 21, 22),
  title: 'Apertura: Al-jabr',
  language: 'it',
  description: 'Da Baghdad a Palermo',
  url: 'https://courses.example.org/mooc/app/courseDetails/2',
  ...data,
});
const stamp = Date.UTC(2026, 10, 20, 9, 5, 7, 123);
const file = (data?: Partial<CalendarEntry>) => formatCalendar([entry(data)], stamp);
const unfolded = (data?: Partial<CalendarEntry>) => file(data).replaceAll('\r\n ', '').split('\r\n');

/** Parses the entries with an independent library. */
function readEntries(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      summary: event.summary,
      description: event.description,
      url: String(component.getFirstPropertyValue('url')),
      isDate: event.startDate.isDate,
      start: event.startDate.toString(),
      end: event.endDate.toString(),
    };
  });
}

describe('the calendar file', () => {
  it('is an entry of a day that leaves the time free', () => {
    expect(file().split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Aula Aperta//Course dates//IT',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:course-2-opens@courses.example.org',
      'DTSTAMP:20261120T090507Z',
      'DTSTART;VALUE=DATE:20261022',
      'SUMMARY;LANGUAGE=it:Apertura: Al-jabr',
      'DESCRIPTION:Da Baghdad a Palermo',
      'URL:https://courses.example.org/mooc/app/courseDetails/2',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('is read by another reader as one whole day each, not as a time between them', () => {
    const both = [entry(), entry({ uid: 'course-2-closes@x', time: Date.UTC(2027, 0, 19, 22, 59, 59) })];
    expect(readEntries(formatCalendar(both, stamp))).toMatchObject([
      { uid: 'course-2-opens@courses.example.org', isDate: true, start: '2026-10-22', end: '2026-10-23' },
      { uid: 'course-2-closes@x', isDate: true, start: '2027-01-19', end: '2027-01-20' },
    ]);
  });

  it.each([
    ['the last second of a winter day in Rome', Date.UTC(2027, 0, 19, 22, 59, 59), '2027-01-19'],
    ['the first second of the next', Date.UTC(2027, 0, 19, 23), '2027-01-20'],
    ['the last second of a summer day', Date.UTC(2026, 6, 1, 21, 59, 59), '2026-07-01'],
    ['the first second of the next', Date.UTC(2026, 6, 1, 22), '2026-07-02'],
    ['the night in which summer time begins', Date.UTC(2026, 2, 28, 23, 30), '2026-03-29'],
    ['the new year', Date.UTC(2026, 11, 31, 23), '2027-01-01'],
    ['an early year', Date.UTC(1000, 5, 1, 12), '1000-06-01'],
  ])('says the day of Rome of %s', (_what, time, day) => {
    expect(readEntries(file({ time }))[0]?.start).toBe(day);
  });

  it('has a component, a time zone, where there is no entry', () => {
    const calendar = new ICAL.Component(ICAL.parse(formatCalendar([], stamp)));
    expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(['vtimezone']);
  });

  it('has no language or description where there is none', () => {
    const lines = unfolded({ language: null, description: '' });
    expect(lines.filter((line) => /^(DTEND|DESCRIPTION|SUMMARY)/.test(line))).toEqual(['SUMMARY:Apertura: Al-jabr']);
  });

  it('escapes separators and line breaks, and drops other control characters', () => {
    const lines = unfolded({ title: 'a,b;c\\d', description: 'one\r\ntwo\rthree\u0007\nBEGIN:VALARM' });
    expect(lines).toContain(String.raw`SUMMARY;LANGUAGE=it:a\,b\;c\\d`);
    expect(lines).toContain(String.raw`DESCRIPTION:one\ntwo\nthree\nBEGIN:VALARM`);
  });

  it.each(['x;VALUE=y', '1'])('takes no language of the form %s', (language) => {
    expect(unfolded({ language })).toContain('SUMMARY:Apertura: Al-jabr');
  });

  it('brings any text to another reader as it was, in lines of at most 75 octets', () => {
    const letter = fc.constantFrom('a', 'è', 'क', '𝒜', ',', ';', '\\', '\n', '"', ':', '\\n', ' ', 'BEGIN:VEVENT', '=');
    const text = fc.oneof(anyText(), fc.string({ unit: letter, maxLength: 300, size: 'max' }));
    fc.assert(
      fc.property(text, text, (title, description) => {
        const written = formatCalendar([entry({ title, description }), entry({ title: 'next' })], stamp);
        const lines = written.split('\r\n');
        expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
        const [first, second, ...more] = readEntries(written);
        expect(first).toMatchObject({ summary: printable(title), isDate: true, start: '2026-10-22' });
        expect(first?.description ?? '').toBe(printable(description));
        expect([second?.summary, more]).toEqual(['next', []]);
      }),
    );
  });

  it('fills a line to the last octet before it folds', () => {
    const title = 'a'.repeat(75 - 'SUMMARY;LANGUAGE=it:'.length);
    const [second, third] = ['b'.repeat(74), 'è'];
    const lines = file({ title: title + second + third }).split('\r\n');
    expect(lines).toEqual(expect.arrayContaining([`SUMMARY;LANGUAGE=it:${title}`, ` ${second}`, ` ${third}`]));
  });
});

/** A text without the control characters that calendars must not contain, and with uniform line ends. */
function printable(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\n\t]/gu, '');
}
