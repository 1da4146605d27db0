import type { RefusalCode } from '@mandate/contract/refusals.ts';

/** What is wrong with each field of the sign-in form, by the key of its sentence. */
export type SignInProblems = Partial<Record<'email' | 'password', RefusalCode>>;

/** Checks the form as the specification asks (section 5): email required and an email, password required. */
export function signInProblems({ email, password }: { email: string; password: string }): SignInProblems {
  const problems: SignInProblems = {};
  if (email.trim() === '') problems.email = 'fieldRequired';
  else if (!/^[^\s@]+@[^\s@]+\.[^\s@.]+$/u.test(email.trim())) problems.email = 'emailNotValid';
  if (password === '') problems.password = 'fieldRequired';
  return problems;
}
