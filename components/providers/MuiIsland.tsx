'use client';

import GlobalStyles from '@mui/material/GlobalStyles';
import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from '@/lib/theme/theme';

const [shared, light, dark] = theme.generateStyleSheets();

/** MUI writes its dark values for a chosen theme only; without a choice the system decides, as in `theme.css`. */
const variables = [
  shared,
  light,
  dark,
  { '@media (prefers-color-scheme: dark)': { ':root:not([data-theme])': Object.values(dark ?? {})[0] } },
];

/**
 * What MUI components need around them. Load it together with them and only when they are wanted (`import()` after a
 * first touch, hover or focus): it never belongs to the first JavaScript of a page.
 *
 * MUI's rules lie in the cascade layer `mui`, so style sheets of ours win wherever both speak. The theme on the
 * document stays ours: MUI neither sets `data-theme` nor keeps anything in the browser's storage.
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
