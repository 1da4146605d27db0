import type { Reader } from '@mandate/contract/access/roles.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { isFixed } from '@mandate/contract/facts/is-fixed.ts';
import { completed, entityRuleErrors } from '@mandate/contract/rules/entity-rules.ts';
import { bodyOf, writtenFields } from '../../records/changes/record-changes.ts';
import { problemsOf } from '../state/problems-of.ts';

/** The id of a record that is never sent. */
const nobody = '00000000-0000-7000-8000-000000000000';

/**
 * Whether records of a kind can be made by their required fields alone: their save tells nothing that must be shown, such as an
 * invitation or totals, and none of their fields takes its form from another.
 */
export function isMadeShort({ derived = [], fields }: Entity): boolean {
  return derived.length === 0 && Object.values(fields).every(({ kind, isWritable }) => kind !== 'json' || !isWritable);
}

/** What a form of the required fields alone asks for. */
export interface ShortForm {
  /** The choices on which it depends what else is required, by the rules of the kind, such as the kind of a place. */
  deciding: readonly string[];
  /** Those choices, and the fields without which a new record would be refused: the name first, the others in the order of the facts. */
  asked: (values: Values) => string[];
}

/**
 * The short form of a kind of record.
 * @param begun what a new record begins with
 */
export function shortForm(entity: Entity, begun: Values, reader: Reader): ShortForm {
  const written = writtenFields(entity.fields, reader);
  const deciding = written
    .filter(([name, field]) => {
      if (field.form !== 'choice' || isFixed(field, reader)) return false;
      return new Set(field.choices?.map((value) => missingByRules(entity, { ...begun, [name]: value }))).size > 1;
    })
    .map(([name]) => name);
  return {
    deciding,
    asked(values) {
      const blank = { ...begun, ...Object.fromEntries(deciding.map((name) => [name, values[name]])) };
      const body = bodyOf(entity, nobody, undefined, blank, blank, reader);
      // Nothing was entered that could be wrong: what is refused is what is missing.
      const missing = problemsOf(entity, body, blank, reader).map(({ field }) => field);
      const asked = new Set([entity.label, ...deciding, ...missing]);
      const names = written.map(([name]) => name).filter((name) => asked.has(name));
      return names.sort((one, other) => Number(other === entity.label) - Number(one === entity.label));
    },
  };
}

function missingByRules(entity: Entity, values: Values): string {
  const missing = entityRuleErrors(entity, completed(entity, values)).filter(({ code }) => code === 'fieldRequired');
  return missing.map(({ field }) => field).join(' ');
}

/**
 * What a new record is called by what was typed for it: its name, or, where the name is put together from others, a word for the
 * first of these and the rest for the second.
 */
export function namedBy(entity: Entity, text: string, asked: readonly string[]): Values {
  if (text === '') return {};
  if (entity.fields[entity.label]?.isWritable) return { [entity.label]: text };
  const [first, second] = asked.filter((name) => entity.fields[name]?.form === 'text');
  const words = text.split(/\s+/u);
  return {
    ...(first !== undefined && { [first]: words[0] }),
    ...(second !== undefined && words.length > 1 && { [second]: words.slice(1).join(' ') }),
  };
}
