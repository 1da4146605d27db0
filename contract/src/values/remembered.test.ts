import { expect, test } from 'vitest';
import { remembered } from './remembered.ts';

test('what was made for a key is given again, and never that of another', () => {
  const made: string[] = [];
  const named = remembered((key: string) => {
    made.push(key);
    return { key };
  });
  const [first, second] = [named('a'), named('b')];
  expect([named('a'), named('b'), named('a')]).toEqual([first, second, first]);
  expect(named('a')).toBe(first);
  expect([first.key, second.key, ...made]).toEqual(['a', 'b', 'a', 'b']);
});

test('what could not be made is tried again', () => {
  const named = remembered((key: string) => new Intl.NumberFormat(key));
  expect(() => named('no language')).toThrow(RangeError);
  expect(() => named('no language')).toThrow(RangeError);
});

test('as many keys as people come up with take no more room than a firm needs', () => {
  let made = 0;
  const named = remembered((key: number) => {
    made += 1;
    return { key };
  });
  for (let key = 0; key <= 500; key += 1) expect(named(key).key).toBe(key);
  expect(made).toBe(501);
  // The last is kept, the first was let go.
  named(500);
  expect(made).toBe(501);
  expect(named(0).key).toBe(0);
  expect(made).toBe(502);
});
