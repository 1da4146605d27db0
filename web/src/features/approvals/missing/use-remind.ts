import type { MissingWeek, MissingWeeks, Reminded, RemindRequest } from '@mandate/contract/time/missing-week.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError, call } from '../../../lib/calls/call.ts';
import { showSuccess, showWarning } from '../../../lib/frame/show-success-and-errors.ts';
import { missingQuery } from './missing-query.ts';

/** Reminds people of weeks that are not handed in, and says what came of it; what failed as a call was said. */
export function useRemind() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);

  async function remind(weeks: readonly MissingWeek[]): Promise<void> {
    const body: RemindRequest = { weeks: weeks.map(({ personnelId, week }) => ({ personnelId, week })) };
    setBusy(true);
    try {
      const told = await call<Reminded>('POST', '/week/remind', body);
      const done = new Set(weeks.filter((_, at) => told.weeks[at]?.problem === null));
      await queries.cancelQueries({ queryKey: missingQuery.queryKey });
      queries.setQueryData<MissingWeeks>(
        missingQuery.queryKey,
        (now) =>
          now && {
            ...now,
            weeks: now.weeks.map((each) => (isIn(done, each) ? { ...each, isRemindedToday: true } : each)),
          },
      );
      const [first] = done;
      if (done.size === 1 && first) showSuccess(t('approvals.missing.said', { name: first.personnelLabel }));
      else if (done.size > 1) showSuccess(t('approvals.missing.saidMany', { count: done.size }));
      const problems = new Set(told.weeks.flatMap(({ problem }) => problem ?? []));
      if (problems.size > 0) showWarning([...problems].join(' '));
    } catch (problem) {
      if (!(problem instanceof CallError)) throw problem;
    } finally {
      setBusy(false);
      void queries.invalidateQueries({ queryKey: missingQuery.queryKey });
    }
  }

  return { remind, isBusy };
}

function isIn(done: ReadonlySet<MissingWeek>, { personnelId, week }: MissingWeek): boolean {
  return [...done].some((each) => each.personnelId === personnelId && each.week === week);
}
