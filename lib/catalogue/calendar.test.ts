import { type CalendarEvent, formatCalendar } from './calendar.ts';

const event = (data: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'course-2@courses.example.org',
  start: Date.UTC(2026, 9, 21, 22),
  end: Date.UTC(2027, 0, 19, 22, 59, 59),
  title: 'Al-jabr',
  language: 'it',
  description: 'Da Baghdad a Palermo',
  url: 'https://courses.example.org/mooc/app/courseDetails/2',
  ...data,
});
const stamp = Date.UTC(2026, 10, 20, 9, 5, 7, 123);
const file = (data?: Partial<CalendarEvent>) => formatCalendar(event(data), stamp);
const unfolded = (data?: Partial<CalendarEvent>) => file(data).replaceAll('\r\n ', '').split('\r\n');

describe('the calendar file', () => {
  it('is one event in UTC that leaves the time free', () => {
    expect(file().split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Aula Aperta//Course dates//IT',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:course-2@courses.example.org',
      'DTSTAMP:20261120T090507Z',
      'DTSTART:20261021T220000Z',
      'DTEND:20270119T225959Z',
      'SUMMARY;LANGUAGE=it:Al-jabr',
      'DESCRIPTION:Da Baghdad a Palermo',
      'URL:https://courses.example.org/mooc/app/courseDetails/2',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('has no end for a moment, and no language or description where there is none', () => {
    const lines = unfolded({ end: null, language: null, description: '' });
    expect(lines.filter((line) => /^(DTEND|DESCRIPTION|SUMMARY)/.test(line))).toEqual(['SUMMARY:Al-jabr']);
  });

  it('escapes separators and line breaks, and drops other control characters', () => {
    const lines = unfolded({ title: 'a,b;c\\d', description: 'one\r\ntwo\rthree\u0007\nBEGIN:VALARM' });
    expect(lines).toContain(String.raw`SUMMARY;LANGUAGE=it:a\,b\;c\\d`);
    expect(lines).toContain(String.raw`DESCRIPTION:one\ntwo\nthree\nBEGIN:VALARM`);
  });

  it.each(['x;VALUE=y', '1'])('takes no language of the form %s', (language) => {
    expect(unfolded({ language })).toContain('SUMMARY:Al-jabr');
  });

  it.each([
    ['letters of one octet', 'a'.repeat(300)],
    ['letters of two octets', 'è'.repeat(300)],
    ['letters of three octets', 'क'.repeat(200)],
    ['pairs of surrogates', '𝒜'.repeat(200)],
    ['separators', ',;\\'.repeat(100)],
  ])('folds %s after at most 75 octets, between characters', (_what, title) => {
    const lines = file({ title }).split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(lines.join('')).not.toContain('\uFFFD');
    const summary = unfolded({ title }).find((line) => line.startsWith('SUMMARY'));
    expect(summary?.replaceAll(/\\(.)/g, '$1')).toBe(`SUMMARY;LANGUAGE=it:${title}`);
  });

  it('fills a line to the last octet before it folds', () => {
    const title = 'a'.repeat(75 - 'SUMMARY;LANGUAGE=it:'.length);
    expect(file({ title }).split('\r\n')).toContain(`SUMMARY;LANGUAGE=it:${title}`);
  });
});
