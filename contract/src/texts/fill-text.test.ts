import { expect, test } from 'vitest';
import { fillText } from './fill-text.ts';

const filled = (text: string, value: string) => fillText(text, 'en', () => value);

test('a value that ends with a full stop ends the sentence', () => {
  expect(filled('Made for {name}.', 'Brno s.r.o.')).toBe('Made for Brno s.r.o.');
  expect(filled('Made for {name}.', 'Norvane')).toBe('Made for Norvane.');
  expect(filled('{name, lower} is due.', 'Quote')).toBe('quote is due.');
});
