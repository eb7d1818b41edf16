import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { enUS, itIT } from '@mui/x-data-grid/locales';
import { useLocale, useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { issueKinds } from '@/lib/desk/quality';
import type { CatalogueReading } from '@/lib/desk/read-everything';
import { formatCount } from '@/lib/i18n/count';
import { hiddenOnPhones, qualityColumns } from './columns';
import styles from './QualityPart.module.css';
import { type QualityRow, rowMaker } from './rows';

const gridTexts = {
  it: itIT.components.MuiDataGrid.defaultProps.localeText,
  en: enUS.components.MuiDataGrid.defaultProps.localeText,
};

function useRows({ courses, categories }: CatalogueReading): readonly QualityRow[] {
  const t = useTranslations('desk');
  const locale = useLocale();
  const [now] = useState(Date.now);
  const toRow = useMemo(() => {
    return rowMaker({ now, categoryIds: new Set(categories.map(({ id }) => id)) }, t, locale);
  }, [categories, now, t, locale]);
  return useMemo(() => courses.map(toRow), [courses, toRow]);
}

const selections = [...issueKinds, 'fine'] as const;
/** Selects the courses with one kind of issue, or without any issue. */
type SelectedIssue = (typeof selections)[number];

const isIn = ({ count, found }: QualityRow, selected: SelectedIssue): boolean =>
  selected === 'fine' ? count === 0 : found.some(({ kind }) => kind === selected);

interface SummaryProps {
  readonly rows: readonly QualityRow[];
  readonly selected: SelectedIssue | null;
  readonly onSelect: (selected: SelectedIssue | null) => void;
}

/** Buttons with the number of courses for each kind of issue; a button filters the table by its kind. */
function Summary({ rows, selected, onSelect }: SummaryProps) {
  const t = useTranslations('desk');
  const locale = useLocale();
  return (
    <ul className={styles.summary} aria-label={t('quality.summary')}>
      {selections.map((kind) => {
        const count = rows.filter((row) => isIn(row, kind)).length;
        const isSelected = kind === selected;
        return (
          <li key={kind}>
            <button
              type="button"
              aria-pressed={isSelected}
              disabled={count === 0 && !isSelected}
              onClick={() => onSelect(isSelected ? null : kind)}
            >
              {kind === 'fine' ? t('quality.fine') : t(`issues.${kind}`)} <strong>{formatCount(count, locale)}</strong>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** A table of all courses with their issues. A page of it has all its rows, so that they can be printed and searched for. */
export function QualityPart({ reading }: { readonly reading: CatalogueReading }) {
  const t = useTranslations('desk');
  const locale = useLocale();
  const rows = useRows(reading);
  const columns = useMemo(() => qualityColumns(t, locale), [t, locale]);
  const grid = useGridApiRef();
  const isPhone = useMediaQuery('(width <= 38.125em)', { noSsr: true });
  const [selected, setSelected] = useState<SelectedIssue | null>(null);
  const shown = useMemo(() => (selected ? rows.filter((row) => isIn(row, selected)) : rows), [rows, selected]);
  // Spreadsheets separate columns by semicolons in countries where the comma is the decimal sign.
  const delimiter = locale === 'it' ? ';' : ',';
  // A phone hides columns because it has no room, so the export includes them.
  const exportCsv = () =>
    grid.current?.exportDataAsCsv({
      fileName: t('quality.csvName'),
      delimiter,
      utf8WithBom: true,
      allColumns: isPhone,
    });
  return (
    <section className={styles.quality}>
      <Summary rows={rows} selected={selected} onSelect={setSelected} />
      <div className={styles.about}>
        <p>{t('quality.note')}</p>
        <Button className="no-print" variant="contained" onClick={exportCsv}>
          {t('quality.export')}
        </Button>
      </div>
      <div className={styles.table}>
        <DataGrid
          apiRef={grid}
          aria-label={t('quality.table')}
          rows={shown}
          columns={columns}
          localeText={gridTexts[locale]}
          getRowHeight={() => 'auto'}
          initialState={{
            columns: { columnVisibilityModel: isPhone ? hiddenOnPhones : {} },
            sorting: { sortModel: [{ field: 'count', sort: 'desc' }] },
            pagination: { paginationModel: { pageSize: 50 } },
          }}
          pageSizeOptions={[25, 50, 100]}
          disableRowSelectionOnClick
          disableVirtualization
          ignoreDiacritics
          showToolbar
          slotProps={{
            // A dialog holds the focus and is left by Escape; the grid calls it a tooltip. Its types do not know the role.
            panel: { className: styles.panel, ...{ role: 'dialog' } },
            toolbar: { csvOptions: { disableToolbarButton: true }, printOptions: { disableToolbarButton: true } },
          }}
        />
      </div>
    </section>
  );
}
