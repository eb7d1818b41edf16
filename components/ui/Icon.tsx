import type { ReactElement } from 'react';
import styles from './Icon.module.css';

const paths = {
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm4.7 11.2L20 20',
  external: 'M9 5H5v14h14v-4M13 5h6v6M19 5l-9 9',
  next: 'm9 5 7 7-7 7',
  previous: 'm15 5-7 7 7 7',
  down: 'm5 9 7 7 7-7',
  close: 'm6 6 12 12M18 6 6 18',
  up: 'm5 15 7-7 7 7',
  theme: 'M12 3a9 9 0 1 0 9 9 7 7 0 0 1-9-9Z',
  filter: 'M4 6h16M7 12h10M10 18h4',
  play: 'M8 5v14l11-7Z',
  stack: 'm12 4 9 5-9 5-9-5Zm-9 10 9 5 9-5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  check: 'm5 12.5 4.5 4.5L19 7',
  calendar: 'M4 6h16v14H4ZM4 10h16M8 3v5M16 3v5',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1',
  share: 'M12 15V4m-4 4 4-4 4 4M6 12v8h12v-8',
  pause: 'M9 5v14M15 5v14',
  bookmark: 'M7 4h10v16l-5-4-5 4Z',
} as const;

/** An {@link Icon} that is used at a single place, so that the scripts of other pages do not contain it. */
export const drawing = (path: string): ReactElement => (
  <svg viewBox="0 0 24 24" className={styles.icon} aria-hidden="true">
    <path d={path} />
  </svg>
);

/** One element for each name, so that a page's data contain an icon only once, even if the page shows it often. */
const icons = Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, drawing(path)]));

/** A decorative line drawing in the colour and size of the text around it. Words beside it must state its meaning. */
export function Icon({ name }: { readonly name: keyof typeof paths }) {
  return icons[name];
}
