import { expect, test } from 'vitest';
import {
  forgotPasswordProblems,
  newPasswordProblems,
  ownPasswordProblems,
  signInProblems,
  signUpProblems,
} from './session-problems.ts';

test('an empty sign-in names both fields', () => {
  expect(signInProblems({ email: ' ', password: '' })).toEqual({ email: 'fieldRequired', password: 'fieldRequired' });
});

test.each(['ines', 'ines@', '@mandate.example', 'ines@mandate', 'ines valcourt@mandate.example', 'ines@mandate.'])(
  'a sign-in does not accept %s as an email',
  (email) => {
    expect(signInProblems({ email, password: 'x' })).toEqual({ email: 'emailNotValid' });
    expect(forgotPasswordProblems({ email })).toEqual({ email: 'emailNotValid' });
  },
);

test('a sign-in accepts an email and a password, even with spaces around the email', () => {
  expect(signInProblems({ email: ' ines@mandate.example ', password: ' ' })).toEqual({});
});

test('an empty sign-up names all four fields', () => {
  expect(signUpProblems({ fullName: ' ', email: '', password: '', confirmPassword: '' })).toEqual({
    fullName: 'fieldRequired',
    email: 'fieldRequired',
    password: 'fieldRequired',
    confirmPassword: 'fieldRequired',
  });
});

test('passwords that differ at sign-up are reported at the second, and only once there is a first', () => {
  const person = { fullName: 'Ines Valcourt', email: 'ines@mandate.example' };
  expect(signUpProblems({ ...person, password: 'one', confirmPassword: 'other' })).toEqual({
    confirmPassword: 'passwordMismatch',
  });
  expect(signUpProblems({ ...person, password: '', confirmPassword: 'other' })).toEqual({ password: 'fieldRequired' });
  expect(newPasswordProblems({ password: 'one', confirmPassword: 'one' })).toEqual({});
});

test('a change of password requires the current one', () => {
  expect(ownPasswordProblems({ currentPassword: '', password: 'one', confirmPassword: 'One' })).toEqual({
    currentPassword: 'fieldRequired',
    confirmPassword: 'passwordMismatch',
  });
});
