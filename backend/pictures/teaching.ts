/** What kind of institution a picture is for. */
export type Teaching = 'university' | 'music' | 'art';

/** Tells a conservatory of music from an academy of art by its name; whatever is not AFAM is a university. */
export function teachingOf(name: string, afam: boolean): Teaching {
  if (!afam) return 'university';
  return /conservator|music/i.test(name) ? 'music' : 'art';
}
