import { expect, test } from 'vitest';
import { overviewNouns } from './overview/record/related-lists.ts';
import { registerNames, registers } from './registers.ts';

test('the registers whose records have a page to read are those whose overview can be asked for', () => {
  const read = registerNames.filter((noun) => 'hasPage' in registers[noun]);
  expect(read).toEqual([...overviewNouns]);
});
