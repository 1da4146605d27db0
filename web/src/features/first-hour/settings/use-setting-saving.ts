import type { Conflict } from '@mandate/contract/changes/merge.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { firstHourKey } from '../../../business/first-hour/use-first-hour.ts';
import { wholeProblem } from '../../../form/saving/whole-problem.ts';
import { CallError, call } from '../../../lib/calls/call.ts';
import { nameOfKey, type SettingForm, takeStored } from './setting-form.ts';
import type { ParameterRow } from './use-parameter-rows.ts';

/** A value of a parameter that is sent with those of the form. */
export interface SentBeside {
  key: string;
  value: unknown;
}

/** What a save is refused with when somebody else changed one of the parameters. */
interface Collision {
  key: string;
  current: ParameterRow;
  changedBy: string;
  changedAt: string | null;
  conflicts: Conflict[];
}

/**
 * Saves what a form of several parameters holds, in one act; every refusal finds its field, and nothing typed is lost.
 * @param beside other settings that must change so that they agree
 */
export function useSettingSaving(setting: SettingForm, beside: () => readonly SentBeside[] = () => []) {
  const queries = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const isBusy = useRef(false);
  const { form, facts, versions } = setting;

  async function send(): Promise<boolean> {
    const problems = form.check();
    if (problems.length > 0) {
      form.fail(problems);
      return false;
    }
    const sent = form.state().values;
    const { id: _id, version: _version, ...changed } = form.body();
    // In the order of the form: what others are judged by goes first.
    const own = Object.entries(facts.keys).flatMap(([name, key]) =>
      name in changed ? [{ key, value: changed[name] }] : [],
    );
    const values = [...beside(), ...own].map((each) => ({ ...each, version: versions.get(each.key) ?? 1 }));
    if (values.length === 0) return true;
    try {
      const stored = await call<ParameterRow[]>('POST', '/parameter/save-values', { values }, { quiet: true });
      takeStored(setting, stored, sent);
      await queries.invalidateQueries({ queryKey: ['parameter'] });
      void queries.invalidateQueries({ queryKey: ['grid', 'parameter'] });
      void queries.invalidateQueries({ queryKey: ['record', 'parameter'] });
      void queries.invalidateQueries({ queryKey: firstHourKey });
      return true;
    } catch (problem) {
      if (!(problem instanceof CallError)) throw problem;
      if (problem.result === 'error') repair(problem);
      return false;
    }
  }

  function repair(problem: CallError): void {
    if (problem.code === 'recordChangedByOther') {
      takeIn(problem.data as Collision);
      return;
    }
    const errors = problem.fieldErrors.map((error) => {
      const key = Object.values(facts.keys).find((each) => `${error.field}.`.startsWith(`${each}.`)) ?? '';
      const name = nameOfKey(facts, key);
      return { ...error, field: name === undefined ? '' : `${name}${error.field.slice(key.length)}` };
    });
    form.fail(errors.length > 0 ? errors : [wholeProblem(problem)]);
  }

  /** Somebody else's value and the own one stand beside each other until one is chosen. */
  function takeIn({ key, current, changedBy, changedAt, conflicts }: Collision): void {
    versions.set(key, current.version);
    const name = nameOfKey(facts, key);
    const [conflict] = conflicts;
    if (name === undefined || !conflict) return;
    const { base } = form.state();
    const decided = [{ ...conflict, field: name }];
    form.rebase({ current: { ...base, [name]: current.value }, changedBy, changedAt, conflicts: decided });
  }

  return {
    isSaving,
    /** @returns whether it is saved; false also while a save is under way */
    async save(): Promise<boolean> {
      if (isBusy.current) return false;
      isBusy.current = true;
      setSaving(true);
      try {
        return await send();
      } finally {
        isBusy.current = false;
        setSaving(false);
      }
    },
  };
}
