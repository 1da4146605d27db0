import type { Conflict, Values } from '@mandate/contract/changes/merge.ts';
import type { Part } from '@mandate/contract/facts/entity.ts';
import { project } from '@mandate/contract/project/project.ts';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useEditing, useForm } from '../../../form/state/editing-context.ts';
import { newRecordId } from '../../../form/state/new-record-id.ts';
import { showInfo } from '../../../lib/frame/show-success-and-errors.ts';
import { controlId, type Row, rowsOf } from '../../../records/changes/record-path.ts';

/** The parts of a project that are edited row by row. */
export type PartName = 'members' | 'providers' | 'places' | 'milestones';

/** The rows of one part, and what is done with them. */
export interface PartRows {
  part: PartName;
  rows: readonly Row[];
  /** Rows one person changed and another removed. */
  conflicts: readonly Conflict[];
  /** Another row may be added. */
  hasRoom: boolean;
  /**
   * Adds a row and puts the focus on one of its fields.
   * @param values where the row begins otherwise than the facts say
   */
  add: (field: string, values?: Values) => void;
  /** Adds rows at the end, as many as there is room for, tells it, and offers to undo it. @param told the sentence of it */
  addAll: (rows: readonly Values[], told: string) => void;
  /**
   * Takes a row away, tells it, and offers to undo it.
   * @param told the sentence of it
   * @param left the rows that stay, as they become; as they are when absent
   */
  remove: (gone: Row, told: string, left?: (rows: readonly Row[]) => readonly Row[]) => void;
}

/** The id of the button that adds to a part. */
export function adderId(part: PartName): string {
  return `add-${part}`;
}

/** The rows of a part of the project at hand. */
export function usePartRows(part: PartName): PartRows {
  const { t } = useTranslation();
  const { form } = useEditing();
  const rows = useForm(form, ({ values }) => rowsOf(values, part));
  const conflicts = useForm(form, (state) => state.conflicts);
  const facts: Part = project.parts[part];
  return {
    part,
    rows,
    conflicts: conflicts.filter(({ field }) => field.startsWith(`${part}.`) && field.split('.').length === 2),
    hasRoom: rows.length < facts.max,
    add(field, values = {}) {
      const id = newRecordId();
      // At once: the next letter is meant for the new row.
      flushSync(() => form.set(`${part}.${id}`, { id, ...begunRow(facts), ...values }));
      document.getElementById(controlId(`${part}.${id}.${field}`))?.focus();
    },
    addAll(added, told) {
      const before = rowsOf(form.state().values, part);
      const fresh = added.map((values) => ({ id: newRecordId(), ...begunRow(facts), ...values }));
      form.set(part, [...before, ...fresh].slice(0, facts.max));
      showInfo(told, { action: { label: t('editor.undo'), run: () => form.set(part, before) } });
      document.getElementById(adderId(part))?.focus();
    },
    remove(gone, told, left = (others) => others) {
      const before = rowsOf(form.state().values, part);
      form.set(part, left(before.filter(({ id }) => id !== gone.id)));
      showInfo(told, { action: { label: t('editor.undo'), run: () => form.set(part, before) } });
      document.getElementById(adderId(part))?.focus();
    },
  };
}

function begunRow({ fields }: Part): Values {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.initial ?? null]));
}
