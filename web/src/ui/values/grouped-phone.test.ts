import { expect, test } from 'vitest';
import { groupedPhone } from './grouped-phone.ts';

test.each([
  ['+41446681800', '+41 44 668 18 00'],
  ['+4586000000', '+45 86 00 00 00'],
  ['+390612345678', '+39 06 1234 5678'],
  ['+999123', '+999123'],
  ['06 1234', '06 1234'],
  ['', ''],
])('the phone number %s is shown as %s', (number, grouped) => {
  expect(groupedPhone(number)).toBe(grouped);
});
