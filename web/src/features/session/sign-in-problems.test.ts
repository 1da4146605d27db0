import { expect, test } from 'vitest';
import { signInProblems } from './sign-in-problems.ts';

test('an empty form names both fields', () => {
  expect(signInProblems({ email: ' ', password: '' })).toEqual({ email: 'fieldRequired', password: 'fieldRequired' });
});

test.each(['ines', 'ines@', '@mandate.example', 'ines@mandate', 'ines valcourt@mandate.example', 'ines@mandate.'])(
  '%s is no email',
  (email) => {
    expect(signInProblems({ email, password: 'x' })).toEqual({ email: 'emailNotValid' });
  },
);

test('an email and a password may be sent, blanks around the email aside', () => {
  expect(signInProblems({ email: ' ines@mandate.example ', password: ' ' })).toEqual({});
});
