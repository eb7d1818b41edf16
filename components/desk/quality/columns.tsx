import type { GridColDef } from '@mui/x-data-grid';
import { withBasePath } from '@/lib/addresses/base-path';
import { routes } from '@/lib/addresses/routes';
import { dayInRome, formatDay } from '@/lib/i18n/format';
import type { InterfaceLanguage } from '@/lib/model/language';
import type { DeskTexts, QualityRow } from './rows';

/** A column of days in Rome; the grid compares days of the browser's own zone. */
const dayColumn = (field: 'opensAt' | 'closesAt', headerName: string): GridColDef<QualityRow> => ({
  field,
  headerName,
  type: 'date',
  width: 115,
  valueGetter: (_, { [field]: time }) => (time === null ? null : new Date(`${dayInRome(time)}T00:00`)),
  valueFormatter: (_, { [field]: time }) => (time === null ? '' : formatDay(time)),
});

/** The columns of the quality table. The grid's own filters are the match modes of the specification, section 9, and more. */
export function qualityColumns(t: DeskTexts, locale: InterfaceLanguage): GridColDef<QualityRow>[] {
  const address = (id: string) => withBasePath(routes(locale).course(id));
  return [
    { field: 'title', headerName: t('quality.course'), flex: 2, minWidth: 220 },
    { field: 'count', headerName: t('quality.count'), type: 'number', width: 105 },
    { field: 'issues', headerName: t('quality.issues'), flex: 3, minWidth: 300 },
    { field: 'institution', headerName: t('quality.institution'), flex: 1, minWidth: 160 },
    { field: 'language', headerName: t('quality.language'), width: 105 },
    dayColumn('opensAt', t('quality.opens')),
    dayColumn('closesAt', t('quality.closes')),
    {
      field: 'link',
      headerName: t('quality.link'),
      width: 130,
      sortable: false,
      filterable: false,
      valueGetter: (_, { id }) => new URL(address(id), window.location.origin).href,
      renderCell: ({ row, tabIndex }) => (
        <a
          href={address(row.id)}
          target="_blank"
          rel="noopener"
          tabIndex={tabIndex}
          aria-label={t('quality.open', { title: row.title })}
        >
          {t('quality.openShort')}
        </a>
      ),
    },
  ];
}
