import type { AbsenceRow } from '@mandate/contract/entities/absence.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError, call } from '../../lib/calls/call.ts';
import { showSuccess } from '../../lib/frame/show-success-and-errors.ts';
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

/** Decides on an absence; what was refused is said. @returns from `decide` whether it was done */
export function useDecide() {
  const { t } = useTranslation();
  const store = useStoreRecord('absence');
  const [isBusy, setBusy] = useState(false);

  async function decide({ id, version, title, state, reason }: AbsenceVerdict): Promise<boolean> {
    setBusy(true);
    try {
      const body = { version, state, ...(reason && { reason }) };
      store(await call<AbsenceRow>('POST', `/absence/decide/${id}`, body));
      showSuccess(t(`absences.done.${state}`, { title }));
      return true;
    } catch (problem) {
      if (!(problem instanceof CallError)) throw problem;
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { decide, isBusy };
}
