import type { Values } from '@mandate/contract/changes/merge.ts';
import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { wholeProblem } from '../../../form/saving/whole-problem.ts';
import { CallError, call } from '../../../lib/calls/call.ts';
import { showSuccess } from '../../../lib/frame/show-success-and-errors.ts';
import { type StoredRecord, useStoreRecord } from '../../../records/reading/use-record.ts';
import { useWayToCopy } from './use-way-to-copy.ts';

/** Saves a prepared copy under its id and leads to it. However often it is asked for, one project is made. */
export function useCreateCopy() {
  const { t } = useTranslation();
  const leadToCopy = useWayToCopy();
  const keep = useStoreRecord('project');
  const [isCreating, setCreating] = useState(false);
  const [problems, setProblems] = useState<readonly FieldError[]>([]);
  // Two presses come before the first of them is seen.
  const isUnderWay = useRef(false);

  async function create(project: Values & { id: string }): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setCreating(true);
    setProblems([]);
    try {
      const saved = await call<StoredRecord & Values>('POST', '/project/save', project, { quiet: true, loader: true });
      keep(saved);
      showSuccess(t('copy.created', { name: String(saved.name) }));
      await leadToCopy(project.id);
    } catch (problem) {
      if (!(problem instanceof CallError)) throw problem;
      // Another page made it meanwhile, chosen otherwise.
      if (problem.code === 'idAlreadyUsed') await leadToCopy(project.id);
      else setProblems(problem.fieldErrors.length > 0 ? problem.fieldErrors : asProblem(problem));
    } finally {
      isUnderWay.current = false;
      setCreating(false);
    }
  }

  return { create, isCreating, problems };
}

function asProblem(problem: CallError): FieldError[] {
  // That the server failed or cannot be reached is told by the call itself.
  return problem.result === 'error' ? [wholeProblem(problem)] : [];
}
