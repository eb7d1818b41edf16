import type { ReactNode } from 'react';
import { around } from './around';
import { catalogue } from './catalogue';
import { course } from './course';
import { home } from './home';
import { lists } from './lists';
import { places } from './places';
import { shell } from './shell';
import { status } from './status';
import { ui } from './ui';

/** Components by name; each has its states by name. */
export type Area = Readonly<Record<string, Readonly<Record<string, ReactNode>>>>;

/** All areas, by their address. */
export const areas: Readonly<Record<string, Area>> = {
  ui,
  catalogue,
  course,
  lists,
  places,
  home,
  around,
  shell,
  status,
};
