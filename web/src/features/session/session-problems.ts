import type { RefusalCode } from '@mandate/contract/replies/refusals.ts';

/** What is wrong with each field of a form, by the key of its sentence. */
export type Problems<Name extends string> = Partial<Record<Name, RefusalCode>>;

function emailProblem(email: string): RefusalCode | null {
  if (email.trim() === '') return 'fieldRequired';
  return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/u.test(email.trim()) ? null : 'emailNotValid';
}

function only<Name extends string>(found: Record<Name, RefusalCode | null>): Problems<Name> {
  const wrong = Object.entries(found).filter(([, problem]) => problem !== null);
  return Object.fromEntries(wrong) as Problems<Name>;
}

const required = (text: string): RefusalCode | null => (text.trim() === '' ? 'fieldRequired' : null);
const typed = (secret: string): RefusalCode | null => (secret === '' ? 'fieldRequired' : null);

/** Whether the password was typed twice alike. */
function sameProblem(password: string, confirmPassword: string): RefusalCode | null {
  if (confirmPassword === '') return 'fieldRequired';
  return password === '' || password === confirmPassword ? null : 'passwordMismatch';
}

/** Sign-in as the specification asks (section 5): email required and an email, password required. */
export function signInProblems({
  email,
  password,
}: {
  email: string;
  password: string;
}): Problems<'email' | 'password'> {
  return only({ email: emailProblem(email), password: typed(password) });
}

/** What a person types to sign up. */
export interface SignUpValues {
  fullName: string;
  email: string;
  password: string;
  confirmPassword: string;
}

/** Sign-up: everything required, the email an email, the passwords alike (specification, section 5; decisions 3). */
export function signUpProblems(values: SignUpValues): Problems<keyof SignUpValues> {
  const { fullName, email, password, confirmPassword } = values;
  return only({
    fullName: required(fullName),
    email: emailProblem(email),
    password: typed(password),
    confirmPassword: sameProblem(password, confirmPassword),
  });
}

/** A forgotten password: email required and an email (specification, section 5). */
export function forgotPasswordProblems({ email }: { email: string }): Problems<'email'> {
  return only({ email: emailProblem(email) });
}

/** A password chosen again, typed twice. */
export interface NewPasswordValues {
  password: string;
  confirmPassword: string;
}

/** A new password: both required and alike. */
export function newPasswordProblems({
  password,
  confirmPassword,
}: NewPasswordValues): Problems<keyof NewPasswordValues> {
  return only({ password: typed(password), confirmPassword: sameProblem(password, confirmPassword) });
}

/** The own password changed: the current one too. */
export function ownPasswordProblems(
  values: NewPasswordValues & { currentPassword: string },
): Problems<keyof NewPasswordValues | 'currentPassword'> {
  return { ...only({ currentPassword: typed(values.currentPassword) }), ...newPasswordProblems(values) };
}
