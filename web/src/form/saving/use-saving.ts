import type { Values } from '@mandate/contract/changes/merge.ts';
import { useRef, useState } from 'react';
import { CallError, call } from '../../lib/calls/call.ts';
import { showFault } from '../../lib/calls/show-fault.ts';
import { showSuccess } from '../../lib/frame/show-success-and-errors.ts';
import type { ToastExtras } from '../../lib/frame/toast-showing.ts';
import { useUser } from '../../lib/session/session.ts';
import { pathById } from '../../records/changes/record-path.ts';
import { flat } from '../../records/own-fields/flat.ts';
import { type StoredRecord, useStoreRecord } from '../../records/reading/use-record.ts';
import { recordName, recordWord } from '../../records/words/record-words.ts';
import { choicesMade } from '../references/choices-under-way.ts';
import type { AskReason } from '../state/editing-context.ts';
import type { Collision, RecordForm } from '../state/record-form.ts';
import { takeArrived } from './take-arrived.ts';
import type { MadeSave } from './undo-save.ts';
import { besideReason, wantsReason } from './wants-reason.ts';
import { wholeProblem } from './whole-problem.ts';

type Stored = StoredRecord & Values;

/** Whose saves cover the page until the reply (specification, section 7). */
const covering = 'account';

/** The saving of one record. */
export interface Saving {
  isSaving: boolean;
  /** The record was deleted while it was worked on. */
  isGone: boolean;
  /** @returns whether it is saved; false also while a save is under way */
  save: () => Promise<boolean>;
  /** The record was restored: the work goes on. */
  comeBack: () => void;
  /** What the last save sent, when it had no answer. */
  unsent: Values | null;
  /** Has what would be saved wait for a connection. */
  miss: () => void;
}

/** What a save takes beside the record. */
export interface SentBeside {
  askReason?: AskReason | undefined;
  /** What is said beside the record; null while something of it is to be decided first. */
  alsoSend?: ((form: RecordForm) => Values | null) | undefined;
  /** What had no answer is saved once there is a connection, and the page says so. */
  waits?: boolean;
}

/**
 * Saves what a form holds: its own rules first, then the server's; every refusal finds its place in the form and nothing
 * typed is lost.
 * @param onCreated called with the id of a record that is stored from now on, be it that something of it is still to be decided
 * @param extrasOf gives what the report of a save carries, such as the way to take it back
 */
export function useSaving(
  form: RecordForm,
  onCreated: (id: string) => void,
  extrasOf?: (save: MadeSave) => ToastExtras,
  { askReason, alsoSend, waits = false }: SentBeside = {},
): Saving {
  const noun = form.entity.name;
  const keep = useStoreRecord(noun);
  const [isSaving, setSaving] = useState(false);
  const [isGone, setGone] = useState(false);
  const [unsent, setUnsent] = useState<Values | null>(null);
  const isBusy = useRef(false);
  const lost = useRef<Values[]>([]);
  const reader = useUser();

  function stored(record: Stored, sent: Values): void {
    const before = form.state().base.version;
    const isNew = before === undefined;
    form.store(record, sent);
    keep(record);
    setGone(false);
    const title = recordName(form.entity, record);
    showSuccess(
      recordWord(noun, 'saved', { title }),
      record.version === before ? {} : extrasOf?.({ record, isNew, sent }),
    );
    if (isNew) onCreated(record.id);
  }

  async function send(reason?: string): Promise<boolean> {
    const problems = form.check();
    if (problems.length > 0) {
      form.fail(problems);
      return false;
    }
    const also = alsoSend ? alsoSend(form) : {};
    if (also === null) return false;
    const sent = form.state().values;
    try {
      const body = { ...form.body(), ...also, ...(reason !== undefined && { reason }) };
      const reply = await call<Stored>('POST', `/${noun}/save`, body, {
        quiet: true,
        loader: noun === covering,
        silent: waits,
      });
      stored(flat(reply), sent);
      return true;
    } catch (problem) {
      if (!(problem instanceof CallError)) throw problem;
      return repair(problem, sent);
    }
  }

  async function repair(problem: CallError, sent: Values): Promise<boolean> {
    if (problem.result === 'no-connection') setUnsent(sent);
    if (problem.result !== 'error') lost.current.push(sent);
    if (waits && problem.result === 'fatal-error') showFault(problem);
    if (problem.result !== 'error') return false;
    if (problem.code === 'recordChangedByOther') {
      const collision = problem.data as Collision;
      keep(collision.current as Stored);
      form.rebase(collision);
    } else if (problem.code === 'recordDeleted') {
      setGone(true);
    } else if (problem.code === 'idAlreadyUsed' && form.state().base.version === undefined) {
      // An earlier attempt arrived although its reply did not, or it was saved from another window: what is typed here is a change of that record.
      const record = flat(await call<Stored>('GET', `/${noun}/get-by-id/${form.id}`));
      takeArrived(form, record, lost.current, reader);
      keep(record);
      onCreated(form.id);
      return form.state().conflicts.length === 0 && send();
    } else if (askReason && wantsReason(problem)) {
      const reason = await askReason(form.state().base.version === undefined ? 'create' : 'save');
      return reason !== null && send(reason);
    } else {
      form.fail(problemsIn(problem, sent));
    }
    return false;
  }

  function problemsIn(problem: CallError, sent: Values) {
    const found = askReason ? besideReason(problem) : problem.fieldErrors;
    const errors = found.map((error) => ({ ...error, field: pathById(form.entity, sent, error.field) }));
    return errors.length > 0 ? errors : [wholeProblem(problem)];
  }

  return {
    isSaving,
    isGone,
    async save() {
      if (isBusy.current) return false;
      isBusy.current = true;
      setSaving(true);
      setUnsent(null);
      try {
        await choicesMade();
        return await send();
      } finally {
        isBusy.current = false;
        setSaving(false);
      }
    },
    comeBack: () => setGone(false),
    unsent,
    miss: () => setUnsent(form.state().values),
  };
}
