import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { HolidayAnswer, HolidayOrder } from './holiday-order.ts';

/**
 * The public holidays of a country or region in some years, read in a thread of its own: loading those of every country takes long.
 * @returns null where the country or the region is not known
 */
export async function readHolidays(order: HolidayOrder): Promise<HolidayAnswer> {
  const worker = new Worker(new URL('holiday-worker.ts', import.meta.url), {
    env: {},
    execArgv: [],
    workerData: order,
  });
  try {
    const [answer] = (await once(worker, 'message')) as [HolidayAnswer];
    return answer;
  } finally {
    await worker.terminate();
  }
}
