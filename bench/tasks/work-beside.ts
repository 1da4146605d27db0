import { setTimeout as sleep } from 'node:timers/promises';
import type { Caller } from '../caller.ts';

/** Does some work. @returns what it gave, and the seconds it took */
export async function timed<Result>(work: () => Promise<Result>) {
  const started = performance.now();
  const result = await work();
  return { result, seconds: (performance.now() - started) / 1000 };
}

/** Somebody who reads lists and projects, a call every 20 ms after the last. @returns how to stop; it gives the times of the calls in ms */
export function workBeside(caller: Caller, ids: readonly string[]) {
  const times: number[] = [];
  let isStopped = false;
  const working = (async () => {
    for (let call = 0; !isStopped; call += 1) {
      const { ms } =
        call % 2
          ? await caller.get(`/project/get-by-id/${ids[call % ids.length]}`)
          : await caller.post('/project/get-grid', {});
      times.push(ms);
      await sleep(20);
    }
  })();
  return {
    async stop() {
      isStopped = true;
      await working;
      return times;
    },
  };
}

/** Asks the list of projects, a call every 20 ms after the last, while the work lasts. @returns the times in ms */
export async function listsBeside(caller: Caller, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let isOver = false;
  const over = work().finally(() => {
    isOver = true;
  });
  for (; !isOver; await sleep(20)) times.push((await caller.post('/project/get-grid', {})).ms);
  await over;
  return times;
}
