import { readFileSync } from 'node:fs';
import { plainPage } from './plain-page';

it('has the colours of the theme, which it cannot load', () => {
  const colours = plainPage.match(/light-dark\([^)]*\)/g) ?? [];
  expect(colours).toHaveLength(3);
  const theme = readFileSync('lib/theme/theme.css', 'utf8');
  expect(colours.filter((colour) => !theme.includes(`: ${colour};`))).toEqual([]);
});
