/** The kind of institution that a picture shows. */
export type Teaching = 'university' | 'music' | 'art';

/** The kind of an institution: the name of an AFAM institution decides between music and art; all others are universities. */
export function teachingOf(name: string, afam: boolean): Teaching {
  if (!afam) return 'university';
  return /conservator|music/i.test(name) ? 'music' : 'art';
}
