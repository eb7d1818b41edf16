import type { GridColDef } from '@mui/x-data-grid';
import { onPlainClick } from '@/components/ui/plain-click';
import { withBasePath } from '@/lib/addresses/base-path';
import { routes } from '@/lib/addresses/routes';
import { foldLetters } from '@/lib/i18n/alphabet';
import { dayInRome, formatDay } from '@/lib/i18n/format';
import { textNames } from '@/lib/model/course-texts';
import type { Locale } from '@/lib/model/locale';
import { type DeskTexts, oneApostrophe, type QualityRow } from './rows';

/** A column of days in Rome. Its values are dates in the browser's time zone, because the grid compares those. */
const dayColumn = (field: 'opensAt' | 'closesAt', headerName: string): GridColDef<QualityRow> => ({
  field,
  headerName,
  type: 'date',
  width: 115,
  valueGetter: (_, { [field]: time }) => (time === null ? null : new Date(`${dayInRome(time)}T00:00`)),
  valueFormatter: (_, { [field]: time }) => (time === null ? '' : formatDay(time)),
});

/** A text prepared for comparison: lower case, without accents, with one kind of apostrophe. */
const folded = (text: string): string => foldLetters(oneApostrophe(text));

/** A column of text; filters find it with either kind of apostrophe. */
const textColumn = (field: 'title' | 'issues' | 'institution' | 'language'): GridColDef<QualityRow> => ({
  field,
  valueGetter: (_, { [field]: text }) => oneApostrophe(text),
  valueFormatter: (_, { [field]: text }) => text,
  getApplyQuickFilterFn: (typed) => (text) => folded(String(text)).includes(folded(String(typed))),
});

/** The address of the text with the most serious issue, or of the description when no issue concerns a text. */
function textAddress({ id, found }: QualityRow): string {
  const places = found.flatMap(({ where }) => where.map(({ name }) => String(name)));
  const text = places.find((place) => textNames.some((name) => name === place)) ?? 'description';
  return `?${new URLSearchParams({ desk: 'texts', course: id, text })}`;
}

/**
 * Opens the text without loading a new document, so that the desk need not read the catalogue again. The table is hidden
 * then, so the focus goes to the tab of the texts.
 */
const openText = onPlainClick(({ currentTarget }) => {
  window.history.pushState(null, '', currentTarget.href);
  document.getElementById('desk-texts')?.focus();
});

/** Columns that a phone has no room for. The grid's own list of columns can show them again. */
export const hiddenOnPhones = {
  count: false,
  institution: false,
  language: false,
  opensAt: false,
  closesAt: false,
  link: false,
};

/** The columns of the quality table. The grid's own filters include the match modes of the specification, section 9. */
export function qualityColumns(t: DeskTexts, locale: Locale): GridColDef<QualityRow>[] {
  const address = (id: string) => withBasePath(routes(locale).course(id));
  return [
    {
      ...textColumn('title'),
      headerName: t('quality.course'),
      flex: 2,
      minWidth: 140,
      renderCell: ({ row, tabIndex }) => (
        <a href={textAddress(row)} tabIndex={tabIndex} onClick={openText}>
          {row.title}
        </a>
      ),
    },
    { field: 'count', headerName: t('quality.count'), type: 'number', width: 140 },
    { ...textColumn('issues'), headerName: t('quality.issues'), flex: 3, minWidth: 170 },
    { ...textColumn('institution'), headerName: t('quality.institution'), flex: 1, minWidth: 160 },
    { ...textColumn('language'), headerName: t('quality.language'), width: 105 },
    dayColumn('opensAt', t('quality.opens')),
    dayColumn('closesAt', t('quality.closes')),
    {
      field: 'link',
      headerName: t('quality.link'),
      width: 130,
      disableColumnMenu: true,
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
