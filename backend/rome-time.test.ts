import { romeDay, romeEndOfDay, romeMidnight } from './rome-time.ts';

const summer = new Date('2026-07-14T21:30:00Z');
const winter = new Date('2026-12-31T22:59:00Z');

describe('days in Italy', () => {
  it.each([
    [summer, 0, '2026-07-13T22:00:00.000Z'],
    [summer, 1, '2026-07-14T22:00:00.000Z'],
    [winter, 0, '2026-12-30T23:00:00.000Z'],
    [winter, -180, '2026-07-03T22:00:00.000Z'],
    // The days on which the clocks change.
    [new Date('2026-03-29T10:00:00Z'), 0, '2026-03-28T23:00:00.000Z'],
    [new Date('2026-10-25T10:00:00Z'), 0, '2026-10-24T22:00:00.000Z'],
  ])('%s and %i days: midnight is %s', (today, days, midnight) => {
    expect(romeMidnight(today, days).toISOString()).toBe(midnight);
  });

  it('have the date that is there', () => {
    expect([summer, winter, new Date('2026-12-31T23:00:00Z')].map(romeDay)).toEqual([
      '2026-07-14',
      '2026-12-31',
      '2027-01-01',
    ]);
  });

  it('end a second before the next', () => {
    expect(romeEndOfDay(summer, 0).toISOString()).toBe('2026-07-14T21:59:59.000Z');
  });
});
