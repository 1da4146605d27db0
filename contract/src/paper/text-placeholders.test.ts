import fc from 'fast-check';
import { expect, test } from 'vitest';
import { goldenOrder, goldenQuote, goldenReport } from '../../testing/golden-quote.ts';
import { placeholderValues } from './placeholder-values.ts';
import { fillPlaceholders, textPlaceholders, unknownPlaceholders } from './text-placeholders.ts';

test('what stands in braces and is not known is told, each once, as it is typed', () => {
  expect(unknownPlaceholders('Dear {contact}, {Contact} {if x} {Contact} {} {number')).toEqual(['Contact', 'if x', '']);
});

test('placeholders are filled in, those without a value become nothing and are named', () => {
  const text = 'Dear {contact}, {project} until {validUntil}, {validUntil}. {unknown}';
  expect(fillPlaceholders(text, { contact: 'Ms Storm', project: '{number}', validUntil: null })).toEqual({
    text: 'Dear Ms Storm, {number} until , . {unknown}',
    empty: ['validUntil'],
  });
});

test('a text without braces stays as it is', () => {
  fc.assert(
    fc.property(
      fc.string().filter((text) => !text.includes('{')),
      (text) => {
        expect(fillPlaceholders(text, {})).toEqual({ text, empty: [] });
        expect(unknownPlaceholders(text)).toEqual([]);
      },
    ),
  );
});

test('each kind of document has the values its texts may name', () => {
  expect(placeholderValues(goldenQuote, 'de')).toEqual({
    customer: 'Norvane Mutual',
    contact: 'Hedda Storm',
    project: 'Complaint handling review',
    number: 'Q26-0118',
    revision: 'B',
    date: '8. September 2026',
    validUntil: '8. Oktober 2026',
    gross: '19.832,98\u00A0EUR',
    link: null,
    sender: 'Mara Feld',
  });
  expect(placeholderValues(goldenOrder, 'en').validUntil).toBeNull();
  expect(placeholderValues(goldenReport, 'en').gross).toBeNull();
  expect(Object.keys(placeholderValues(goldenReport, 'en')).sort()).toEqual([...textPlaceholders].sort());
});
