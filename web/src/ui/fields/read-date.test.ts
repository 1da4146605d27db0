import { expect, test } from 'vitest';
import { dateText } from '../values/value-texts.ts';
import { readDate } from './read-date.ts';

const patterns = ['d MMM yyyy', 'dd.MM.yyyy', 'dd/MM/yyyy', 'MM/dd/yyyy', 'yyyy-MM-dd'];

test.each(patterns)('a date shown as %s is the same when typed back', (date) => {
  for (const day of ['2027-03-31', '2028-02-29', '2027-01-01', '2027-05-12']) {
    expect(readDate(dateText(day, { date, language: 'en' }), { date, language: 'en' })).toBe(day);
  }
});

test.each(patterns)('a date like 2027-04-05 can be typed whatever the format: %s', (date) => {
  expect(readDate('2027-04-05', { date, language: 'en' })).toBe('2027-04-05');
});

test('the person’s date format decides which typed number is the day and which the month', () => {
  expect(readDate('4/5/2027', { date: 'dd/MM/yyyy', language: 'en' })).toBe('2027-05-04');
  expect(readDate('4/5/2027', { date: 'MM/dd/yyyy', language: 'en' })).toBe('2027-04-05');
});

test('a date may be typed short', () => {
  expect(readDate('1.2.27', { date: 'dd.MM.yyyy', language: 'en' })).toBe('2027-02-01');
  expect(readDate('31 march 2027', { date: 'd MMM yyyy', language: 'en' })).toBe('2027-03-31');
});

const otherYears = ['1.1.0027', '0001-01-01', '31.12.1899', '1.1.2201'];

test.each([...otherYears, '', '31.2.2027', '31.13.2027', '31.3', '31.3.202', 'soon', '31 Ma 2027', '1 2 3 4'])(
  'a date field does not accept "%s"',
  (text) => {
    expect(readDate(text, { date: 'dd.MM.yyyy', language: 'en' })).toBeNull();
  },
);
