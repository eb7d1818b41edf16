import { GridFilterInputValue, type GridFilterInputValueProps, type GridFilterOperator } from '@mui/x-data-grid';
import {
  type DateMode,
  matchesDate,
  matchesNumber,
  matchesText,
  matchModes,
  type NumberMode,
  type TextMode,
} from '@/lib/desk/filter-modes';
import type { DeskTexts, QualityRow } from './rows';

type MatchMode = TextMode | NumberMode | DateMode;
type InputType = 'text' | 'number' | 'date';
type InputProps = GridFilterInputValueProps & { readonly type?: InputType };
type Operator = GridFilterOperator<QualityRow, unknown, unknown, InputProps>;

/** The match modes of the specification as filters of the grid. */
export function filterOperators(t: DeskTexts) {
  const label = (mode: MatchMode) => t(`filter.${mode}`);
  const operators = <Mode extends MatchMode>(
    type: InputType,
    modes: readonly Mode[],
    matches: (mode: Mode, value: unknown, wanted: string) => boolean,
  ) =>
    modes.map(
      (mode): Operator => ({
        value: mode,
        label: label(mode),
        getApplyFilterFn: ({ value: wanted }) => {
          if (wanted === undefined || wanted === null || wanted === '') return null;
          return (value) => matches(mode, value, String(wanted));
        },
        InputComponent: GridFilterInputValue,
        InputComponentProps: { type },
      }),
    );
  return {
    text: operators('text', matchModes.text, (mode, value, wanted) => matchesText(mode, String(value ?? ''), wanted)),
    number: operators('number', matchModes.number, (mode, value, wanted) => matchesNumber(mode, Number(value), wanted)),
    date: operators('date', matchModes.date, (mode, value, wanted) =>
      matchesDate(mode, value instanceof Date ? value : null, wanted),
    ),
  };
}
