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
      const decided = weeks.map((week, at) => ({
        week,
        problems: told.weeks[at]?.problems.map(({ message }) => message) ?? [],
      }));
      const gone = new Set(decided.filter(({ problems }) => problems.length === 0).map(({ week }) => week.id));
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
      return decided;
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
