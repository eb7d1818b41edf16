import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { enUS, itIT } from '@mui/x-data-grid/locales';
import { useLocale, useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { issueKinds } from '@/lib/desk/quality';
import type { CatalogueReading } from '@/lib/desk/read-everything';
import { qualityColumns } from './columns';
import styles from './QualityPart.module.css';
import { createRows, type QualityRow } from './rows';

const gridTexts = {
  it: itIT.components.MuiDataGrid.defaultProps.localeText,
  en: enUS.components.MuiDataGrid.defaultProps.localeText,
};

function useRows({ courses, categories }: CatalogueReading): readonly QualityRow[] {
  const t = useTranslations('desk');
  const locale = useLocale();
  const [now] = useState(Date.now);
  const toRow = useMemo(() => {
    return createRows({ now, categoryIds: new Set(categories.map(({ id }) => id)) }, t, locale);
  }, [categories, now, t, locale]);
  return useMemo(() => courses.map(toRow), [courses, toRow]);
}

function Summary({ rows }: { readonly rows: readonly QualityRow[] }) {
  const t = useTranslations('desk');
  const countOf = (wanted: string) => rows.filter(({ found }) => found.some(({ kind }) => kind === wanted)).length;
  return (
    <ul className={styles.summary} aria-label={t('quality.summary')}>
      {issueKinds.map((kind) => {
        const count = countOf(kind);
        return (
          <li key={kind} className={count === 0 ? styles.none : undefined}>
            {t(`issues.${kind}`)} <strong>{count}</strong>
          </li>
        );
      })}
      <li>
        {t('quality.fine')} <strong>{rows.filter(({ count }) => count === 0).length}</strong>
      </li>
    </ul>
  );
}

/** Every course with what is wrong with it. */
export function QualityPart({ reading }: { readonly reading: CatalogueReading }) {
  const t = useTranslations('desk');
  const locale = useLocale();
  const rows = useRows(reading);
  const columns = useMemo(() => qualityColumns(t, locale), [t, locale]);
  const grid = useGridApiRef();
  const exportCsv = () => grid.current?.exportDataAsCsv({ fileName: t('quality.csvName'), utf8WithBom: true });
  return (
    <section className={styles.quality}>
      <Summary rows={rows} />
      <div className={styles.about}>
        <p>{t('quality.note')}</p>
        <Button variant="contained" onClick={exportCsv}>
          {t('quality.export')}
        </Button>
      </div>
      <div className={styles.table}>
        <DataGrid
          apiRef={grid}
          aria-label={t('quality.table')}
          rows={rows}
          columns={columns}
          localeText={gridTexts[locale]}
          getRowHeight={() => 'auto'}
          initialState={{
            sorting: { sortModel: [{ field: 'count', sort: 'desc' }] },
            pagination: { paginationModel: { pageSize: 50 } },
          }}
          pageSizeOptions={[25, 50, 100]}
          disableRowSelectionOnClick
          ignoreDiacritics
          showToolbar
          slotProps={{
            // MUI reckons its fields without our `box-sizing`.
            filterPanel: { sx: { '& input': { height: '2.5rem' } } },
            toolbar: { csvOptions: { disableToolbarButton: true }, printOptions: { disableToolbarButton: true } },
          }}
        />
      </div>
    </section>
  );
}
