import { clockText } from '@mandate/contract/time/clock-text.ts';
import type { WeekAct, WeekActRequest, WeekOutcome } from '@mandate/contract/time/week-acts.ts';
import type { WeekDetail } from '@mandate/contract/time/week-detail.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError, call } from '../../../lib/calls/call.ts';
import { showSuccess, showWarning } from '../../../lib/frame/show-success-and-errors.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import type { OpenWeek } from '../desk/use-week.ts';

/** Handing a week in, and taking it back. */
export interface HandIn {
  isBusy: boolean;
  handIn: () => void;
  withdraw: () => void;
  /** What kept it from being handed in, as of the last try. */
  problems: WeekOutcome['problems'];
  /** The question where less is booked than wanted. */
  dialog: React.ReactNode;
}

/**
 * Hands a week in once all of it is stored; where less is booked than wanted, it asks first. A week others changed meanwhile is to be looked at
 * before.
 */
export function useHandIn(open: OpenWeek, onLocked: () => void): HandIn {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [problems, setProblems] = useState<WeekOutcome['problems']>([]);
  const { stored } = open.state;

  async function perform(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    setProblems([]);
    try {
      await work();
    } catch (problem) {
      // What went wrong was said.
      if (!(problem instanceof CallError)) throw problem;
    } finally {
      setBusy(false);
    }
  }

  async function submit(isAcknowledged: boolean): Promise<void> {
    const seen = open.view.total;
    if (!(await open.send())) {
      showWarning(t('week.notAllSaved'));
      return;
    }
    if (!isAcknowledged && seen < stored.target) {
      setAsked(true);
      return;
    }
    if (!(await isAsSeen(seen))) return;
    const found = await done('submit', isAcknowledged);
    if (found.length > 0 && found.every(({ code }) => code === 'weekBelowTarget') && !isAcknowledged) setAsked(true);
    else setProblems(found);
  }

  /** Whatever is not saved keeps no week from being taken back: it is saved once the week is. */
  async function withdraw(): Promise<void> {
    await open.read();
    // Where it was taken back elsewhere all is as it was wanted.
    if (open.now().state === 'open') return;
    const found = await done('withdraw', false);
    if (found.length > 0) showWarning(found.map(({ message }) => message).join(' '));
  }

  /** @returns what kept it from being done */
  async function done(
    act: Extract<WeekAct, 'submit' | 'withdraw'>,
    isAcknowledged: boolean,
  ): Promise<WeekOutcome['problems']> {
    const { weeks } = await call<{ weeks: WeekOutcome[] }>('POST', `/week/${act}`, bodyOf(open.now(), isAcknowledged));
    const found = weeks[0]?.problems ?? [];
    if (found.length === 0) {
      showSuccess(t(act === 'submit' ? 'week.handedIn' : 'week.takenBack'));
      onLocked();
    }
    // It waits now where weeks wait, or no longer does.
    for (const waiting of ['waiting', 'waiting-count']) void queries.invalidateQueries({ queryKey: ['week', waiting] });
    await open.refresh();
    return found;
  }

  /** Whether what is stored at this moment comes to what was seen; else it is said what it comes to. */
  async function isAsSeen(seen: number): Promise<boolean> {
    await open.read();
    const booked = bookedIn(open.now());
    if (booked !== seen) showWarning(t('week.changedMeanwhile', { booked: clockText(booked), seen: clockText(seen) }));
    return booked === seen;
  }

  const close = () => setAsked(false);
  return {
    isBusy,
    problems,
    handIn: () => void perform(() => submit(false)),
    withdraw: () => void perform(withdraw),
    dialog: (
      <Dialog
        isOpen={isAsked}
        onClose={close}
        title={t('week.belowTitle')}
        actions={
          <>
            <Button autoFocus onClick={close}>
              {t('week.goOn')}
            </Button>
            <Button
              look="primary"
              onClick={() => {
                close();
                void perform(() => submit(true));
              }}
            >
              {t('week.handIn')}
            </Button>
          </>
        }
      >
        {t('week.belowTarget', { booked: clockText(open.view.total), target: clockText(stored.target) })}
      </Dialog>
    ),
  };
}

/** Seconds of all entries of a week as it is stored. */
function bookedIn({ rows }: WeekDetail): number {
  return rows.flatMap(({ entries }) => entries).reduce((sum, { seconds }) => sum + seconds, 0);
}

function bodyOf({ personnelId, week, version }: WeekDetail, acknowledged: boolean): WeekActRequest {
  return { weeks: [{ personnelId, week, version }], ...(acknowledged && { acknowledged }) };
}
