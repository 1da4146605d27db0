import type { AbsenceRow } from '@mandate/contract/entities/absence.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError, call } from '../../lib/calls/call.ts';
import { showSuccess, showWarning } from '../../lib/frame/show-success-and-errors.ts';
import { flat } from '../../records/own-fields/flat.ts';
import { useStoreRecord } from '../../records/reading/use-record.ts';

/** What is decided on an absence, as the person saw it. */
interface AbsenceVerdict {
  id: string;
  version: number;
  /** Its days in words. */
  title: string;
  state: 'approved' | 'declined';
  reason?: string;
}

/**
 * Decides on an absence; what was refused is said, and one that somebody changed meanwhile is shown as it is now.
 * @returns from `decide` whether it was done, or is to be looked at anew
 */
export function useDecide() {
  const { t } = useTranslation();
  const store = useStoreRecord('absence');
  const [isBusy, setBusy] = useState(false);

  async function showAsItIs(id: string, { data }: CallError): Promise<void> {
    store(flat(await call<AbsenceRow>('GET', `/absence/get-by-id/${id}`)));
    const { changedBy } = data as { changedBy: string };
    showWarning(t('absences.changedMeanwhile', { user: changedBy || t('editor.somebody') }));
  }

  async function decide({
    id,
    version,
    title,
    state,
    reason,
  }: AbsenceVerdict): Promise<'done' | 'changed' | 'refused'> {
    setBusy(true);
    try {
      const body = { version, state, ...(reason && { reason }) };
      store(await call<AbsenceRow>('POST', `/absence/decide/${id}`, body, { quiet: true }));
      showSuccess(t(`absences.done.${state}`, { title }));
      return 'done';
    } catch (problem) {
      if (!(problem instanceof CallError)) throw problem;
      if (problem.code === 'recordChangedByOther') {
        await showAsItIs(id, problem);
        return 'changed';
      }
      if (problem.result === 'error') showWarning(problem.message);
      return 'refused';
    } finally {
      setBusy(false);
    }
  }

  return { decide, isBusy };
}
