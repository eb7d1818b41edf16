import { writeFileSync } from 'node:fs';
import { themeStylesheet } from './stylesheet.ts';

writeFileSync(new URL('theme.css', import.meta.url), themeStylesheet());
