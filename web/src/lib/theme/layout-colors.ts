import type { Layout } from '@mandate/contract/preferences/layout.ts';
import { presetFacts } from './presets.ts';
import { mainTokens, partTokens, type SchemeTokens } from './scheme-tokens.ts';
import { variablesOf } from './theme.ts';
import { dark, light } from './tokens.ts';

/** The variables of one scheme, by name. */
type Variables = Record<string, string>;

const schemes = ['light', 'dark'] as const;
const parts = ['navigation', 'topBar', 'footer'] as const;

/** What a part says of itself; the states keep their own grounds everywhere. */
const ofPart =
  /^--m-palette-(background|text|divider|primary|nav|top|subtle|sunken|hover|ink3|line2|control|tint|focus)/;

/** The colours of a layout that is not the usual one, as style sheet: of the page as far as they differ, of each part. */
export function layoutColors(layout: Layout): string {
  const main = mainTokens(layout.theme);
  const { nav, top } = {
    nav: partTokens('navigation', layout.navigation.theme),
    top: partTokens('topBar', layout.topBar.theme),
  };
  const usual = variablesFor({ light, dark });
  // What is laid over the page, such as the navigation on phones, takes the ground of its part from here.
  const chosen = variablesFor({
    light: { ...main.light, nav: nav.light.nav, top: top.light.top },
    dark: { ...main.dark, nav: nav.dark.nav, top: top.dark.top },
  });
  const page = schemes.map((scheme) => {
    const differing = Object.entries(chosen[scheme]).filter(([name, value]) => usual[scheme][name] !== value);
    return rule(`:root[data-theme="${scheme}"]`, Object.fromEntries(differing));
  });
  return [...page, partColors(layout)].join('');
}

/** The colours inside the parts of the frame, as style sheet; of the usual layout they stand in `theme-scope.css`. */
export function partColors(layout: Layout): string {
  return parts
    .flatMap((part) => {
      const preset = layout[part].theme;
      const tokens = partTokens(part, preset);
      const variables = variablesFor(tokens);
      return schemes.map((scheme) => {
        const isLight = presetFacts[preset].kind === 'white' && scheme === 'light';
        const own = Object.entries(variables[scheme]).filter(([name]) => ofPart.test(name));
        return rule(`[data-theme="${scheme}"] [data-scope="${part}"]`, {
          color: 'var(--m-palette-text-primary)',
          'color-scheme': isLight ? 'light' : 'dark',
          ...Object.fromEntries(own),
        });
      });
    })
    .join('');
}

function variablesFor(tokens: SchemeTokens): Record<(typeof schemes)[number], Variables> {
  return { light: variablesOf(tokens.light), dark: variablesOf(tokens.dark) };
}

function rule(selector: string, variables: Variables): string {
  const lines = Object.entries(variables).map(([name, value]) => `  ${name}: ${lowerCase(value)};\n`);
  return lines.length === 0 ? '' : `${selector} {\n${lines.join('')}}\n`;
}

// As style sheets are written here.
function lowerCase(value: string): string {
  return value.startsWith('#') ? value.toLowerCase() : value;
}
