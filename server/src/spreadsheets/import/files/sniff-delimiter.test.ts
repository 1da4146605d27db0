import { expect, test } from 'vitest';
import { sniffDelimiter } from './sniff-delimiter.ts';

test.each([
  ['a,b\n1,2\n', ','],
  ['a;b\n1,5;2,5\n3,5;4,5\n', ';'],
  ['name;price\nx;1,5\ny;2\n', ';'],
  ['a\tb\n"x,y,z\n;;;"\t2\n', '\t'],
  ['a|b|c\n1|2|3\n', '|'],
  ['Our list, of May\n\na;b;c\n1;2;3\n', ';'],
  ['alone\nx\n', ','],
])('the cells of %j are divided by %j', (text, delimiter) => {
  expect(sniffDelimiter(text)).toEqual({ delimiter, isStated: false });
});

test('a file may name itself the sign that divides its cells', () => {
  expect(sniffDelimiter('sep=|\r\na,b|c,d\r\n')).toEqual({ delimiter: '|', isStated: true });
});
