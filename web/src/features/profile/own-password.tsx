import styled from '@emotion/styled';
import { shortestPassword } from '@mandate/contract/access/session.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError, call } from '../../lib/calls/call.ts';
import { showSuccess } from '../../lib/frame/show-success-and-errors.ts';
import { enter } from '../../lib/session/session.ts';
import { readStored } from '../../lib/session/stored-session.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { type PasswordChange, type PasswordProblems, passwordProblems } from './password-problems.ts';

const Lead = styled('p')(({ theme: { vars } }) => ({
  marginBottom: 16,
  fontSize: 13,
  lineHeight: '20px',
  color: vars.palette.text.secondary,
}));

const Form = styled('form')({ display: 'grid', gap: 16, maxWidth: 400, '& > button': { justifySelf: 'start' } });

const empty: PasswordChange = { currentPassword: '', newPassword: '', again: '' };

/** Changes the own password. Every other session ends; the reply signs this one in again. */
export function OwnPassword({ email }: { email: string }) {
  const { t } = useTranslation();
  const { t: sentence } = useTranslation('error');
  const queries = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(empty);
  const [problems, setProblems] = useState<PasswordProblems>({});
  const [isBusy, setBusy] = useState(false);

  /** Shows what is wrong and leads to the first of it. */
  function fail(found: PasswordProblems): void {
    setProblems(found);
    const [first] = Object.keys(empty).filter((name) => name in found);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const found = passwordProblems(typed);
    if (isBusy || Object.keys(found).length > 0) return fail(found);
    setProblems({});
    setBusy(true);
    const { currentPassword, newPassword } = typed;
    try {
      const data = await call('PUT', '/account/reset-password', { currentPassword, newPassword }, { quiet: true });
      enter(data, readStored().rememberMe);
      setTyped(empty);
      showSuccess(t('profile.password.changed'));
      void queries.invalidateQueries({ queryKey: ['grid', 'session'] });
    } catch (problem) {
      if (!(problem instanceof CallError)) throw problem;
      if (problem.result === 'error') fail(problemsOf(problem));
    } finally {
      setBusy(false);
    }
  }

  const field = (name: keyof PasswordChange) => {
    const { message, code, params } = problems[name] ?? {};
    return {
      name,
      type: 'password',
      autoCapitalize: 'none',
      spellCheck: false,
      value: typed[name],
      error: message ?? (code && sentence(code, params ?? {})),
      onChange: ({ target }: { target: HTMLInputElement }) => {
        setTyped({ ...typed, [name]: target.value });
        setProblems({ ...problems, [name]: undefined });
      },
    };
  };
  return (
    <>
      <Lead>{t('profile.password.everywhere')}</Lead>
      <Form ref={form} noValidate aria-label={t('profile.section.password')} onSubmit={(event) => void submit(event)}>
        {/* Tells password managers whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <TextField
          label={t('profile.password.current')}
          autoComplete="current-password"
          {...field('currentPassword')}
        />
        <TextField
          label={t('profile.password.new')}
          autoComplete="new-password"
          hint={t('profile.password.length', { min: shortestPassword })}
          {...field('newPassword')}
        />
        <TextField label={t('profile.password.again')} autoComplete="new-password" {...field('again')} />
        <Button type="submit" busy={isBusy} busyLabel={t('profile.password.changing')}>
          {t('profile.password.change')}
        </Button>
      </Form>
    </>
  );
}

/** What the server refused, at its fields; what it names no field for stands at the first. */
function problemsOf({ fieldErrors, message }: CallError): PasswordProblems {
  const found = fieldErrors.filter(({ field }) => field === 'currentPassword' || field === 'newPassword');
  if (found.length === 0) return { currentPassword: { message } };
  return Object.fromEntries(found.map((error) => [error.field, { message: error.message }]));
}
