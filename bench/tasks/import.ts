import { setTimeout as sleep } from 'node:timers/promises';
import { dataFolder } from '../bench-folder.ts';
import { Caller } from '../caller.ts';
import type { Figure } from '../figure.ts';
import { median } from '../percentile.ts';
import { print } from '../print.ts';
import { startApp } from '../process/app-process.ts';
import { timed, workBeside } from './work-beside.ts';

const projects = 200;
const [tried, taken] = [10_000, 100_000];
const [trialSeconds, importSeconds] = [20, 180];
const leastSpeed = 0.9;
/** How many are saved one by one to compare with. */
const savedAlone = 300;

export const claims = `A trial run of ${tried} rows within ${trialSeconds} s, an import of ${taken} within ${importSeconds} s, lists at ${leastSpeed} of their speed meanwhile.`;

interface Prepared {
  importId: string;
  mapping: unknown[];
}

interface JobRow {
  state: string;
  result: { created: number; failed: number };
}

/**
 * Tries ten thousand customers of a file and imports a hundred thousand while somebody else works, beside saving customers one by one.
 * @param folders of the database, if it is not to be the kept one
 */
export async function importBench([folder]: string[]): Promise<Figure[]> {
  const app = await startApp(folder ?? dataFolder('import'), projects);
  const other = new Caller(app.caller.address);
  try {
    await other.signIn(app.account.email, app.account.password);
    const { data } = await app.caller.post<{ rows: { id: string }[] }>('/project/get-grid', { pageSize: 50 });
    const ids = data.rows.map(({ id }) => id);
    const run = Date.now();
    const one = await timed(async () => {
      for (let at = 0; at < savedAlone; at += 1)
        await app.caller.post('/customer/save', customerOf(`${run} alone`, at));
    });
    const trials: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const { seconds, reading } = await imported(app.caller, `${run} trial ${round}`, tried, true);
      trials.push(seconds);
      print(`  trial ${round + 1}: ${tried} rows read in ${reading.toFixed(1)} s, tried in ${seconds.toFixed(1)} s`);
    }
    const before = workBeside(other, ids);
    await sleep(10_000);
    const alone = await before.stop();
    const during = workBeside(other, ids);
    const whole = await imported(app.caller, `${run} import`, taken, false);
    const beside = await during.stop();
    print(`  import: ${taken} rows read in ${whole.reading.toFixed(1)} s, taken over in ${whole.seconds.toFixed(1)} s`);
    return figuresOf({ trials, whole: whole.seconds, aloneEach: one.seconds / savedAlone, alone, beside });
  } finally {
    other.close();
    await app.stop();
  }
}

function customerOf(run: string, at: number) {
  return {
    name: `Customer ${run} ${at}`,
    countryCode: at % 2 ? 'DE' : 'AT',
    city: `City ${at % 500}`,
    notes: `Row ${at}`,
  };
}

/** Sends a file of customers and takes it over, or tries to. @returns seconds of reading it and of the rest */
async function imported(caller: Caller, run: string, count: number, dryRun: boolean) {
  const lines = ['Name,Country,City,Notes'];
  for (let at = 0; at < count; at += 1) lines.push(Object.values(customerOf(run, at)).join(','));
  const body = new FormData();
  body.set('file', new Blob([lines.join('\r\n')]), 'customers.csv');
  const { authorization = '' } = caller.headers;
  const read = await timed(async () => {
    const reply = await fetch(`${caller.address}/customer/prepare-import`, {
      method: 'POST',
      headers: { authorization },
      body,
    });
    const { data, errorMessage } = (await reply.json()) as { data: Prepared; errorMessage: string | null };
    if (errorMessage !== null) throw new Error(errorMessage);
    return data;
  });
  const { importId, mapping } = read.result;
  const request = { importId, mapping, matchBy: null, onError: 'skip', dryRun };
  const work = await timed(async () => {
    const { data } = await caller.post<{ jobId: string }>('/customer/import', request);
    return ended(caller, data.jobId);
  });
  if (work.result.created !== count) throw new Error(`${work.result.created} of ${count} customers are good.`);
  return { reading: read.seconds, seconds: work.seconds };
}

async function ended(caller: Caller, jobId: string): Promise<JobRow['result']> {
  for (;;) {
    const { data } = await caller.get<JobRow>(`/job/get-by-id/${jobId}`);
    if (data.state === 'done') return data.result;
    if (data.state === 'failed') throw new Error('the import failed');
    await sleep(100);
  }
}

interface Measured {
  trials: number[];
  whole: number;
  /** Seconds a save of one customer takes. */
  aloneEach: number;
  alone: number[];
  beside: number[];
}

function figuresOf({ trials, whole, aloneEach, alone, beside }: Measured): Figure[] {
  const saves = (rows: number) => ({ name: 'single saves', figure: aloneEach * rows });
  return [
    {
      name: `trial of ${tried.toLocaleString('en')} rows`,
      unit: 's',
      figure: median(trials),
      range: [Math.min(...trials), Math.max(...trials)],
      reference: saves(tried),
      wanted: { most: trialSeconds },
    },
    {
      name: `import of ${taken.toLocaleString('en')} rows`,
      unit: 's',
      figure: whole,
      reference: saves(taken),
      wanted: { most: importSeconds },
    },
    {
      name: 'calls of others beside the import',
      unit: 'ms',
      figure: median(beside),
      reference: { name: 'alone', figure: median(alone) },
      wanted: { most: median(alone) / leastSpeed },
    },
  ];
}
