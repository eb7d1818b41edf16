import { theme } from './theme.ts';

const ownVariables =
  /^--mui-(palette-(primary|secondary|error|success|ink|warningBand|text|background)-[a-zA-Z]+|palette-divider|font-(h[1-3]|body[12]|button)|shape-borderRadius)$/;

/** Variables that MUI derives from the palette, but that no style sheet uses. */
const unused = /Channel$|-(error|success)-(light|dark)$|-secondary-light$|-text-(disabled|icon)$/;

/**
 * The theme as a style sheet of CSS variables. The visitor's choice (`data-theme`) decides between light and dark; without a
 * choice the system's setting does. It has only the variables that the app's style sheets use.
 */
export function themeStylesheet(): string {
  const [common = [], light = [], dark = []] = theme.generateStyleSheets().map((sheet) => {
    const variables = Object.values(sheet).flatMap((rules) => Object.entries(rules as Record<string, string>));
    return variables.filter(([name]) => ownVariables.test(name) && !unused.test(name));
  });
  const darkValues = new Map(dark);
  return [
    '/* Written by `npm run theme` from theme.ts: change it there. */',
    ':root {',
    '  color-scheme: light dark;',
    ...common.map(([name, value]) => `  ${name}: ${value};`),
    ...light.map(([name, value]) => `  ${name}: light-dark(${value}, ${darkValues.get(name)});`),
    '}',
    // Who asks for more contrast sees every line, and no text is muted.
    '@media (prefers-contrast: more) {',
    '  :root {',
    ...['divider', 'text-secondary'].map((name) => `    --mui-palette-${name}: var(--mui-palette-text-primary);`),
    '  }',
    '}',
    ...['light', 'dark'].map((choice) => `[data-theme="${choice}"] {\n  color-scheme: ${choice};\n}`),
    '',
  ].join('\n');
}
