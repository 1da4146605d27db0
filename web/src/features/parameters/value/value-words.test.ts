import { expect, test } from 'vitest';
import { optionWord, valueWord } from './value-words.ts';

test('working days are called by their names', () => {
  expect(['1', '5', '7'].map((day) => optionWord('company.workingDays', day))).toEqual(['Monday', 'Friday', 'Sunday']);
  expect(valueWord('company.workingDays', 'enum', '3')).toBe('Wednesday');
  expect(valueWord('some.choice', 'enum', '3')).toBe('3');
});
