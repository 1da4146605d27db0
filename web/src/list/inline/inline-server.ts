import type { Reader } from '@mandate/contract/access/roles.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { withNestedOwn } from '@mandate/contract/own-fields/flat-values.ts';
import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import { problemsOf, problemsOfBody } from '../../form/state/problems-of.ts';
import type { Collision } from '../../form/state/record-form.ts';
import { CallError, call } from '../../lib/calls/call.ts';
import { showFault } from '../../lib/calls/show-fault.ts';
import { i18n } from '../../lib/i18n/i18n.ts';
import { bodyOf, writtenFields } from '../../records/changes/record-changes.ts';
import { flat } from '../../records/own-fields/flat.ts';
import { pathLabel, problemSentence } from '../../records/words/record-words.ts';
import type { CellEdit, EditServer, Outcome, Stored } from './inline-edits.ts';

/** Checks and saves single cells by the editor's own rules and call. */
export function inlineServer(entity: Entity, reader: Reader): EditServer {
  const path = `/${entity.name}`;
  const withEdit = (record: Stored, { field, held }: CellEdit): Values => ({ ...record, [field]: held });
  const bodyFor = (record: Stored, edit: CellEdit, version: number) =>
    bodyOf(entity, edit.id, version, record, withEdit(record, edit), reader);

  /** A row of a list has what its columns show; the record that a save answers has everything. */
  const isWhole = (record: Stored) => writtenFields(entity.fields, reader).every(([name]) => name in record);

  function sentenceOf(record: Stored, field: string, errors: readonly FieldError[]): string | undefined {
    const error = errors.find((one) => one.field === field) ?? errors[0];
    if (!error) return undefined;
    const sentence = problemSentence(error);
    // What another field lacks is said with its name.
    return error.field === field || error.field === ''
      ? sentence
      : `${pathLabel(entity, record, error.field)}: ${sentence}`;
  }

  function outcomeOf(record: Stored, field: string, problem: unknown): Outcome {
    if (!(problem instanceof CallError)) throw problem;
    const sent = problem.data as Collision | null;
    const collision = sent && 'current' in sent ? { ...sent, current: flat(sent.current) } : null;
    const isCollided = problem.code === 'recordChangedByOther' && collision !== null;
    if (isCollided && collision.conflicts.some((conflict) => conflict.field === field))
      return {
        sentence: i18n.t('inline.collided', { name: collision.changedBy || i18n.t('editor.somebody') }),
        collision,
      };
    if (problem.result === 'no-connection') return { sentence: problem.message, unanswered: 'noConnection' };
    if (problem.result === 'fatal-error') {
      showFault(problem);
      return { sentence: problem.message, unanswered: 'fault' };
    }
    // A cell has no place for a reason; the record's page asks for one.
    const isReasonWanted = problem.fieldErrors.some(({ code }) => code === 'reasonRequired');
    if (isReasonWanted) return { sentence: i18n.t('inline.needsReason') };
    return { sentence: sentenceOf(record, field, problem.fieldErrors) ?? problem.message };
  }

  return {
    check(record, edit) {
      const body = bodyFor(record, edit, record.version);
      if (!(edit.field in body)) return null;
      const problems = isWhole(record)
        ? problemsOf(entity, body, withEdit(record, edit), reader)
        : problemsOfBody(entity, body, reader);
      return sentenceOf(record, edit.field, problems) ?? '';
    },
    async save(record, edit, version) {
      const body = bodyFor(record, edit, version);
      if (!(edit.field in body)) return { record };
      try {
        const options = { quiet: true, silent: true };
        return { record: flat(await call<Stored>('POST', `${path}/save`, withNestedOwn(body), options)) };
      } catch (problem) {
        return outcomeOf(record, edit.field, problem);
      }
    },
    async undo(id, version) {
      try {
        return { record: flat(await call<Stored>('POST', `${path}/undo/${id}`, { version }, { quiet: true })) };
      } catch (problem) {
        if (!(problem instanceof CallError)) throw problem;
        return { sentence: problem.message };
      }
    },
  };
}
