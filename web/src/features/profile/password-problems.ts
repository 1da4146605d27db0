import { longestPassword, shortestPassword } from '@mandate/contract/access/session.ts';

/** What was typed to change the password. */
export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
  again: string;
}

/** What is wrong at a field: a key of the error texts and what its sentence tells, or the server's own sentence. */
export interface PasswordProblem {
  code?: 'fieldRequired' | 'minLength' | 'maxLength' | 'passwordMismatch';
  params?: Record<string, number>;
  message?: string;
}

/** What is wrong, by field. */
export type PasswordProblems = Partial<Record<keyof PasswordChange, PasswordProblem | undefined>>;

/** What keeps a change of password from being sent. Length counts characters as people do, not their parts. */
export function passwordProblems({ currentPassword, newPassword, again }: PasswordChange): PasswordProblems {
  const length = [...newPassword].length;
  const problems: PasswordProblems = {};
  if (currentPassword === '') problems.currentPassword = { code: 'fieldRequired' };
  if (length === 0) problems.newPassword = { code: 'fieldRequired' };
  else if (length < shortestPassword) problems.newPassword = { code: 'minLength', params: { min: shortestPassword } };
  else if (length > longestPassword) problems.newPassword = { code: 'maxLength', params: { max: longestPassword } };
  if (again === '') problems.again = { code: 'fieldRequired' };
  else if (again !== newPassword) problems.again = { code: 'passwordMismatch' };
  return problems;
}
