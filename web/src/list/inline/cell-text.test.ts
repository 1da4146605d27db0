import { customer } from '@mandate/contract/entities/customer.ts';
import { project } from '@mandate/contract/project/project.ts';
import { expect, test } from 'vitest';
import { cellText, readCellText } from './cell-text.ts';

const swiss = { number: "1'234.56", date: 'dd.MM.yyyy', language: 'en' };
const { discountPercent, startDate } = project.fields;
const { name, city, tags, paymentTermsId } = customer.fields;

test('figures and dates in cells are edited in the person’s own format', () => {
  expect(cellText(discountPercent, '12.5', { ...swiss, number: '1.234,56' })).toBe('12,5');
  expect(readCellText(discountPercent, '12,5 %', '%', { ...swiss, number: '1.234,56' })).toBe('12.5');
  expect(cellText(startDate, '2027-03-31', swiss)).toBe('31.03.2027');
  expect(readCellText(startDate, '1.4.27', '', swiss)).toBe('2027-04-01');
});

test('a cell that cannot be read stays as it was typed', () => {
  const held = readCellText(discountPercent, 'a lot', '%', swiss);
  expect(cellText(discountPercent, held, swiss)).toBe('a lot');
  expect(readCellText(startDate, ' soon ', '', swiss)).toBe('soon');
  // A comma means nothing in this format, and three digits behind it may be a group: it is not taken for a decimal.
  expect(cellText(discountPercent, readCellText(discountPercent, '1,500', '%', swiss), swiss)).toBe('1,500');
});

test('an emptied cell means no value in an optional field, and an empty text in a required one', () => {
  expect(readCellText(city, ' ', '', swiss)).toBeNull();
  expect(readCellText(name, '', '', swiss)).toBe('');
  expect(cellText(paymentTermsId, null, swiss)).toBe('');
});

test('tags in a cell are words separated by commas, each once', () => {
  expect(cellText(tags, ['a', 'b'], swiss)).toBe('a, b');
  expect(readCellText(tags, 'a, b,, a ', '', swiss)).toEqual(['a', 'b']);
});
