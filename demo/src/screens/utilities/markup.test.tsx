import { expect, test } from 'vitest';
import { spacingClasses } from './classes/spacing-classes.ts';
import { sheetText } from './helper-class.ts';
import { markupOf } from './markup-of.ts';
import { markupTokens } from './markup-tokens.ts';

const sample = (
  <div className="flex">
    <button type="button" tabIndex={-1}>
      One
    </button>
    <span className="m-1" />
  </div>
);

test('the markup beside a sample is that of the sample, one element per line', () => {
  expect(markupOf(sample)).toBe(
    [
      '<div class="flex">',
      '  <button type="button" tabindex="-1">One</button>',
      '  <span class="m-1"></span>',
      '</div>',
    ].join('\n'),
  );
});

test('the pieces of shown markup add up to the whole of it', () => {
  const markup = markupOf(sample);
  const tokens = markupTokens(markup);
  expect(tokens.map(({ text }) => text).join('')).toBe(markup);
  expect(tokens.filter(({ kind }) => kind === 'value').map(({ text }) => text)).toEqual([
    '"flex"',
    '"button"',
    '"-1"',
    '"m-1"',
  ]);
});

test('a helper class applies inside its scope, and some differ in small windows', () => {
  const classes = spacingClasses.filter(({ name }) => name === 'px-sm-24');
  expect(sheetText(classes, '[data-helpers]')).toBe(
    [
      '[data-helpers] .px-sm-24 { padding-left: 24px; padding-right: 24px; }',
      '@media (max-width: 767px) { [data-helpers] .px-sm-24 { padding-left: 16px; padding-right: 16px; } }',
    ].join('\n'),
  );
});
