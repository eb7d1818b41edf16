/** The colours of a picture: its background, and one accent colour. */
export interface PictureColours {
  readonly ground: string;
  readonly accent: string;
}

/** The colour of text on every background. */
export const paper = '#f8f3e9';

const site: PictureColours = { ground: '#12274a', accent: '#e08a5b' };
const palettes: readonly PictureColours[] = [
  site,
  { ground: '#123b36', accent: '#e6b455' },
  { ground: '#42203f', accent: '#f0a6a0' },
  { ground: '#4a2018', accent: '#f2b279' },
  { ground: '#23364a', accent: '#7fc4c9' },
  { ground: '#333517', accent: '#cfd88a' },
];

/** The colours for an institution's name, always the same for a name; the site's own colours for an empty name. */
export function pictureColours(name: string): PictureColours {
  const sum = [...name].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
  return palettes[sum % palettes.length] ?? site;
}
