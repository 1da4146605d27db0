import type { PeriodRequest } from '@mandate/contract/time/week-acts.ts';
import type { PlainDate } from '@mandate/contract/values/dates.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError, call } from '../../../lib/calls/call.ts';
import { showWarning } from '../../../lib/frame/show-success-and-errors.ts';
import { useFormats } from '../../../ui/values/formats.ts';
import { monthName } from './month-name.ts';

/** What became of it; `overtaken` where somebody else closed or opened months meanwhile, so that there is nothing more to ask. */
type Outcome = 'done' | 'refused' | 'overtaken';

/** Closes months, or opens the last one again. @returns from `send` what became of it; what kept it from being done was said */
export function useSetClosed() {
  const { t } = useTranslation();
  const { language } = useFormats();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);

  async function send(what: 'close' | 'reopen', request: PeriodRequest): Promise<Outcome> {
    setBusy(true);
    try {
      await call('POST', `/period/${what}`, request, { quiet: true });
      return 'done';
    } catch (problem) {
      if (!(problem instanceof CallError)) throw problem;
      const now = closedInstead(problem);
      if (now === null) {
        if (problem.result === 'error') showWarning(problem.fieldErrors[0]?.message ?? problem.message);
        return 'refused';
      }
      const [key, day] =
        now < request.until ? (['openedMeanwhile', request.until] as const) : (['closedMeanwhile', now] as const);
      showWarning(t(`approvals.closing.${key}`, { month: monthName(day, language) }));
      return 'overtaken';
    } finally {
      setBusy(false);
      // What may be changed follows from what is closed, wherever it is shown.
      void queries.invalidateQueries();
    }
  }

  return { send, isBusy };
}

/** The day up to which months are closed, of an answer that they were others than this page knew; null of any other. */
function closedInstead({ fieldErrors }: CallError): PlainDate | null {
  const order = fieldErrors.find(({ code }) => code === 'periodNotLast' || code === 'periodOrder');
  return typeof order?.params.date === 'string' ? order.params.date : null;
}
