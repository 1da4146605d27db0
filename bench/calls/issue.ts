import { addDays } from '@mandate/contract/values/dates.ts';
import { dataFolder } from '../bench-folder.ts';
import type { Caller } from '../caller.ts';
import type { Figure } from '../figure.ts';
import { median, percentile } from '../percentile.ts';
import { startApp } from '../process/app-process.ts';

const rounds = 60;
const lines = 15;
const mostMs = 100;

export const claims = `A quote of ${lines} lines is issued within ${mostMs} ms, its print not counted; saving its project beside it.`;

interface Project {
  id: string;
  version: number;
}

/** Saves projects and issues their quotes, one after the other. @param folders of the database, if it is not to be the kept one */
export async function issueBench([folder]: string[]): Promise<Figure[]> {
  const app = await startApp(folder ?? dataFolder('mail'), 'firm');
  try {
    const project = await readyToQuote(app.caller);
    const [saves, issues]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      const saved = await app.caller.post<Project>('/project/save', { ...project, name: `Measured ${round}` });
      const { id: recordId, version } = saved.data;
      const issued = await app.caller.post('/document/issue', { kind: 'quote', recordId, version });
      // The first rounds warm up.
      if (round < 10) continue;
      saves.push(saved.ms);
      issues.push(issued.ms);
    }
    return [
      {
        name: `a quote of ${lines} lines, issued`,
        unit: 'ms',
        figure: median(issues),
        range: [Math.min(...issues), Math.max(...issues)],
        reference: { name: 'saving its project', figure: median(saves) },
        wanted: { most: mostMs },
        note: `95 of 100 within ${Math.round(percentile(issues, 0.95))} ms, while those before are printed`,
      },
    ];
  } finally {
    await app.stop();
  }
}

/** What is saved of a project whose quote can be issued as it is. */
async function readyToQuote(caller: Caller): Promise<object> {
  const { data } = await caller.post<Project>('/customer/save', { name: 'Measured & Sons', countryCode: 'DE' });
  const today = new Date().toISOString().slice(0, 10);
  return {
    customerId: data.id,
    startDate: today,
    quoteValidUntil: addDays(today, 30),
    lines: Array.from({ length: lines }, (_, at) => ({
      ...{ type: 'service', description: `Work ${at}`, quantity: '2', unit: 'day' },
      ...{ unitPrice: String(900 + at), unitCost: '500' },
    })),
  };
}
