import { setTimeout as sleep } from 'node:timers/promises';
import { dataFolder } from '../bench-folder.ts';
import { Caller } from '../caller.ts';
import type { Figure } from '../figure.ts';
import { median } from '../percentile.ts';
import { print } from '../print.ts';
import { startApp } from '../process/app-process.ts';
import { timed, workBeside } from './work-beside.ts';

const projects = 10_200;
const wanted = 5_000;
const most = { prepare: 3, raise: 10, beside: 1.5 };
const rounds = 5;
const name = 'Yearly priced';

export const claims = `${wanted} prices raised on a day: worked out within ${most.prepare} s, changed within ${most.raise} s, others slowed by at most a half meanwhile; its undo beside it.`;

interface Receipt {
  receipt: string;
  count: number;
}

/**
 * Raises five thousand prices, over and over, while somebody else works; then takes it back.
 * @param folders of the database, if it is not to be the kept one
 */
export async function raise([folder]: string[]): Promise<Figure[]> {
  const app = await startApp(folder ?? dataFolder(String(projects)), projects);
  const other = new Caller(app.caller.address);
  try {
    await other.signIn(app.account.email, app.account.password);
    await makeServices(app.caller);
    const { data } = await app.caller.post<{ rows: { id: string }[] }>('/project/get-grid', { pageSize: 50 });
    const ids = data.rows.map(({ id }) => id);
    const [prepared, raised, undone, alone, beside]: number[][] = [[], [], [], [], []];
    for (let round = 0; round <= rounds; round += 1) {
      const before = workBeside(other, ids);
      await sleep(4_000);
      const quiet = await before.stop();
      const during = workBeside(other, ids);
      const receipt = await timed(() => prepare(app.caller));
      const act = await timed(() =>
        app.caller.post<{ changed: number }>('/rate/raise', { receipt: receipt.result.receipt, projects: [] }),
      );
      const busy = await during.stop();
      const undo = await timed(() => app.caller.post(`/rate/undo-raise/${receipt.result.receipt}`, {}));
      // The first round warms both up.
      if (round === 0) continue;
      prepared?.push(receipt.seconds);
      raised?.push(act.seconds);
      undone?.push(undo.seconds);
      alone?.push(...quiet);
      beside?.push(...busy);
      print(
        `  round ${round}: ${act.result.data.changed} prices worked out in ${receipt.seconds.toFixed(1)} s, changed in ${act.seconds.toFixed(1)} s, taken back in ${undo.seconds.toFixed(1)} s, calls of others ${median(quiet).toFixed(1)} ms alone, ${median(busy).toFixed(1)} ms beside it`,
      );
    }
    const range = (seconds: number[] = []) => [Math.min(...seconds), Math.max(...seconds)] as const;
    const figure = (title: string, seconds: number[] = [], limit?: number): Figure => ({
      name: title,
      unit: 's',
      figure: median(seconds),
      range: range(seconds),
      ...(limit !== undefined && { wanted: { most: limit } }),
    });
    return [
      figure(`receipt of ${wanted.toLocaleString('en')} prices`, prepared, most.prepare),
      figure(`rise of ${wanted.toLocaleString('en')} prices`, raised, most.raise),
      figure('undo of the rise', undone),
      {
        name: 'calls of others beside the rise',
        unit: 'ms',
        figure: median(beside ?? []),
        reference: { name: 'alone', figure: median(alone ?? []) },
        wanted: { most: median(alone ?? []) * most.beside },
      },
    ];
  } finally {
    other.close();
    await app.stop();
  }
}

/** Makes what is missing of the services whose prices are raised. */
async function makeServices(caller: Caller): Promise<void> {
  const { data } = await caller.post<{ total: number }>('/service/get-grid', {
    search: name,
    pageSize: 1,
    total: 'exact',
  });
  if (data.total >= wanted) return;
  const category = await caller.post<{ id: string }>('/service-category/save', { name: `${name} ${Date.now()}` });
  for (let number = data.total; number < wanted; number += 1)
    await caller.post('/service/save', {
      name: `${name} ${number}`,
      categoryId: category.data.id,
      unitPrice: String(800 + (number % 900)),
    });
}

async function prepare(caller: Caller): Promise<Receipt> {
  const from = `${new Date().getUTCFullYear() + 1}-01-01`;
  const request = { of: 'service', query: { search: name }, side: 'sell', percent: '4', roundTo: { EUR: '5' }, from };
  const { data } = await caller.post<Receipt>('/rate/prepare-raise', request);
  if (data.count < wanted) throw new Error(`${wanted} prices are needed, there are ${data.count}.`);
  return data;
}
