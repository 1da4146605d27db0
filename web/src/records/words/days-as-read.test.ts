import { expect, test } from 'vitest';
import { instantText } from '../../ui/values/value-texts.ts';
import { daysAsRead } from './days-as-read.ts';

const time = '2026-11-30T09:29:50.123Z';

test.each([
  ['No rate found on 1999-01-02.', 'No rate found on 2 Jan 1999.'],
  [`Eve deleted this record at ${time}.`, `Eve deleted this record at ${instantText(time)}.`],
  ['Invoice 2026-13-45 stays.', 'Invoice 2026-13-45 stays.'],
])('days and times of a sentence are read as the person writes them: %s', (sentence, read) => {
  expect(daysAsRead(sentence)).toBe(read);
});
