import type { Layout, Preset } from '@mandate/contract/preferences/layout.ts';
import { brought, contrast, mixed } from './contrast.ts';
import { presetFacts } from './presets.ts';
import { dark, light, type Tokens } from './tokens.ts';

const white = '#FFFFFF';
const black = '#000000';
const brightSlate = '#A9B8FF';

/** A part of the frame with a preset of its own. */
type Part = Exclude<keyof Layout, 'theme'>;

/** The roles in both colour schemes. */
export interface SchemeTokens {
  light: Tokens;
  dark: Tokens;
}

/**
 * The roles with a preset as main theme: it changes the primary colour and its tints, the focus and the first colour of charts.
 * Text and fills are darkened or lightened as far as they must be to be read; what tells a state never changes.
 */
export function mainTokens(preset: Preset): SchemeTokens {
  const { kind, primary, secondary } = presetFacts[preset];
  const accent = kind === 'white' ? secondary : primary;
  // The tokens were drawn for this one.
  if (accent === light.primary) return { light, dark };
  const fill = brought(accent, black, [white], 4.6);
  // Slate would be lost on dark pages, which are slate themselves; made grey, it would look as if it were off.
  const bright = kind === 'slate' ? brightSlate : white;
  const darkFill = brought(fill, bright, [dark.page, dark.paper], 3);
  const darkText = brought(accent, bright, [dark.paper], 6);
  return {
    light: {
      ...light,
      primary: fill,
      primaryHover: contrast(fill, white) > 8 ? mixed(fill, white, 0.15) : brought(fill, black, [white], 5.8),
      primaryText: brought(accent, black, [white], 5.4),
      tint: mixed(white, accent, 0.08),
      tint2: mixed(white, accent, 0.13),
      focus: fill,
      chart: { ...light.chart, first: fill },
    },
    dark: {
      ...dark,
      primary: darkFill,
      primaryHover: brought(darkFill, black, [white], 5.8),
      primaryText: darkText,
      tint: mixed(dark.paper, darkFill, 0.2),
      tint2: mixed(dark.paper, darkFill, 0.26),
      focus: darkText,
      chart: { ...dark.chart, first: brought(accent, bright, [dark.paper], 5.2) },
    },
  };
}

/**
 * The roles inside a part of the frame, whose ground is the preset's. A part looks the same on light and dark pages; but a white one is as
 * dark as the page there, and a navigation of the first slate a step darker.
 */
export function partTokens(part: Part, preset: Preset): SchemeTokens {
  const { kind, primary, secondary } = presetFacts[preset];
  if (kind === 'coloured') {
    const tokens = onColour(brought(primary, black, [white], 4.6), secondary);
    return { light: tokens, dark: tokens };
  }
  if (kind === 'slate') {
    const tokens = onSlate(primary, light.nav.line, secondary);
    const isDarker = part === 'navigation' || primary === dark.page;
    const darker = onSlate(isDarker ? dark.page : primary, dark.nav.line, secondary);
    return { light: tokens, dark: darker };
  }
  const main = mainTokens(preset);
  return { light: onPage(main.light, white), dark: onPage(main.dark, dark.top) };
}

/** A ground like the page's, with the roles of the page. */
function onPage(tokens: Tokens, ground: string): Tokens {
  return {
    ...tokens,
    page: ground,
    paper: ground,
    top: ground,
    nav: {
      ground,
      ink: tokens.ink2,
      ink2: tokens.ink3,
      on: tokens.ink,
      hover: tokens.hover,
      chosen: tokens.tint,
      mark: tokens.primaryText,
      line: tokens.line,
    },
  };
}

function onSlate(ground: string, line: string, secondary: string): Tokens {
  return {
    ...dark,
    page: ground,
    paper: ground,
    subtle: mixed(ground, white, 0.03),
    sunken: mixed(ground, black, 0.12),
    hover: mixed(ground, white, 0.06),
    line,
    primary: secondary,
    primaryHover: mixed(secondary, white, 0.15),
    onPrimary: light.ink,
    primaryText: secondary,
    tint: mixed(ground, white, 0.09),
    tint2: mixed(ground, white, 0.12),
    top: ground,
    nav: { ...light.nav, ground, line },
  };
}

/** White on a colour that is just dark enough for it: what is pointed at or chosen can only be darker. */
function onColour(ground: string, secondary: string): Tokens {
  const soft = brought(mixed(white, ground, 0.3), white, [ground], 4.5);
  const [hover, chosen] = [mixed(ground, black, 0.12), mixed(ground, black, 0.24)];
  const line = mixed(ground, white, 0.24);
  const mark = brought(secondary, white, [ground, chosen], 3);
  return {
    ...dark,
    page: ground,
    paper: ground,
    subtle: mixed(ground, black, 0.06),
    sunken: hover,
    hover,
    ink: white,
    ink2: soft,
    ink3: soft,
    disabled: mixed(white, ground, 0.3),
    line,
    line2: mixed(ground, white, 0.4),
    control: brought(ground, white, [ground], 3.2),
    primary: white,
    primaryHover: mixed(white, ground, 0.12),
    onPrimary: brought(ground, black, [white, mixed(white, ground, 0.12)], 4.6),
    primaryText: white,
    tint: chosen,
    tint2: mixed(ground, black, 0.32),
    focus: white,
    top: ground,
    nav: { ground, ink: white, ink2: soft, on: white, hover, chosen, mark, line },
  };
}
