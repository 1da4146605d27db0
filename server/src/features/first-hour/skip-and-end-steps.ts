import type { AnsweredStep, FirstHour, FirstHourStep } from '@mandate/contract/overview/first-hour.ts';
import type { Call } from '../../calls/call.ts';
import { findFirstHour } from './find-first-hour.ts';
import { markFirstHour } from './first-hour-facts.ts';

/** Leaves a step for later or for never; it can be done all the same. @returns how far the firm is then */
export async function skipStep(call: Call, step: FirstHourStep): Promise<FirstHour> {
  await markFirstHour(call.db, { [step]: 'skipped' as const }, null);
  return endWithTheLast(call);
}

/** Says of a step that what the product came with, or what is set by now, is right. @returns how far the firm is then */
export async function agreeToStep(call: Call, step: AnsweredStep): Promise<FirstHour> {
  await markFirstHour(call.db, { [step]: 'agreed' as const }, null);
  return endWithTheLast(call);
}

/** Ends the first hour: what is open is skipped. @returns how far the firm is then */
export async function endFirstHour(call: Call): Promise<FirstHour> {
  const { steps } = await findFirstHour(call);
  const skipped = steps.filter(({ state }) => state === 'open').map(({ step }) => [step, 'skipped'] as const);
  await markFirstHour(call.db, Object.fromEntries(skipped), new Date().toISOString());
  return findFirstHour(call);
}

/** Once nothing is open it is over for good: a service deleted next year does not bring it back. */
async function endWithTheLast(call: Call): Promise<FirstHour> {
  const found = await findFirstHour(call);
  if (found.steps.every(({ state }) => state !== 'open')) await markFirstHour(call.db, {}, new Date().toISOString());
  return found;
}
