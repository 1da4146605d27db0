import { Worker } from 'node:worker_threads';
import type { PageStart } from '@mandate/contract/documents/document-detail.ts';
import type { Paper } from '@mandate/contract/paper/paper.ts';

/** The bytes of the pictures a paper names, by their sha256 in hexadecimal. */
export type Pictures = ReadonlyMap<string, Uint8Array>;

/** A paper as a PDF, how many pages it has, and where each begins. */
export interface Print {
  bytes: Buffer;
  pages: number;
  begins: PageStart[];
}

/** What a thread is asked, and what it answers. */
export interface PrintOrder {
  paper: Paper;
  pictures: Pictures;
}
export type PrintAnswer = (Omit<Print, 'bytes'> & { bytes: Uint8Array }) | { failure: string };

/** How many papers are printed at once, what one may take of a processor, of time and of memory, and after how long a thread that nobody needs ends. */
const most = { threads: 2, seconds: 10, secondsInAll: 120, megabytes: 512, idleSeconds: 60 };

interface Waiting extends PrintOrder {
  done(print: Print): void;
  failed(error: Error): void;
}

interface Thread {
  worker: Worker;
  job: Waiting | null;
  limit: NodeJS.Timeout | undefined;
}

const waiting: Waiting[] = [];
const threads = new Set<Thread>();

/**
 * Prints a paper in a thread of its own, at most two at once; others wait. The same paper gives the same bytes.
 * @param pictures the bytes of the logo, if the paper has one
 * @throws Error if a picture is missing or broken, a character is in no font, it took longer than 10 s, or printing ended
 */
export function printPaper(paper: Paper, { pictures }: { pictures: Pictures }): Promise<Print> {
  return new Promise((done, failed) => {
    waiting.push({ paper, pictures, done, failed });
    startNext();
  });
}

/** Ends the threads; what is being printed and what waits is refused. Whoever prints after that starts them again. */
export async function endPrinting(): Promise<void> {
  const ended = new Error('Printing ended.');
  for (const job of waiting.splice(0)) job.failed(ended);
  await Promise.all([...threads].map((thread) => end(thread, ended)));
}

function startNext(): void {
  if (waiting.length === 0) return;
  const free = [...threads].find(({ job }) => job === null) ?? (threads.size < most.threads ? start() : undefined);
  const job = free && waiting.shift();
  if (!free || !job) return;
  free.job = job;
  clearTimeout(free.limit);
  void limit(free, job);
  free.worker.ref();
  try {
    free.worker.postMessage({ paper: job.paper, pictures: job.pictures } satisfies PrintOrder);
  } catch (error) {
    // What cannot be handed over is no paper: the thread is free again.
    finish(free, { failure: (error as Error).message });
  }
}

/** Ends a thread that takes too long. What counts is what it takes of a processor: on a busy machine a paper takes its time. */
async function limit(thread: Thread, job: Waiting): Promise<void> {
  const before = await secondsOf(thread);
  const started = performance.now();
  while (thread.job === job) {
    const spent = (await secondsOf(thread)) - before;
    if (thread.job !== job) return;
    if (spent >= most.seconds || performance.now() - started > most.secondsInAll * 1000)
      return end(thread, new Error(`Printing took longer than ${most.seconds} s.`));
    await new Promise<void>((over) => {
      thread.limit = setTimeout(over, (most.seconds - spent) * 1000);
    });
  }
}

/** What a thread has taken of a processor; nothing before it runs. */
async function secondsOf({ worker }: Thread): Promise<number> {
  const { user, system } = await worker.cpuUsage().catch(() => ({ user: 0, system: 0 }));
  return (user + system) / 1_000_000;
}

function start(): Thread {
  const worker = new Worker(new URL('print-worker.ts', import.meta.url), {
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: most.megabytes },
  });
  const thread: Thread = { worker, job: null, limit: undefined };
  threads.add(thread);
  worker.on('message', (answer: PrintAnswer) => finish(thread, answer));
  worker.on('error', (error) => end(thread, error));
  worker.on('exit', () => end(thread, new Error('The printing thread ended.')));
  return thread;
}

function finish(thread: Thread, answer: PrintAnswer): void {
  const { job } = thread;
  thread.job = null;
  clearTimeout(thread.limit);
  // A thread that waits keeps no program running.
  thread.worker.unref();
  thread.limit = setTimeout(() => end(thread, new Error('Nobody prints.')), most.idleSeconds * 1000).unref();
  if ('failure' in answer) job?.failed(new Error(answer.failure));
  else job?.done({ ...answer, bytes: Buffer.from(answer.bytes) });
  startNext();
}

/** Ends a thread, whatever it does; another takes its place when there is something to print. */
async function end(thread: Thread, reason: Error): Promise<void> {
  if (!threads.delete(thread)) return;
  clearTimeout(thread.limit);
  thread.job?.failed(reason);
  const ended = thread.worker.terminate();
  startNext();
  await ended;
}
