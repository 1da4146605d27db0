import { parentPort } from 'node:worker_threads';
import type { PrintAnswer, PrintOrder } from './print-paper.ts';
import { renderPaper } from './render-paper.ts';

// The thread that prints: one paper after the other, as printPaper asks.
parentPort?.on('message', async ({ paper, pictures }: PrintOrder) => {
  const answer: PrintAnswer = await renderPaper(paper, pictures).catch((error: Error) => ({ failure: error.message }));
  parentPort?.postMessage(answer);
});
