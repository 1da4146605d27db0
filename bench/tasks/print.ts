import { setTimeout as sleep } from 'node:timers/promises';
import type { Paper } from '@mandate/contract/paper/paper.ts';
import { endPrinting, printPaper } from '../../server/src/print/print-paper.ts';
import { storedPaper } from '../../server/testing/print/stored-papers.ts';
import { dataFolder } from '../bench-folder.ts';
import { Caller } from '../caller.ts';
import type { Figure } from '../figure.ts';
import { median, percentile } from '../percentile.ts';
import { startApp } from '../process/app-process.ts';
import { listsBeside, timed } from './work-beside.ts';

const pages = 10;
const rounds = 20;
const most = { seconds: 0.6, ms: 150 };

export const claims = `A paper of ${pages} pages is printed within ${most.seconds} s in its thread; lists within ${most.ms} ms (95 of 100) meanwhile.`;

/**
 * Prints a long quote over and over, as the server does it, while lists are asked of a server beside it; against asking them alone.
 * @param folders of the database, if it is not to be the kept one
 */
export async function printBench([folder]: string[]): Promise<Figure[]> {
  const app = await startApp(folder ?? dataFolder('mail'), 'firm');
  const other = new Caller(app.caller.address);
  const paper = await paperOfPages();
  try {
    await other.signIn(app.account.email, app.account.password);
    // The first calls and the first print warm everything up.
    await listsBeside(other, () => sleep(3_000));
    const alone = await listsBeside(other, () => sleep(10_000));
    const seconds: number[] = [];
    const beside = await listsBeside(other, async () => {
      for (let round = 0; round < rounds; round += 1)
        seconds.push((await timed(() => printPaper(paper, { pictures: new Map() }))).seconds);
    });
    const alone95 = percentile(alone, 0.95);
    return [
      {
        name: `a paper of ${pages} pages, printed`,
        unit: 's',
        figure: median(seconds),
        range: [Math.min(...seconds), Math.max(...seconds)],
        wanted: { most: most.seconds },
      },
      {
        name: 'lists meanwhile, 95 of 100 within',
        unit: 'ms',
        figure: percentile(beside, 0.95),
        reference: { name: 'alone', figure: alone95 },
        wanted: { most: most.ms },
      },
    ];
  } finally {
    other.close();
    await endPrinting();
    await app.stop();
  }
}

/** A quote with as many rows as fill its pages. */
async function paperOfPages(): Promise<Paper> {
  const long = storedPaper('quote-twelve-pages');
  for (let rows = 400; rows > 0; rows -= 5) {
    const paper = {
      ...long,
      blocks: long.blocks.map((block) =>
        block.type === 'table' ? { ...block, rows: block.rows.slice(0, rows) } : block,
      ),
    };
    if ((await printPaper(paper, { pictures: new Map() })).pages <= pages) return paper;
  }
  throw new Error('No number of rows fills the pages.');
}
