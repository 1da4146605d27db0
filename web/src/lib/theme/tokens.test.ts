import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { dark, light, type Tokens } from './tokens.ts';

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

  test('borders of fields and the focus ring have a contrast of 3 to 1', () => {
    expect(onGrounds(tokens.control, tokens)).toBeGreaterThanOrEqual(3);
    expect(onGrounds(tokens.focus, tokens)).toBeGreaterThanOrEqual(3);
  });

  test.each(['good', 'caution', 'bad'] as const)('%s is readable on its tint and on paper', (role) => {
    expect(contrast(tokens[role].text, tokens[role].tint)).toBeGreaterThanOrEqual(4.5);
    expect(onGrounds(tokens[role].text, tokens)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(Object.entries(tokens.status))('the status %s has a contrast of 5 to 1', (_name, { text, tint }) => {
    expect(contrast(text, tint)).toBeGreaterThanOrEqual(5);
  });

  test.each(Object.entries(tokens.tag))('the tag colour %s has a contrast of 5 to 1', (_name, { text, tint }) => {
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

  test('every chart colour has a contrast of 3 to 1 to paper', () => {
    for (const color of Object.values(tokens.chart)) {
      expect(contrast(color, tokens.paper)).toBeGreaterThanOrEqual(3);
    }
  });
});
