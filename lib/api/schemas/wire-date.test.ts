import fc from 'fast-check';
import { parseWireDate, parseWireEnd } from './wire-date.ts';

describe('parseWireDate', () => {
  it.each([
    [1798758000000, '2026-12-31T23:00:00.000Z'],
    ['1798758000000', '2026-12-31T23:00:00.000Z'],
    [0, '1970-01-01T00:00:00.000Z'],
    [-1, '1969-12-31T23:59:59.999Z'],
    ['-10000000000', '1969-09-07T06:13:20.000Z'],
    ['20260715', '2026-07-14T22:00:00.000Z'],
    // ISO 8601 allows 24:00 as the end of a day.
    ['2026-01-15T24:00:00', '2026-01-15T23:00:00.000Z'],
    ['2026-01-15 24:00', '2026-01-15T23:00:00.000Z'],
    ['2026-01-15 09:00:00', '2026-01-15T08:00:00.000Z'],
    ['2026-07-15 09:00:00', '2026-07-15T07:00:00.000Z'],
    ['2026-07-15 09:00:00.0', '2026-07-15T07:00:00.000Z'],
    ['2026-07-15T09:00', '2026-07-15T07:00:00.000Z'],
    ['2026-07-15', '2026-07-14T22:00:00.000Z'],
    ['2026-07-15T09:00:00.123Z', '2026-07-15T09:00:00.123Z'],
    ['2026-07-15T09:00:00.123456Z', '2026-07-15T09:00:00.123Z'],
    ['2026-07-15T09:00:00+02:00', '2026-07-15T07:00:00.000Z'],
    ['2026-07-15T09:00:00.000+0000', '2026-07-15T09:00:00.000Z'],
    ['2026-07-15T09:00:00-05', '2026-07-15T14:00:00.000Z'],
    [' 2024-02-29 00:00:00 ', '2024-02-28T23:00:00.000Z'],
    ['9999-12-31 23:59:59', '9999-12-31T22:59:59.000Z'],
    ['1001-01-01T00:00:00Z', '1001-01-01T00:00:00.000Z'],
    // Summer time begins: 02:30 does not exist and moves one hour later.
    ['2026-03-29 01:59:59', '2026-03-29T00:59:59.000Z'],
    ['2026-03-29 02:30:00', '2026-03-29T01:30:00.000Z'],
    ['2026-03-29 03:00:00', '2026-03-29T01:00:00.000Z'],
    // Summer time ends: 02:30 occurs twice, and the first counts.
    ['2026-10-25 02:30:00', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25 03:00:00', '2026-10-25T02:00:00.000Z'],
  ])('reads %j as %s', (wire, iso) => {
    expect(new Date(parseWireDate(wire) ?? Number.NaN).toISOString()).toBe(iso);
  });

  it.each([
    ...[null, undefined, true, {}, [], '', ' ', 'soon', 'NaN', '2026-13-01', '2026-02-30 10:00:00'],
    ...[
      '2026-01-15 24:00:01',
      '2026-01-15 24:30',
      '2026-01-15 10:60:00',
      '2026-01-15 10:00:61',
      '15/01/2026',
      '2026-1-5',
    ],
    ...[Number.NaN, Number.POSITIVE_INFINITY, 1e300, 8.64e15 + 1, 1.5, '99999999999999999999', '0000-00-00 00:00:00'],
    ...['2026', '2026-12', '0', '-1', '1798758000', '20261301', '20260230'],
    ...['0001-01-01', '0001-01-01T00:00:00Z', '00010101', '0099-12-31 24:00:00', -62_135_596_800_000],
  ])('takes %j for no date', (wire) => {
    expect(parseWireDate(wire)).toBeNull();
    expect(parseWireEnd(wire)).toBeNull();
  });

  it('reads what Rome shows, at any time of any year', () => {
    const clock = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Rome',
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    const seconds = fc.integer({ min: 0, max: 4_000_000_000 });
    fc.assert(
      fc.property(seconds, (second) => {
        const shown = clock.format(second * 1000);
        const read = parseWireDate(shown) ?? Number.NaN;
        expect(clock.format(read)).toBe(shown);
        // Only in the second of two equal hours may the result differ, by one hour.
        expect([0, 3_600_000]).toContain(second * 1000 - read);
      }),
    );
  });

  it('gives a date or nothing for any value', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const read = parseWireDate(value);
        expect(read === null || !Number.isNaN(new Date(read).getTime())).toBe(true);
      }),
    );
  });
});

describe('parseWireEnd', () => {
  it.each([
    ['2026-11-26', '2026-11-26T22:59:59.000Z'],
    ['20261126', '2026-11-26T22:59:59.000Z'],
    ['2026-11-26 00:00:00', '2026-11-26T22:59:59.000Z'],
    ['2026-11-25T23:00:00Z', '2026-11-26T22:59:59.000Z'],
    [Date.parse('2026-11-26T00:00:00+01:00'), '2026-11-26T22:59:59.000Z'],
    ['2026-07-15', '2026-07-15T21:59:59.000Z'],
    ['2026-11-26T24:00:00', '2026-11-26T22:59:59.000Z'],
    // Days with 23 and with 25 hours.
    ['2026-03-29', '2026-03-29T21:59:59.000Z'],
    ['2026-10-25', '2026-10-25T22:59:59.000Z'],
    ['2026-11-26 23:59:59', '2026-11-26T22:59:59.000Z'],
    ['2026-11-26 12:30:00', '2026-11-26T11:30:00.000Z'],
    ['2026-11-26T00:00:00Z', '2026-11-26T00:00:00.000Z'],
  ])('reads %j as %s', (wire, iso) => {
    expect(new Date(parseWireEnd(wire) ?? Number.NaN).toISOString()).toBe(iso);
  });

  it.each([0, '1970-01-01', '1970-01-01T00:00:00Z', '9999-12-31', '9999-12-31 23:59:59', 253402210800000])(
    'takes %j for no end',
    (wire) => expect(parseWireEnd(wire)).toBeNull(),
  );
});
