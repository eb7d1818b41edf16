import { GridFilterInputValue, type GridFilterInputValueProps, type GridFilterOperator } from '@mui/x-data-grid';
import { matchesDate, matchesNumber, matchesText, matchModes } from '@/lib/desk/filter-modes';
import type { DeskTexts, QualityRow } from './rows';

type InputProps = GridFilterInputValueProps & { readonly type?: 'text' | 'number' | 'date' };
type Operator = GridFilterOperator<QualityRow, unknown, unknown, InputProps>;

interface Shape<Mode extends string> {
  readonly modes: readonly Mode[];
  readonly input: 'text' | 'number' | 'date';
  readonly label: (mode: Mode) => string;
  readonly matches: (mode: Mode, value: unknown, wanted: string) => boolean;
}

function makeOperators<Mode extends string>({ modes, input, label, matches }: Shape<Mode>): Operator[] {
  return modes.map((mode) => ({
    value: mode,
    label: label(mode),
    getApplyFilterFn: ({ value: wanted }) => {
      if (wanted === undefined || wanted === null || wanted === '') return null;
      return (value) => matches(mode, value, String(wanted));
    },
    InputComponent: GridFilterInputValue,
    InputComponentProps: { type: input },
  }));
}

/** The match modes of the specification as filters of the grid. */
export function filterOperators(t: DeskTexts) {
  return {
    text: makeOperators({
      modes: matchModes.text,
      input: 'text',
      label: (mode) => t(`filter.${mode}`),
      matches: (mode, value, wanted) => matchesText(mode, String(value ?? ''), wanted),
    }),
    number: makeOperators({
      modes: matchModes.number,
      input: 'number',
      label: (mode) => t(`filter.${mode}`),
      matches: (mode, value, wanted) => matchesNumber(mode, Number(value), wanted),
    }),
    date: makeOperators({
      modes: matchModes.date,
      input: 'date',
      label: (mode) => t(`filter.${mode}`),
      matches: (mode, value, wanted) => matchesDate(mode, value instanceof Date ? value : null, wanted),
    }),
  };
}
