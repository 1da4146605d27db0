import type { Reader } from '@mandate/contract/access/roles.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import { beginForm, type RecordForm } from '../../../form/state/record-form.ts';
import type { SettingFacts } from './setting-facts.ts';
import type { ParameterRow, ParameterRows } from './use-parameter-rows.ts';

/** The work on several parameters at once. */
export interface SettingForm {
  form: RecordForm;
  facts: SettingFacts;
  /** The version each parameter had when its value was read into the form, by key. */
  versions: Map<string, number>;
}

// The form knows records; several parameters are none, and have no id and version of their own.
const asRecord = { id: '0193a000-0000-7000-8000-00000000f001', version: 1 };

/** Begins the work on several parameters. */
export function beginSettingForm(facts: SettingFacts, rows: ParameterRows, reader: Reader): SettingForm {
  const { id } = asRecord;
  const form = beginForm(facts.entity, id, { ...asRecord, ...valuesIn(facts, rows) }, reader);
  const versions = new Map([...rows.values()].map(({ key, version }) => [key, version]));
  return { form, facts, versions };
}

/** What parameters are set to, as fields of the form. */
export function valuesIn({ keys }: SettingFacts, rows: ParameterRows): Values {
  return Object.fromEntries(Object.entries(keys).map(([name, key]) => [name, rows.get(key)?.value ?? null]));
}

/** The field a parameter stands in. */
export function nameOfKey({ keys }: SettingFacts, key: string): string | undefined {
  return Object.keys(keys).find((name) => keys[name] === key);
}

/** What was stored of some parameters becomes what the form builds on. @param sent what the form held when it was sent */
export function takeStored(setting: SettingForm, stored: readonly ParameterRow[], sent: Values): void {
  const { form, facts, versions } = setting;
  const base: Values = { ...form.state().base };
  for (const { key, version, value } of stored) {
    versions.set(key, version);
    const name = nameOfKey(facts, key);
    if (name !== undefined) base[name] = value;
  }
  form.store(base, sent);
}
