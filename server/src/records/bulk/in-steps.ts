import { setTimeout as sleep } from 'node:timers/promises';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { RefusalCode } from '@mandate/contract/replies/refusals.ts';
import type { Call } from '../../calls/call.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Member } from './bulk-members.ts';
import { type BlockedOnes, BulkReport, type BulkResult } from './bulk-report.ts';
import { storeProgress } from './bulk-runs.ts';
import type { Step } from './bulk-steps.ts';
import type { Outcome } from './change-many.ts';

/** Records saved in one transaction: others wait for no more than these. */
const atOnce = 100;
/** How often a run tells how far it is, and asks whether to stop, in ms. */
const tellEvery = 250;
/** The rest between two transactions, as a part of what the last one took: that is left to others. */
const rest = 0.25;
/** What one record of a set may owe to another, or to somebody who holds it: it succeeds once the other one's turn was. */
const owing: RefusalCode[] = ['deleteBlocked', 'restoreConflict', 'recordBusy'];

/** What is kept when the steps are over. */
interface StepEnds {
  /** @param mayPassCount records that were left for reasons that may pass */
  over: (result: BulkResult, mayPassCount: number) => Promise<void>;
  /** It was refused before the first step did anything. */
  back: () => Promise<void>;
}

/**
 * Does the work of a run some records at a time, tells how far it is, rests between, and stops where it is told to, or where the disk has
 * no room for more. Records that others of
 * the set stand in the way of are tried again as long as that helps.
 * @param ends what is kept when it is over
 * @param kept records that stay as the receipt said
 */
export async function inSteps(
  call: Call,
  entity: Entity,
  runId: string,
  members: readonly Member[],
  step: Step,
  { over, back }: StepEnds,
  kept: BlockedOnes = { count: 0, rows: [] },
): Promise<BulkResult> {
  const report = new BulkReport(kept);
  // What each save would say of its own record is for nobody who changes many.
  const quiet: Call = { ...call, alerts: [] };
  let isCancelled = false;
  let told = 0;
  try {
    for (let [left, before]: [readonly Member[], number] = [members, -1]; left.length > 0 && !isCancelled; ) {
      const isLast = report.changed === before;
      before = report.changed;
      const waiting: Member[] = [];
      for (let at = 0; at < left.length && !isCancelled; at += atOnce) {
        const began = performance.now();
        const some = left.slice(at, at + atOnce);
        const { outcomes, partly = [] } = await step(quiet, some);
        if (!isLast) waiting.push(...some.filter(({ id }) => isOwing(outcomes.get(id))));
        const settled = new Map([...outcomes].filter(([id]) => !waiting.some((one) => one.id === id)));
        report.add(settled, partly);
        if (performance.now() - told > tellEvery) {
          isCancelled = (await storeProgress(call, runId, report)) || (await isOutOfRoom(call));
          told = performance.now();
        }
        await sleep((performance.now() - began) * rest);
      }
      left = waiting;
    }
  } catch (problem) {
    const isBegun = report.done > 0 || !(problem instanceof Refusal);
    if (isBegun) await end(true);
    else await back();
    throw problem;
  }
  await storeProgress(call, runId, report);
  return end(isCancelled && report.done < members.length);

  async function end(isBrokenOff: boolean): Promise<BulkResult> {
    const result = await report.result(call, entity, runId, isBrokenOff);
    await over(result, report.mayPassCount);
    return result;
  }
}

/** Whether there is no room for more; the reply then says so. */
async function isOutOfRoom({ room, alerts, words }: Call): Promise<boolean> {
  const isShort = await room.isShort();
  if (isShort) alerts.push(words.sentence('diskFull'));
  return isShort;
}

function isOwing(outcome: Outcome | undefined): boolean {
  return outcome instanceof Refusal && owing.includes(outcome.code);
}
