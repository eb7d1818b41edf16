import { writeFileSync } from 'node:fs';
import { fallbackFontStylesheet } from './fonts/fallback-faces.ts';
import { themeStylesheet } from './stylesheet.ts';

writeFileSync(new URL('theme.css', import.meta.url), themeStylesheet());
writeFileSync(new URL('fonts/fallback-fonts.css', import.meta.url), fallbackFontStylesheet());
