import type { RefusalCode } from '@mandate/contract/replies/refusals.ts';
import { createRef, type FormEvent, type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '../../lib/calls/call-publicly.ts';
import { dismiss, showError } from '../../lib/frame/show-success-and-errors.ts';
import { loadWords } from '../../lib/i18n/i18n.ts';
import type { Problems } from './session-problems.ts';

/** A form of a session page. */
export interface SessionForm<Values, Name extends string> {
  values: Values;
  isBusy: boolean;
  /** What the last attempt failed of, or null. */
  failure: Refusal | null;
  set: (name: keyof Values & string, value: Values[keyof Values]) => void;
  submit: (event: FormEvent) => void;
  /** Spread on a field: its value, what happens when it changes, what is wrong with it, its place for the focus. */
  field: (name: Name) => {
    ref: RefObject<HTMLInputElement | null> | undefined;
    value: string;
    onChange: (event: { target: { value: string } }) => void;
    error: string | undefined;
  };
}

/**
 * Keeps what a session page's form holds. Problems appear when it is sent, then with every change; what the server
 * refused stands at its field until that changes. Nothing typed is lost by a failure.
 * @param begun the values at the start; those of `names` are texts with a field, in the order of the page
 * @param check finds what the browser can tell
 * @param send sends it; gives null on success
 * @param sent the server's names of fields where they differ from the form's
 */
export function useSessionForm<Values extends Record<Name, string>, Name extends string>(
  begun: Values,
  names: readonly Name[],
  check: (values: Values) => Problems<Name>,
  send: (values: Values) => Promise<Refusal | null>,
  sent: Record<string, Name> = {},
): SessionForm<Values, Name> {
  const { t } = useTranslation();
  const [values, setValues] = useState(begun);
  const [wasSent, setWasSent] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Refusal | null>(null);
  const [refused, setRefused] = useState<Partial<Record<Name, string>>>({});
  const [inputs] = useState(() => new Map(names.map((name) => [name, createRef<HTMLInputElement>()])));
  const problems: Problems<Name> = wasSent ? check(values) : {};

  function focusFirst(wrong: Partial<Record<Name, unknown>>): boolean {
    const first = names.find((name) => wrong[name] !== undefined);
    if (first !== undefined) inputs.get(first)?.current?.focus();
    return first !== undefined;
  }

  function set(name: keyof Values & string, value: Values[keyof Values]): void {
    setValues((before) => ({ ...before, [name]: value }));
    setRefused(({ [name as Name]: _changed, ...others }) => others as Partial<Record<Name, string>>);
  }

  async function attempt(): Promise<void> {
    if (failure !== null) dismiss(failure.text);
    setFailure(null);
    // The page is shown before there is anything to complain of.
    const canSay = await loadWords('error').then(
      () => true,
      () => false,
    );
    if (!canSay) return void showError(t('request.noConnection'));
    setWasSent(true);
    if (focusFirst(check(values))) return;
    setIsBusy(true);
    const refusal = await send(values).finally(() => setIsBusy(false));
    if (refusal === null) return;
    const found: Partial<Record<Name, string>> = {};
    for (const { field, message } of refusal.fieldErrors) {
      const name = sent[field] ?? names.find((one) => one === field);
      if (name !== undefined) found[name] ??= message;
    }
    setRefused(found);
    setFailure(refusal);
    showError(refusal.text);
    focusFirst(found);
  }

  return {
    values,
    isBusy,
    failure,
    set,
    submit(event) {
      event.preventDefault();
      if (!isBusy) void attempt();
    },
    field(name) {
      const problem: RefusalCode | undefined = problems[name];
      return {
        ref: inputs.get(name),
        value: values[name],
        onChange: ({ target }) => set(name, target.value as Values[keyof Values]),
        error: problem ? t(problem, { ns: 'error' }) : refused[name],
      };
    },
  };
}
