import { expect, test } from 'vitest';
import { initialsOf } from './avatar.tsx';

test.each([
  ['Ines Valcourt', 'IV'],
  ['Maria del Carmen Ruiz', 'MR'],
  ['Cher', 'C'],
  ['Østen Ångström', 'ØÅ'],
  ['  ', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
