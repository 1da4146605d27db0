import { expect, test } from 'vitest';
import { passwordProblems } from './password-problems.ts';

const good = { currentPassword: 'old', newPassword: 'a longer one', again: 'a longer one' };

test('a complete change of password shows no errors', () => {
  expect(passwordProblems(good)).toEqual({});
});

test('a change of password names every empty field at once', () => {
  const problems = passwordProblems({ currentPassword: '', newPassword: '', again: '' });
  expect(Object.values(problems).map((problem) => problem?.code)).toEqual(Array(3).fill('fieldRequired'));
});

test('a new password has at least eight characters, as people count them', () => {
  const short = (text: string) => passwordProblems({ ...good, newPassword: text, again: text }).newPassword;
  expect(short('seven77')).toEqual({ code: 'minLength', params: { min: 8 } });
  expect(short('💶💶💶💶')).toEqual({ code: 'minLength', params: { min: 8 } });
  expect(short('eight888')).toBeUndefined();
});

test('a new password has to be typed the same twice', () => {
  expect(passwordProblems({ ...good, again: 'a longer One' }).again).toEqual({ code: 'passwordMismatch' });
});
