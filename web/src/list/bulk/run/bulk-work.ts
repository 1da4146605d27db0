import type { Noun } from '@mandate/contract/access/permissions.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { QueryClient } from '@tanstack/react-query';
import { CallError } from '../../../lib/calls/call.ts';
import { showSuccess, showWarning } from '../../../lib/frame/show-success-and-errors.ts';
import { i18n } from '../../../lib/i18n/i18n.ts';
import { currentSession } from '../../../lib/session/session.ts';
import {
  type BulkOutcome,
  type BulkPlan,
  type BulkReceipt,
  type BulkRun,
  bulkCalls,
  type ShownRun,
} from '../bulk-calls.ts';
import { isNothingUndone, outcomeText } from '../bulk-texts.ts';
import { mayBulk, opposite } from '../may-bulk.ts';
import { isBusy, runKey } from './use-bulk-run.ts';

/** How often a run is asked how far it is, in milliseconds. */
const pollTime = 500;

/** Whether the person signed in is offered to take a run back. */
export function mayUndo(noun: Noun, { phase, plan, outcome, undone }: BulkRun): boolean {
  const session = currentSession();
  const isAllowed = session.status === 'signedIn' && mayBulk(session.user.role, noun, opposite[plan.action]);
  const isDone = phase === 'done' && outcome !== null && outcome.changed > 0;
  return isAllowed && (isDone || (phase === 'undone' && undone !== null && isNothingUndone(undone)));
}

/** Says what came of taking a run back: what stays as it is wants a look. */
export function tellUndone(entity: Entity, outcome: BulkOutcome): void {
  (outcome.skippedCount + outcome.failedCount ? showWarning : showSuccess)(outcomeText(entity, 'undo', outcome));
}

/** What can be done with runs on records of a kind. */
export function bulkWork(queries: QueryClient, entity: Entity) {
  const noun = entity.name;
  const calls = bulkCalls(noun);
  const present = () => queries.getQueryData<BulkRun | null>(runKey(noun)) ?? null;

  // What was laid aside, or is of somebody who left, does not come back.
  function become(receipt: string, part: Partial<BulkRun>): void {
    const run = present();
    if (run?.receipt.receipt === receipt) queries.setQueryData(runKey(noun), { ...run, ...part });
  }

  const isIn = (receipt: string, phase: BulkRun['phase']) => {
    const run = present();
    return run?.receipt.receipt === receipt && run.phase === phase;
  };

  async function readAgain(): Promise<void> {
    const keys = [['grid', noun], ['record', noun], ['history', noun], ['where-used', noun], [noun]];
    await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
  }

  /** Says how it went where its window does not. */
  function tell(receipt: string): void {
    const run = present();
    if (run?.receipt.receipt !== receipt || run.isWatched) return;
    const action = { label: i18n.t('editor.undo'), run: () => void undo(run) };
    if (run.problem) showWarning(run.problem.message);
    else if (run.phase === 'undone' && run.undone) tellUndone(entity, run.undone);
    else if (run.outcome)
      showSuccess(outcomeText(entity, run.plan.action, run.outcome), mayUndo(noun, run) ? { action } : {});
  }

  async function follow(receipt: string, phase: BulkRun['phase']): Promise<ShownRun | null> {
    for (;;) {
      await new Promise((later) => setTimeout(later, pollTime));
      if (!isIn(receipt, phase)) return null;
      const state = await calls.read(receipt).catch(() => null);
      if (state === null || !isIn(receipt, phase)) return null;
      become(receipt, { done: state.done });
      if (state.state !== 'running' && state.state !== 'undoing') return state;
    }
  }

  async function work(receipt: string, phase: 'running' | 'undoing', ask: () => Promise<BulkOutcome>): Promise<void> {
    become(receipt, { phase, done: 0, isCancelling: false, problem: null });
    void follow(receipt, phase);
    try {
      const outcome = await ask();
      become(receipt, phase === 'running' ? { phase: 'done', outcome } : { phase: 'undone', undone: outcome });
    } catch (problem) {
      if (!(problem instanceof CallError)) throw problem;
      const refused = phase === 'running' ? 'refused' : 'done';
      become(receipt, { phase: problem.result === 'error' ? refused : 'lost', problem });
    }
    await readAgain();
    tell(receipt);
  }

  /** Takes back what a run did; another that was begun since is laid aside, unless it is still under way. */
  async function undo(run: BulkRun): Promise<void> {
    const { receipt } = run.receipt;
    if (isBusy(present())) return;
    if (present()?.receipt.receipt !== receipt) queries.setQueryData(runKey(noun), run);
    await work(receipt, 'undoing', () => calls.undo(receipt));
  }

  return {
    undo,
    async begin(plan: BulkPlan, receipt: BulkReceipt): Promise<void> {
      // Its button was pressed twice.
      if (isBusy(present())) return;
      queries.setQueryData<BulkRun>(runKey(noun), {
        plan,
        receipt,
        phase: 'running',
        done: 0,
        isCancelling: false,
        outcome: null,
        undone: null,
        problem: null,
        isWatched: true,
      });
      return work(receipt.receipt, 'running', () => calls.run(receipt.receipt));
    },
    /** Stops a run at the next safe point. */
    async cancel(receipt: string): Promise<void> {
      become(receipt, { isCancelling: true });
      await calls.cancel(receipt).catch(() => become(receipt, { isCancelling: false }));
    },
    /** Finds out what became of a run whose connection broke off. */
    async lookAgain(receipt: string): Promise<void> {
      const isUndo = present()?.outcome !== null;
      const phase = isUndo ? 'undoing' : 'running';
      become(receipt, { phase, problem: null });
      const state = await follow(receipt, phase);
      if (state === null) return become(receipt, { phase: 'lost' });
      const { changed, skippedCount, failedCount } = state;
      const outcome = { batchId: receipt, changed, skippedCount, failedCount, skipped: [], failed: [] };
      const known = isUndo ? state.undoResult : state.result;
      const whole = known ?? { ...outcome, isCancelled: state.done < state.count };
      if (state.state === 'prepared') become(receipt, { phase: 'refused' });
      else become(receipt, isUndo ? { phase: 'undone', undone: whole } : { phase: 'done', outcome: whole });
      await readAgain();
    },
    /** The window of the run opens or closes. */
    watch: (receipt: string, isWatched: boolean) => become(receipt, { isWatched }),
    /** Lays the result aside. */
    dismiss: () => queries.setQueryData(runKey(noun), null),
  };
}
