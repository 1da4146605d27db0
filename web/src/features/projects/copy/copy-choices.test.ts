import { describe, expect, test } from 'vitest';
import { readChoices, requestOf, shiftOf, withChoices } from './copy-choices.ts';

const read = (text: string) => readChoices(new URLSearchParams(text));

describe('the choices of a copy', () => {
  test('are the usual ones when the address says nothing, or nonsense', () => {
    expect(read('prices=free&start=2027-02-30&customer=1&raise=much&step=9')).toEqual(read(''));
    expect(read('')).toMatchObject({ prices: 'reread', dates: null, assignees: 'keep', start: null });
  });

  test('come back from the address as they were put there', () => {
    const chosen = {
      step: 'check',
      name: '',
      start: '2027-01-04',
      prices: 'raise',
      raise: '2.5',
      parts: ['lines'],
      decided: ['one.keep', 'two, and a comma.without'],
    } as const;
    const address = withChoices(new URLSearchParams('dates=calendarDays'), chosen);
    expect(readChoices(new URLSearchParams(address.toString()))).toMatchObject({ ...chosen, dates: 'calendarDays' });
    expect(withChoices(address, { name: null, parts: read('').parts, decided: [] }).has('name')).toBe(false);
  });

  test.each([
    ['', '2027-03-01', 'sameDates'],
    ['start=2028-03-01', '2027-03-01', 'sameDates'],
    ['start=2028-03-02', '2027-03-01', 'workingDays'],
    ['start=2028-03-02&dates=calendarDays', '2027-03-01', 'calendarDays'],
    ['', null, 'workingDays'],
    ['dates=sameDates', null, 'workingDays'],
    ['dates=calendarDays', null, 'calendarDays'],
  ])('move dates by the new start unless chosen otherwise: %s of %s', (address, own, shift) => {
    expect(shiftOf(read(address), own)).toBe(shift);
  });

  test('may leave out everything', () => {
    expect(readChoices(withChoices(new URLSearchParams(), { parts: [] })).parts).toEqual([]);
  });

  test('are sent to the server, with an unknown price rise as none', () => {
    expect(requestOf(read('prices=raise&start=2027-01-04'), 'the id')).toMatchObject({
      id: 'the id',
      prices: 'raise',
      raisePercent: '0',
      startDate: '2027-01-04',
    });
  });
});
