import type { GridColDef } from '@mui/x-data-grid';
import { withBasePath } from '@/lib/addresses/base-path';
import { routes } from '@/lib/addresses/routes';
import { formatDay } from '@/lib/i18n/format';
import type { InterfaceLanguage } from '@/lib/model/language';
import { filterOperators } from './operators';
import type { DeskTexts, QualityRow } from './rows';

const dayText = (value: Date | null): string => (value === null ? '' : formatDay(value.getTime()));

/** The columns of the quality table. */
export function qualityColumns(t: DeskTexts, locale: InterfaceLanguage): GridColDef<QualityRow>[] {
  const { text, number, date } = filterOperators(t);
  const address = (id: string) => withBasePath(routes(locale).course(id));
  const day = { width: 115, filterOperators: date, valueFormatter: dayText } as const;
  return [
    { field: 'title', headerName: t('quality.course'), flex: 2, minWidth: 220, filterOperators: text },
    { field: 'count', headerName: t('quality.count'), type: 'number', width: 105, filterOperators: number },
    { field: 'issues', headerName: t('quality.issues'), flex: 3, minWidth: 300, filterOperators: text },
    { field: 'institution', headerName: t('quality.institution'), flex: 1, minWidth: 160, filterOperators: text },
    { field: 'language', headerName: t('quality.language'), width: 105, filterOperators: text },
    { field: 'opens', headerName: t('quality.opens'), ...day },
    { field: 'closes', headerName: t('quality.closes'), ...day },
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
