import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { GridPage, SentGridQuery } from '@mandate/contract/grid.ts';
import autocannon from 'autocannon';
import { startApp } from './app-process.ts';
import { dataFolder } from './bench-folder.ts';
import { median } from './percentile.ts';
import { say, sayTable, verdict } from './print.ts';
import type { Recorded } from './record-statements.ts';

const least = 0.6;
const connections = 16;
const rounds = 7;
const roundSeconds = 3;
const warmSeconds = 5;
const query: SentGridQuery = { page: 1, pageSize: 50 };
const path = '/project/get-grid';

export const claims = `A grid reply of 50 projects at ${connections} connections: at least ${least} of the requests/s of a bare http + pg server.`;

/**
 * Loads the application and the bare server in turn on one database. The load, both servers and PostgreSQL share the machine; only one
 * server is loaded at a time.
 * @param folder of a database with at least 50 projects; without it the sample firm's
 */
export async function gridAgainstBare([folder]: string[]): Promise<void> {
  const app = await startApp(folder ?? dataFolder('firm'), 'firm');
  const { caller } = app;
  const ask = () => caller.post<GridPage<unknown>>(path, query);
  // The first call is not like those that follow: it also reads the caller's session.
  await ask();
  const recorded = await app.record(ask);
  const rows = (await ask()).data.rows.length;
  if (rows !== query.pageSize)
    throw new Error(`The grid has ${rows} rows, not ${query.pageSize}: the database is too small.`);
  const bare = await startBare(recorded);
  say(
    `${rows} rows by ${recorded.statements.length} statements; ${rounds} rounds of ${roundSeconds} s each, after ${warmSeconds} s of warming up.`,
  );
  try {
    const load = async (address: string, duration: number) => {
      const { headers } = caller;
      const result = await autocannon({
        url: address + path,
        connections,
        duration,
        method: 'POST',
        headers,
        body: JSON.stringify(query),
      });
      const failed = result.non2xx + result.errors + result.timeouts;
      if (failed > 0) throw new Error(`${failed} calls of ${address} failed.`);
      return result.requests.average;
    };
    const appAddress = caller.address;
    await load(appAddress, warmSeconds);
    await load(bare.address, warmSeconds);
    const measured: { app: number; bare: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      // Who goes first changes, so that a machine that slows down or recovers favours neither.
      const appFirst = round % 2 === 0 ? await load(appAddress, roundSeconds) : null;
      const ofBare = await load(bare.address, roundSeconds);
      measured.push({ app: appFirst ?? (await load(appAddress, roundSeconds)), bare: ofBare });
    }
    report(measured);
  } finally {
    await bare.stop();
    await app.stop();
  }
}

function report(measured: { app: number; bare: number }[]): void {
  const ratios = measured.map(({ app, bare }) => app / bare);
  const ratio = median(ratios);
  sayTable([
    ['', 'requests/s'],
    ['application', median(measured.map(({ app }) => app)).toFixed(0)],
    ['bare http + pg', median(measured.map(({ bare }) => bare)).toFixed(0)],
  ]);
  const spread = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
  say(`  ratio ${ratio.toFixed(2)} (rounds ${spread}), at least ${least} is demanded${verdict(ratio >= least)}`);
}

async function startBare(recorded: Recorded): Promise<{ address: string; stop(): Promise<void> }> {
  const server = fork(fileURLToPath(new URL('bare-server.ts', import.meta.url)));
  server.send(recorded);
  const [address] = await once(server, 'message');
  return {
    address: String(address),
    async stop() {
      const ended = once(server, 'exit');
      server.disconnect();
      await ended;
    },
  };
}
