import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { dataFolder } from '../bench-folder.ts';
import { Caller } from '../caller.ts';
import type { Figure } from '../figure.ts';
import { median } from '../percentile.ts';
import { startApp } from '../process/app-process.ts';
import { listsBeside, timed } from './work-beside.ts';

const mails = 1_000;
const mostTimes = 1.1;
const leastRate = 0.95;
/** Mails a minute: the most the settings allow, and what they begin with. */
const rates = [6_000, 30];
/** How long lists are asked alone, and beside a rate at which a thousand mails would take half an hour. */
const secondsAsked = 15;

export const claims = `${mails} queued mails leave at the set rate; lists slowed by at most a tenth meanwhile.`;

/**
 * Sends queued mails to a mail server on this machine while lists are asked, beside asking them alone.
 * @param folders of the database, if it is not to be the kept one
 */
export async function mail([folder]: string[]): Promise<Figure[]> {
  process.env.MAIL_ALLOW_PRIVATE = 'true';
  const taker = new Worker(new URL('mail-taker.ts', import.meta.url));
  const [port] = (await once(taker, 'message')) as [number];
  const app = await startApp(folder ?? dataFolder('mail'), 'firm');
  const other = new Caller(app.caller.address);
  try {
    await other.signIn(app.account.email, app.account.password);
    // The first calls warm everything up.
    await listsBeside(other, () => sleep(3_000));
    const figures: Figure[] = [];
    for (const rate of rates) {
      await queue(app.caller, port, rate);
      const alone = await listsBeside(other, () => sleep(secondsAsked * 1_000));
      const before = await taken(taker);
      let seconds = 0;
      const beside = await listsBeside(other, async () => {
        ({ seconds } = await timed(() => send(app.caller, taker, before, rate)));
      });
      figures.push(...figuresOf(rate, alone, beside, ((await taken(taker)) - before) / (seconds / 60)));
      await app.caller.post('/mail-message/pause', {});
    }
    return figures;
  } finally {
    other.close();
    await app.stop();
    await taker.terminate();
  }
}

/** Sets mail up at a rate and puts a thousand mails into the queue, while sending is paused. */
async function queue(caller: Caller, port: number, rate: number): Promise<void> {
  const { data } = await caller.get<{ version: number }>('/mail-server/get');
  const server = { enabled: true, host: '127.0.0.1', port, security: 'none', authMethod: 'none', maxPerMinute: rate };
  await caller.post('/mail-server/save', { version: data.version, ...server, fromEmail: 'office@firm.example' });
  await caller.post('/mail-message/pause', {});
  const email = `somebody.${Date.now()}@client.example`;
  await caller.post('/account/save', { fullName: 'Some Body', email });
  const found = await caller.post<{ rows: { id: string }[] }>('/mail-message/get-grid', { search: email });
  const id = found.data.rows[0]?.id;
  await caller.post(`/mail-message/cancel/${id}`, {});
  for (let made = 0; made < mails; made += 1) await caller.post(`/mail-message/resend/${id}`, {});
}

/** Lets the queue go until it is empty, or for as long as lists were asked alone. */
async function send(caller: Caller, taker: Worker, before: number, rate: number): Promise<void> {
  await caller.post('/mail-message/resume', {});
  const until = rate < mails ? Date.now() + secondsAsked * 1_000 : Date.now() + 120_000;
  while (Date.now() < until && (await taken(taker)) - before < mails) await sleep(50);
}

async function taken(taker: Worker): Promise<number> {
  taker.postMessage('how many');
  return (await once(taker, 'message'))[0] as number;
}

function figuresOf(rate: number, alone: number[], beside: number[], reached: number): Figure[] {
  return [
    {
      name: `list while mails leave, ${rate} a minute`,
      unit: 'ms',
      figure: median(beside),
      reference: { name: 'alone', figure: median(alone) },
      wanted: { most: median(alone) * mostTimes },
    },
    // Of a few mails the first one leaves at once: they are one more than the rate says.
    {
      name: `mails of the rate of ${rate} a minute`,
      unit: 'times',
      figure: reached / rate,
      wanted: { least: leastRate },
    },
  ];
}
