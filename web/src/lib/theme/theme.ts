import { createTheme } from '@mui/material/styles';
import { dark, light, type Tokens } from './tokens.ts';

/** The roles the component library does not know; each becomes a CSS variable, `--m-palette-ink3` and so on. */
type OwnRoles = Pick<
  Tokens,
  | 'subtle'
  | 'sunken'
  | 'hover'
  | 'ink3'
  | 'line2'
  | 'control'
  | 'primaryText'
  | 'tint'
  | 'tint2'
  | 'focus'
  | 'mark'
  | 'scrim'
  | 'good'
  | 'caution'
  | 'bad'
  | 'status'
  | 'tag'
  | 'nav'
  | 'top'
  | 'bar'
  | 'chart'
  | 'shadow'
>;

declare module '@mui/material/styles' {
  interface Palette extends OwnRoles {}
  interface PaletteOptions extends OwnRoles {}
  interface CssThemeVariables {
    enabled: true;
  }
}

function paletteOf(tokens: Tokens) {
  const { page, paper, ink, ink2, disabled, line, primary, primaryHover, onPrimary, ...own } = tokens;
  return {
    ...own,
    background: { default: page, paper },
    text: { primary: ink, secondary: ink2, disabled },
    divider: line,
    primary: { main: primary, dark: primaryHover, contrastText: onPrimary },
    success: { main: tokens.good.text },
    warning: { main: tokens.caution.text },
    error: { main: tokens.bad.text },
    info: { main: tokens.primaryText },
    action: { hover: tokens.hover, selected: tokens.tint, disabledBackground: tokens.sunken, disabled },
  };
}

/** The easing of everything that moves. */
const ease = 'cubic-bezier(.2,0,0,1)';

/** Where the chosen colour mode is kept in the browser; `index.html` reads it before the first paint. */
export const modeStorageKey = 'mandate-mode';

/** What the component library makes of the roles of both colour schemes. */
export function colorSchemesOf(tokens: { light: Tokens; dark: Tokens }) {
  return { light: { palette: paletteOf(tokens.light) }, dark: { palette: paletteOf(tokens.dark) } };
}

/** How the colours of a theme are named and chosen between. */
export const cssVariables = { colorSchemeSelector: 'data-theme', cssVarPrefix: 'm' } as const;

/** The one theme. Its colours are CSS variables, so a change of scheme repaints without rendering. */
export const theme = createTheme({
  cssVariables,
  colorSchemes: colorSchemesOf({ light, dark }),
  spacing: 4,
  shape: { borderRadius: 6 },
  breakpoints: { values: { xs: 0, sm: 600, md: 768, lg: 1280, xl: 1920 } },
  typography: {
    fontFamily: '"Inter Variable", Inter, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
    fontSize: 14,
    fontWeightBold: 600,
    button: { textTransform: 'none', fontWeight: 500 },
  },
  transitions: {
    easing: { easeInOut: ease, easeOut: ease, easeIn: ease, sharp: ease },
    duration: { shortest: 120, shorter: 120, short: 180, standard: 180, enteringScreen: 180, leavingScreen: 120 },
  },
  // Windows and menus neither grow nor slide for who asked for calm.
  motion: { reducedMotion: 'system' },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiPaper: { defaultProps: { elevation: 0 } },
  },
});
