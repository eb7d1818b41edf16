import { createTheme } from '@mui/material/styles';

const heading = 'var(--font-heading-extended), var(--font-heading), var(--font-heading-machine)';
const text = 'var(--font-text-extended), var(--font-text), var(--font-text-machine)';
const headingStyle = { fontFamily: heading, fontWeight: 600, lineHeight: 1.15, letterSpacing: '-0.01em' };

const light = {
  primary: { main: '#1d3c6e', dark: '#132a50', light: '#e3eaf6', contrastText: '#ffffff' },
  secondary: { main: '#a8431b', dark: '#8a3413', light: '#f8e7dc', contrastText: '#ffffff' },
  error: { main: '#a3201c' },
  success: { main: '#1f6b3a' },
  text: { primary: '#1b2433', secondary: '#4e5868' },
  background: { default: '#faf7f1', paper: '#ffffff', tint: '#f1ebdf' },
  divider: '#ddd4c4',
  ink: { main: '#12274a', contrastText: '#f8f3e9', muted: '#c9d3e6' },
  warningBand: { main: '#ffd84d', contrastText: '#221a00' },
};

const dark = {
  primary: { main: '#a9c4f0', dark: '#c8daf8', light: '#22345a', contrastText: '#0e1a30' },
  secondary: { main: '#f2a57b', dark: '#f8c3a5', light: '#46291a', contrastText: '#2a1206' },
  error: { main: '#ff9d94' },
  success: { main: '#8fd6a6' },
  text: { primary: '#ede8dd', secondary: '#b6becb' },
  background: { default: '#101826', paper: '#182338', tint: '#1c2941' },
  divider: '#34425d',
  ink: { main: '#0b1424', contrastText: '#f8f3e9', muted: '#b9c6de' },
  warningBand: { main: '#ffd84d', contrastText: '#221a00' },
};

/** The typeface of controls. MUI would give fields, their labels and menus the one of texts to read. */
const controls = { font: 'var(--mui-font-body2)' };

/**
 * The only source of colours, typography and shape, light and dark. MUI components use it as their theme. Everything else
 * uses the same values as CSS variables from `theme.css`, which `npm run theme` writes.
 */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-theme' },
  colorSchemes: { light: { palette: light }, dark: { palette: dark } },
  shape: { borderRadius: 6 },
  breakpoints: { unit: 'em', values: { xs: 0, sm: 38.125, md: 62, lg: 68.75, xl: 84.375 } },
  typography: {
    fontFamily: heading,
    h1: { ...headingStyle, fontSize: 'clamp(2rem, 1.4rem + 2.6vw, 3.25rem)' },
    h2: { ...headingStyle, fontSize: 'clamp(1.5rem, 1.25rem + 1.1vw, 2.125rem)' },
    h3: { ...headingStyle, fontSize: '1.25rem', lineHeight: 1.25 },
    body1: { fontFamily: text, fontSize: '1.0625rem', lineHeight: 1.65 },
    body2: { fontFamily: heading, fontSize: '0.9375rem', lineHeight: 1.5 },
    button: { fontFamily: heading, fontWeight: 600, fontSize: '1rem', lineHeight: 1.5, textTransform: 'none' },
  },
  components: {
    MuiButton: { defaultProps: { disableElevation: true } },
    // A ripple would pulse as long as a button has the focus.
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiFormControlLabel: { styleOverrides: { label: controls } },
    // A label in the frame of its field is three quarters as large: 12 px. The gap in the frame is as wide (below).
    MuiFormLabel: { styleOverrides: { root: { ...controls, fontSize: '1rem' } } },
    MuiListItemText: { styleOverrides: { primary: controls } },
    MuiInputBase: { styleOverrides: { root: controls } },
    // MUI's own frame is too faint to be seen by everybody.
    MuiOutlinedInput: {
      styleOverrides: {
        notchedOutline: { borderColor: 'var(--mui-palette-text-secondary)', '& legend': { fontSize: '0.75rem' } },
      },
    },
    MuiMenuItem: { styleOverrides: { root: controls } },
  },
});

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface TypeBackground {
    /** A surface colour between page and paper. */
    tint: string;
  }
  interface Palette {
    /** Deep ink blue that stays dark in both themes: hero, footer. */
    ink: { main: string; contrastText: string; muted: string };
    /** The band of the test-database banner (specification, section 1). */
    warningBand: { main: string; contrastText: string };
  }
  interface PaletteOptions {
    ink?: Palette['ink'];
    warningBand?: Palette['warningBand'];
  }
}
