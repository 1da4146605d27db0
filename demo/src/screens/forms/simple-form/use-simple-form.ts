import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { type Problem, type SimpleFormValues, simpleFormProblems } from './simple-form-problems.ts';

/** The names of the fields that hold a text. */
type TextName = Exclude<keyof SimpleFormValues, 'gender' | 'hasAgreed'>;

/**
 * Keeps what the simple form holds. Problems appear when it is sent, then with every change; the focus goes to the first.
 * @param onDone gets what was entered once it is in order
 */
export function useSimpleForm(begun: SimpleFormValues, onDone: (values: SimpleFormValues) => void) {
  const { t } = useTranslation('demo');
  const { t: sentence } = useTranslation('error');
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(begun);
  const [wasSent, setWasSent] = useState(false);
  const problems = wasSent ? simpleFormProblems(values) : {};

  const set = (some: Partial<SimpleFormValues>) => setValues((before) => ({ ...before, ...some }));

  function textOf(problem: Problem): string {
    if ('code' in problem) return sentence(problem.code, problem);
    return problem.word === 'cardDigits'
      ? t('forms.simple.cardDigits', { digits: problem.digits })
      : t('forms.simple.termsNeeded');
  }

  const errorOf = (name: keyof SimpleFormValues): string | undefined =>
    problems[name] === undefined ? undefined : textOf(problems[name]);

  return {
    form,
    values,
    set,
    errorOf,
    /** Spread on a text field: its value, what happens when it changes, what is wrong with it. */
    field: (name: TextName) => ({
      name,
      value: values[name],
      onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
      error: errorOf(name),
    }),
    submit(event: FormEvent): void {
      event.preventDefault();
      flushSync(() => setWasSent(true));
      const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true]');
      if (!wrong) onDone(values);
      else if (wrong instanceof HTMLInputElement) wrong.focus();
      else wrong.querySelector('input')?.focus();
    },
  };
}
