import { qualityColumns } from './columns';
import type { DeskTexts, QualityRow } from './rows';

const columns = qualityColumns(((key: string) => key) as unknown as DeskTexts, 'it');
const opens = columns.find(({ field }) => field === 'opensAt');
/** The value of a cell, used by filters and sorting, and the text that the cell shows. */
const dayOf = (opensAt: number | null) => {
  const cell = [opensAt as never, { opensAt } as QualityRow, {} as never, {} as never] as const;
  return { value: opens?.valueGetter?.(...cell), text: opens?.valueFormatter?.(...cell) };
};

describe('a column of days', () => {
  it('has the day in Rome, as a day of the zone in which the grid compares', () => {
    const alreadyFebruaryInRome = Date.UTC(2026, 0, 31, 23, 30);
    expect(dayOf(alreadyFebruaryInRome)).toEqual({ value: new Date(2026, 1, 1), text: '01/02/2026' });
  });

  it('is empty without a date', () => {
    expect(dayOf(null)).toEqual({ value: null, text: '' });
  });
});

describe('a column of text', () => {
  const title = columns.find(({ field }) => field === 'title');

  it('is found whichever apostrophe stands in it, and shown as it is written', () => {
    const cell = ['' as never, { title: 'L’opera dei pupi' } as QualityRow, {} as never, {} as never] as const;
    expect(title?.valueGetter?.(...cell)).toBe("L'opera dei pupi");
    expect(title?.valueFormatter?.(...cell)).toBe('L’opera dei pupi');
  });
});
