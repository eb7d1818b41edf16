'use client';

import GlobalStyles from '@mui/material/GlobalStyles';
import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from '@/lib/theme/theme';

const [shared, light, dark] = theme.generateStyleSheets();

/** MUI writes its dark values only for a chosen theme. Without a choice, the system decides, as in `theme.css`. */
const variables = [
  shared,
  light,
  dark,
  { '@media (prefers-color-scheme: dark)': { ':root:not([data-theme])': Object.values(dark ?? {})[0] } },
  // MUI sets the durations of some transitions at the elements.
  { '@media (prefers-reduced-motion: reduce)': { '[class*=Mui]': { transition: 'none !important' } } },
];

/**
 * The theme and style engine that MUI components need around them. Load it together with them and on demand (`import()`
 * after a first touch, hover or focus): the first JavaScript of a page must never contain it.
 *
 * MUI's rules are in the cascade layer `mui`, so our style sheets override them. We control the theme of the document:
 * MUI neither sets `data-theme` nor stores anything in the browser.
 */
export function MuiIsland({ children }: { readonly children: ReactNode }) {
  return (
    <StyledEngineProvider enableCssLayer>
      <ThemeProvider theme={theme} storageManager={null} colorSchemeNode={null} disableStyleSheetGeneration>
        <GlobalStyles styles={variables} />
        {children}
      </ThemeProvider>
    </StyledEngineProvider>
  );
}
