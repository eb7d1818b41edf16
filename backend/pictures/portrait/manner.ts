/** Whether a portrait is drawn as a woman's or as a man's. */
export type Manner = 'feminine' | 'masculine';

/** Men's names in Italy that end in -a. */
const masculineNames = new Set([
  'andrea',
  'luca',
  'nicola',
  'mattia',
  'elia',
  'tobia',
  'enea',
  'battista',
  'gianluca',
  'noa',
  'joshua',
  'mustafa',
]);

/** Women's names that do not end in -a. */
const feminineNames = new Set([
  ...[
    'alice',
    'agnese',
    'adele',
    'beatrice',
    'irene',
    'ines',
    'noemi',
    'matilde',
    'clotilde',
    'ester',
    'miriam',
    'rachele',
    'michelle',
  ],
  ...[
    'margot',
    'karin',
    'ingrid',
    'astrid',
    'carmen',
    'isabel',
    'chloe',
    'sophie',
    'marie',
    'julie',
    'claire',
    'susanne',
    'anne',
    'yuki',
    'mei',
  ],
  ...[
    'zoe',
    'cloe',
    'dafne',
    'iris',
    'nives',
    'elisabeth',
    'ruth',
    'sarah',
    'deborah',
    'judith',
    'caroline',
    'celeste',
    'consuelo',
    'katrin',
    'heidi',
  ],
]);

/**
 * Guesses from an Italian first name how to draw the person, so that no Maria gets a beard. A guess is good enough, because the
 * people are invented.
 */
export function mannerOf(firstName: string): Manner {
  const name = firstName.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim().split(/[\s-]/)[0] ?? '';
  if (masculineNames.has(name)) return 'masculine';
  return name.endsWith('a') || feminineNames.has(name) ? 'feminine' : 'masculine';
}
