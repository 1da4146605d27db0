import { expect, test } from 'vitest';
import { type SimpleFormValues, simpleFormProblems } from './simple-form-problems.ts';

const good: SimpleFormValues = {
  username: 'marit',
  firstName: 'Marit',
  email: 'marit@nordlys.example',
  date: '2026-05-04',
  card: '4000 0000 0000 0002',
  mobile: '+47 400 00 000',
  password: 'a long secret',
  confirmPassword: 'a long secret',
  gender: 'female',
  hasAgreed: true,
};

test('a form that is filled in correctly shows no errors', () => expect(simpleFormProblems(good)).toEqual({}));

test('an empty form shows an error at every field at once', () => {
  const empty = { ...good, username: ' ', firstName: '', email: '', date: '', card: '', mobile: '', password: '' };
  const problems = simpleFormProblems({ ...empty, confirmPassword: '', gender: '', hasAgreed: false });
  expect(Object.keys(problems)).toEqual(Object.keys(good));
});

test.each([
  [{ username: 'ann' }, { username: { code: 'minLength', min: 4 } }],
  [{ username: 'annabelle2' }, { username: { code: 'maxLength', max: 9 } }],
  [{ username: 'annabelle' }, {}],
  [{ email: 'marit@nordlys' }, { email: { code: 'emailNotValid' } }],
  [{ date: 'soon' }, { date: { code: 'dateNotValid' } }],
  [{ card: '4000-0000-0000-000' }, { card: { word: 'cardDigits', digits: 15 } }],
  [{ card: '400000000000000x' }, { card: { word: 'cardDigits', digits: 15 } }],
  [{ confirmPassword: 'another' }, { confirmPassword: { code: 'passwordMismatch' } }],
])('a form filled in with %j shows the errors %j', (entered, problems) =>
  expect(simpleFormProblems({ ...good, ...entered })).toEqual(problems),
);
