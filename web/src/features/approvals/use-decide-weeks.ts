import type { WaitingWeek, WaitingWeeks } from '@mandate/contract/time/waiting-week.ts';
import type { WeekActRequest, WeekOutcome } from '@mandate/contract/time/week-acts.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError, call } from '../../lib/calls/call.ts';
import { waitingQuery } from './waiting-query.ts';

/** What is decided on weeks that wait. */
export interface WeekVerdict {
  act: 'approve' | 'return';
  weeks: readonly WaitingWeek[];
  /** Why they are returned. */
  reason?: string;
}

/** What came of a week that was decided on. */
export interface DecidedWeek {
  week: WaitingWeek;
  /** Why nothing came of it; empty where it was done. */
  problems: string[];
  /** It waits for the reader no more. */
  isGone: boolean;
}

/**
 * Decides on weeks that wait. Those that were decided on leave the list at once; the others stay, as they are by then.
 * @returns from `decide` what came of each; null where the call failed, which was said
 */
export function useDecideWeeks() {
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);

  async function decide({ act, weeks, reason }: WeekVerdict): Promise<DecidedWeek[] | null> {
    const sent = weeks.map(({ personnelId, week, version }) => ({ personnelId, week, version }));
    const body: WeekActRequest = { weeks: sent, ...(reason !== undefined && { reason }) };
    setBusy(true);
    try {
      const told = await call<{ weeks: WeekOutcome[] }>('POST', `/week/${act}`, body);
      const decided = weeks.map((week, at) => {
        const problems = told.weeks[at]?.problems.map(({ message }) => message) ?? [];
        return { week, problems, isGone: problems.length === 0 };
      });
      const gone = new Set(decided.filter(({ isGone }) => isGone).map(({ week }) => week.id));
      await queries.cancelQueries({ queryKey: waitingQuery.queryKey });
      queries.setQueryData<WaitingWeeks>(
        waitingQuery.queryKey,
        (now) =>
          now && {
            ...now,
            count: now.count - gone.size,
            weeks: now.weeks.filter(({ id }) => !gone.has(id)),
          },
      );
      if (gone.size === weeks.length) return decided;
      // Others may have decided on them.
      await queries.invalidateQueries({ queryKey: waitingQuery.queryKey });
      const left = queries.getQueryData(waitingQuery.queryKey)?.weeks ?? [];
      return decided.map((one) => ({ ...one, isGone: !left.some(({ id }) => id === one.week.id) }));
    } catch (problem) {
      if (!(problem instanceof CallError)) throw problem;
      return null;
    } finally {
      setBusy(false);
      for (const key of ['week', 'grid', 'control-panel']) void queries.invalidateQueries({ queryKey: [key] });
    }
  }

  return { decide, isBusy };
}
