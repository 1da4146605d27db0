import type { Values } from '@mandate/contract/changes/merge.ts';
import type { ConfirmableCode, GuardFailure } from '@mandate/contract/project/way/guards.ts';
import type { ProjectStatus } from '@mandate/contract/project/way/status.ts';
import type { StepValues } from '@mandate/contract/project/way/step-fields.ts';
import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError, call } from '../../lib/calls/call.ts';
import { showSuccess } from '../../lib/frame/show-success-and-errors.ts';
import { recordKey, type StoredRecord, useStoreRecord } from '../../records/reading/use-record.ts';
import { readDocumentsAgain } from '../documents/read-documents-again.ts';
import { statusWord } from './status-words.ts';

/** A project as a reply carries it. */
export type StoredProject = StoredRecord & Values;

/** What is said of a step. */
export interface Said {
  reason: string;
  reasonCode: string;
  resumeOn: string;
}

/** What somebody else, or nobody, saved of a project meanwhile. */
export interface Meanwhile {
  changedBy: string;
  changedAt: string | null;
  /** The project as it was seen before, as far as it was. */
  before: StoredProject | undefined;
  current: StoredProject;
}

/** Why a step was refused. */
interface StepRefusal {
  guards: readonly GuardFailure[];
  fields: readonly FieldError[];
  message: string;
  /** Of a project that is not as it was seen. */
  meanwhile: Meanwhile | null;
  /** The project as it is now, where it was changed meanwhile. */
  current: StoredProject | null;
}

/**
 * Takes a project into another status, keeps what the server replies, and says so.
 * @param onDone called with the project as it is then
 */
export function useStep(onDone: (record: StoredProject) => void) {
  const { t } = useTranslation();
  const keep = useStoreRecord('project');
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<StepRefusal | null>(null);
  const isSent = useRef(false);

  async function take(
    { id, version }: StoredRecord,
    to: ProjectStatus,
    said: Said,
    acknowledged: readonly ConfirmableCode[],
    values: StepValues,
  ): Promise<void> {
    if (isSent.current) return;
    isSent.current = true;
    setBusy(true);
    const filled = Object.entries(said).filter(([, text]) => text.trim() !== '');
    const known = acknowledged.length > 0 && { acknowledged };
    const given = Object.keys(values).length > 0 && { values };
    const body = { to, version, ...Object.fromEntries(filled), ...known, ...given };
    try {
      // An approved project is another page: its prices are frozen.
      const options = { quiet: true, loader: to === 'approved' };
      const record = await call<StoredProject>('POST', `/project/transition/${id}`, body, options);
      keep(record);
      readDocumentsAgain(queries);
      showSuccess(t('projectStatus.done', { name: String(record.name), status: statusWord(to) }));
      onDone(record);
    } catch (problem) {
      if (!(problem instanceof CallError)) throw problem;
      if (problem.result === 'error') refused(id, problem);
    } finally {
      isSent.current = false;
      setBusy(false);
    }
  }

  function refused(id: string, problem: CallError): void {
    const data = (problem.data ?? {}) as Partial<StepRefusal & Meanwhile>;
    const { guards = [], current = null, changedBy = '', changedAt = null } = data;
    const before = queries.getQueryData<StoredProject>(recordKey('project', id));
    if (current) keep(current);
    const meanwhile = current && { changedBy, changedAt, before, current };
    const { fieldErrors: fields, message } = problem;
    setRefusal((last) => ({ guards, fields, message, meanwhile, current: current ?? last?.current ?? null }));
  }

  return { isBusy, refusal, take };
}
