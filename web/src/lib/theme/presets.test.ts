import { type Layout, presets } from '@mandate/contract/preferences/layout.ts';
import { describe, expect, test } from 'vitest';
import { contrast, mixed } from './contrast.ts';
import { mainPresets, partPresets, presetFacts } from './presets.ts';
import { mainTokens, partTokens } from './scheme-tokens.ts';
import { dark, light, type Tokens } from './tokens.ts';

const schemes = ['light', 'dark'] as const;
const parts = ['navigation', 'topBar', 'footer'] as const satisfies (keyof Layout)[];

/** What a colour looks like on a ground; `rgba(255, 255, 255, 0.1)` lets it through. */
function seen(color: string, ground: string): string {
  const share = /^rgba\(255, 255, 255, ([\d.]+)\)$/.exec(color)?.[1];
  return share === undefined ? color : mixed(ground, '#FFFFFF', Number(share));
}

/** How far two colours are apart at most, in red, green or blue. */
function distance(one: string, other: string): number {
  const parts = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return Math.max(...parts(one).map((part, at) => Math.abs(part - (parts(other)[at] ?? 0))));
}

/** The pairs of names whose contrast is below what is wanted. */
function tooWeak(wanted: number, colors: Record<string, string>, grounds: Record<string, string>) {
  return Object.entries(colors).flatMap(([name, color]) =>
    Object.entries(grounds)
      .filter(([, ground]) => contrast(color, ground) < wanted)
      .map(([ground, value]) => `${name} ${color} on ${ground} ${value}: ${contrast(color, value).toFixed(2)}`),
  );
}

test('every colour preset is offered once as the main theme and once for a part', () => {
  expect([...mainPresets].sort()).toEqual([...presets].sort());
  expect([...partPresets].sort()).toEqual([...presets].sort());
});

test('the usual colour presets have the designed colours', () => {
  expect(mainTokens('blue')).toEqual({ light, dark });
  const navigation = partTokens('navigation', 'slateDark1');
  expect([navigation.light.nav, navigation.dark.nav]).toEqual([light.nav, dark.nav]);
  const topBar = partTokens('topBar', 'whiteBlue');
  expect([topBar.light.top, topBar.dark.top]).toEqual([light.top, dark.top]);
  for (const role of ['ink', 'ink2', 'ink3', 'line', 'control', 'primary', 'primaryText', 'focus'] as const) {
    expect([topBar.light[role], topBar.dark[role]]).toEqual([light[role], dark[role]]);
  }
});

test.each([
  ['purple1', '#6E62E3', '#6459CE', '#A79FF5'],
  ['purple2', '#646EBD', '#5A64AB', '#9FA6DC'],
  ['red', '#DA3632', '#C5312E', '#F08E8C'],
] as const)('the preset %s gets its fill, text and dark text colours as designed', (preset, fill, text, darkText) => {
  const main = mainTokens(preset);
  const derived = [main.light.primary, main.light.primaryText, main.dark.primaryText];
  for (const [at, drawn] of [fill, text, darkText].entries())
    expect(distance(derived[at] ?? '', drawn)).toBeLessThan(2);
});

test.each(['whitePurple', 'whiteBlue'] as const)('the main colour of the preset %s is its second one', (preset) => {
  expect(mainTokens(preset)).toEqual(mainTokens(preset === 'whiteBlue' ? 'blue' : 'purple1'));
});

describe.each(presets)('the preset %s', (preset) => {
  describe.each(schemes)('as main theme in %s', (scheme) => {
    const tokens = mainTokens(preset)[scheme];
    const { page, paper, subtle, sunken, hover, tint, tint2, ink, ink2, primary, primaryHover, primaryText } = tokens;

    test('can be read on every ground', () => {
      const grounds = { page, paper, subtle, sunken, hover, tint, tint2 };
      expect(tooWeak(4.5, { ink, ink2 }, grounds)).toEqual([]);
      expect(tooWeak(4.5, { primaryText }, { page, paper, hover, tint, tint2 })).toEqual([]);
      expect(tooWeak(4.5, { ink3: tokens.ink3 }, { page, paper, hover, tint })).toEqual([]);
      expect(tooWeak(4.5, { onPrimary: tokens.onPrimary }, { primary, primaryHover })).toEqual([]);
    });

    test('keeps controls, focus and charts visible', () => {
      const { control, focus, chart } = tokens;
      expect(tooWeak(3, { control, focus, primary, chart: chart.first }, { page, paper })).toEqual([]);
    });

    test('changes only the primary colours, the focus and the first colour of charts', () => {
      const usual: Tokens = scheme === 'light' ? light : dark;
      const mine = ['primary', 'primaryHover', 'primaryText', 'tint', 'tint2', 'focus'] as const;
      const changed = Object.fromEntries(mine.map((role) => [role, usual[role]]));
      expect({ ...tokens, ...changed, chart: { ...tokens.chart, first: usual.chart.first } }).toEqual(usual);
    });
  });

  describe.each(parts.flatMap((part) => schemes.map((scheme) => [part, scheme] as const)))('as %s in %s', (...is) => {
    const [part, scheme] = is;
    const tokens = partTokens(part, preset)[scheme];
    const { nav, ink, ink2, ink3, primaryText, subtle, sunken, hover, tint, tint2 } = tokens;
    const ground = nav.ground;
    const states = { ground, hover: seen(nav.hover, ground), chosen: seen(nav.chosen, ground) };

    test('can be read on every ground', () => {
      expect(tooWeak(4.5, { ink: nav.ink, on: nav.on }, states)).toEqual([]);
      expect(tooWeak(4.5, { ink2: nav.ink2 }, { ground, hover: states.hover })).toEqual([]);
      expect(tooWeak(4.5, { ink, ink2, primaryText }, { ...states, subtle, sunken, hover, tint, tint2 })).toEqual([]);
      expect(tooWeak(4.5, { ink3 }, { ground, subtle, sunken, hover, tint })).toEqual([]);
      const { primary, primaryHover, onPrimary } = tokens;
      expect(tooWeak(4.5, { onPrimary }, { primary, primaryHover })).toEqual([]);
    });

    test('keeps controls, marks and the focus visible', () => {
      const { control, focus, primary } = tokens;
      expect(tooWeak(3, { mark: nav.mark, focus }, states)).toEqual([]);
      expect(tooWeak(3, { control, primary }, { ground })).toEqual([]);
    });

    test('has one background colour', () => {
      expect([tokens.page, tokens.paper, tokens.top]).toEqual([ground, ground, ground]);
    });

    test('looks the same in light and dark, unless it is white or slate', () => {
      const follows = presetFacts[preset].kind !== 'coloured';
      if (!follows) expect(tokens).toEqual(partTokens(part, preset).light);
      else if (scheme === 'dark' && part !== 'footer')
        expect([dark.page, presetFacts[preset].primary]).toContain(ground);
    });
  });
});
