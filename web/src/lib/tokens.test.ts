import { describe, expect, test } from 'vitest';
import { dark, light, type Tokens } from './tokens.ts';

/** Contrast of two opaque colours, WCAG 2.2. */
function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function onGrounds(color: string, tokens: Tokens): number {
  return Math.min(contrast(color, tokens.page), contrast(color, tokens.paper));
}

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('in the %s scheme', (_, tokens) => {
  test.each(['ink', 'ink2', 'ink3', 'primaryText'] as const)('%s is readable on page and paper', (role) => {
    expect(onGrounds(tokens[role], tokens)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['subtle', 'sunken', 'hover', 'tint'] as const)('second text is readable on %s', (ground) => {
    expect(contrast(tokens.ink2, tokens[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test('links and chosen text are readable on the tint', () => {
    expect(contrast(tokens.primaryText, tokens.tint)).toBeGreaterThanOrEqual(4.5);
  });

  test('white is readable on filled buttons, at rest and under the pointer', () => {
    for (const fill of [tokens.primary, tokens.primaryHover, tokens.bad.fill]) {
      expect(contrast(tokens.onPrimary, fill)).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('borders of fields and the focus ring stand out by 3 to 1', () => {
    expect(onGrounds(tokens.control, tokens)).toBeGreaterThanOrEqual(3);
    expect(onGrounds(tokens.focus, tokens)).toBeGreaterThanOrEqual(3);
  });

  test.each(['good', 'caution', 'bad'] as const)('%s is readable on its tint and on paper', (role) => {
    expect(contrast(tokens[role].text, tokens[role].tint)).toBeGreaterThanOrEqual(4.5);
    expect(onGrounds(tokens[role].text, tokens)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(Object.entries(tokens.status))('the status %s keeps 5 to 1', (_name, { text, tint }) => {
    expect(contrast(text, tint)).toBeGreaterThanOrEqual(5);
  });

  test.each(Object.entries(tokens.tag))('the colour %s keeps 5 to 1', (_name, { text, tint }) => {
    expect(contrast(text, tint)).toBeGreaterThanOrEqual(5);
  });

  test('the side navigation and the dark bar are readable', () => {
    for (const ink of [tokens.nav.ink, tokens.nav.ink2, tokens.nav.on, tokens.nav.mark]) {
      expect(contrast(ink, tokens.nav.ground)).toBeGreaterThanOrEqual(4.5);
    }
    for (const ink of [tokens.bar.ink, tokens.bar.ink2]) {
      expect(contrast(ink, tokens.bar.ground)).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('every chart colour stands out from paper by 3 to 1', () => {
    for (const color of Object.values(tokens.chart)) {
      expect(contrast(color, tokens.paper)).toBeGreaterThanOrEqual(3);
    }
  });
});
