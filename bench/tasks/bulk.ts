import { setTimeout as sleep } from 'node:timers/promises';
import { dataFolder } from '../bench-folder.ts';
import { Caller } from '../caller.ts';
import type { Figure } from '../figure.ts';
import { median } from '../percentile.ts';
import { print } from '../print.ts';
import { startApp } from '../process/app-process.ts';
import { timed, workBeside } from './work-beside.ts';

const projects = 10_200;
const wanted = 10_000;
const mostSeconds = 10;
const mostTimes = 1.1;
const rounds = 5;

export const claims = `A bulk edit of ${wanted} projects within ${mostSeconds} s, others slowed by at most a tenth while it runs; its undo beside it.`;

interface Run {
  batchId: string;
  changed: number;
}

/**
 * Edits ten thousand projects at once, over and over, while somebody else works; then takes it back.
 * @param folders of the database, if it is not to be the kept one
 */
export async function bulk([folder]: string[]): Promise<Figure[]> {
  const app = await startApp(folder ?? dataFolder(String(projects)), projects);
  const other = new Caller(app.caller.address);
  try {
    await other.signIn(app.account.email, app.account.password);
    const { data } = await app.caller.post<{ rows: { id: string }[] }>('/project/get-grid', { pageSize: 50 });
    const ids = data.rows.map(({ id }) => id);
    const work = () => workBeside(other, ids);
    const [runs, undos, alone, beside]: number[][] = [[], [], [], []];
    for (let round = 0; round <= rounds; round += 1) {
      const before = work();
      await sleep(4_000);
      const [quiet] = [await before.stop()];
      const during = work();
      const run = await timed(() => edit(app.caller, round));
      const busy = await during.stop();
      const undo = await timed(() => app.caller.post<Run>(`/project/undo-bulk/${run.result.batchId}`, {}));
      // The first round warms both up.
      if (round === 0) continue;
      runs?.push(run.seconds);
      undos?.push(undo.seconds);
      alone?.push(...quiet);
      beside?.push(...busy);
      print(
        `  round ${round}: ${run.result.changed} changed in ${run.seconds.toFixed(1)} s, undone in ${undo.seconds.toFixed(1)} s, calls of others ${median(quiet).toFixed(1)} ms alone, ${median(busy).toFixed(1)} ms beside it`,
      );
    }
    return figuresOf(runs ?? [], undos ?? [], alone ?? [], beside ?? []);
  } finally {
    other.close();
    await app.stop();
  }
}

async function edit(caller: Caller, round: number): Promise<Run> {
  const changes = { customerReference: `Round ${round}`, tags: { add: [`round ${round}`] } };
  const { data } = await caller.post<{ receipt: string; count: number }>('/project/prepare-bulk', {
    query: {},
    action: 'edit',
    changes,
  });
  if (data.count < wanted) throw new Error(`${wanted} projects are needed, there are ${data.count}.`);
  return (await caller.post<Run>('/project/run-bulk', { receipt: data.receipt })).data;
}

function figuresOf(runs: number[], undos: number[], alone: number[], beside: number[]): Figure[] {
  const range = (seconds: number[]) => [Math.min(...seconds), Math.max(...seconds)] as const;
  return [
    {
      name: `edit of ${wanted.toLocaleString('en')} projects`,
      unit: 's',
      figure: median(runs),
      range: range(runs),
      wanted: { most: mostSeconds },
    },
    { name: 'undo of the edit', unit: 's', figure: median(undos), range: range(undos) },
    {
      name: 'calls of others beside the edit',
      unit: 'ms',
      figure: median(beside),
      reference: { name: 'alone', figure: median(alone) },
      wanted: { most: median(alone) * mostTimes },
    },
  ];
}
