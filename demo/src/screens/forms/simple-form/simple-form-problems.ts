import { isPlainDate } from '@mandate/contract/values/dates.ts';

/** What a person enters into the simple form. */
export interface SimpleFormValues {
  username: string;
  firstName: string;
  email: string;
  /** `YYYY-MM-DD`, or a text that is no date. */
  date: string;
  card: string;
  mobile: string;
  password: string;
  confirmPassword: string;
  gender: '' | 'male' | 'female' | 'others';
  hasAgreed: boolean;
}

/** What is wrong with a field: the product's own sentence by its code, or one of the form's. */
export type Problem =
  | { code: 'fieldRequired' | 'emailNotValid' | 'dateNotValid' | 'passwordMismatch' }
  | { code: 'minLength'; min: number }
  | { code: 'maxLength'; max: number }
  | { word: 'cardDigits'; digits: number }
  | { word: 'termsNeeded' };

/** What is wrong with each field that is not in order. */
export type SimpleFormProblems = Partial<Record<keyof SimpleFormValues, Problem>>;

const required: Problem = { code: 'fieldRequired' };

/** Everything that is wrong with what was entered: username 4 to 9 characters, a card of 16 digits, passwords alike, nothing left out. */
export function simpleFormProblems(values: SimpleFormValues): SimpleFormProblems {
  const found: Record<keyof SimpleFormValues, Problem | null> = {
    username: usernameProblem(values.username.trim()),
    firstName: values.firstName.trim() === '' ? required : null,
    email: emailProblem(values.email.trim()),
    date: dateProblem(values.date),
    card: cardProblem(values.card),
    mobile: values.mobile.trim() === '' ? required : null,
    password: values.password === '' ? required : null,
    confirmPassword: confirmProblem(values.password, values.confirmPassword),
    gender: values.gender === '' ? required : null,
    hasAgreed: values.hasAgreed ? null : { word: 'termsNeeded' },
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
}

function usernameProblem(username: string): Problem | null {
  if (username === '') return required;
  if (username.length < 4) return { code: 'minLength', min: 4 };
  return username.length > 9 ? { code: 'maxLength', max: 9 } : null;
}

function emailProblem(email: string): Problem | null {
  if (email === '') return required;
  return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/u.test(email) ? null : { code: 'emailNotValid' };
}

function dateProblem(date: string): Problem | null {
  if (date === '') return required;
  return isPlainDate(date) ? null : { code: 'dateNotValid' };
}

function cardProblem(card: string): Problem | null {
  // People write the digits in groups.
  const digits = card.replace(/[\s-]/g, '');
  if (digits === '') return required;
  return /^\d{16}$/.test(digits) ? null : { word: 'cardDigits', digits: digits.replace(/\D/g, '').length };
}

function confirmProblem(password: string, confirmPassword: string): Problem | null {
  if (confirmPassword === '') return required;
  return password === '' || password === confirmPassword ? null : { code: 'passwordMismatch' };
}
