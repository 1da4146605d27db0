import { afterAll, expect, test } from 'vitest';
import { storedPaper } from '../../testing/print/stored-papers.ts';
import { endPrinting, printPaper } from './print-paper.ts';
import { renderPaper } from './render-paper.ts';

const pictures = new Map();
const paper = storedPaper('confirmation-one-page');

afterAll(endPrinting);

test('papers are printed in threads, with the same bytes and each for who asked', async () => {
  const names = ['quote-en', 'quote-de', 'confirmation-one-page', 'quote-fr', 'status-report'];
  const prints = await Promise.all(names.map((name) => printPaper(storedPaper(name), { pictures })));
  for (const [index, name] of names.entries()) {
    const own = await renderPaper(storedPaper(name), pictures);
    expect(prints[index]?.pages).toBe(own.pages);
    expect(prints[index]?.bytes.equals(own.bytes)).toBe(true);
  }
});

test('a paper that cannot be printed is refused with the reason, and the next is printed', async () => {
  await expect(printPaper({ ...paper, runningFoot: '😀' }, { pictures })).rejects.toThrow('U+1F600');
  expect((await printPaper(paper, { pictures })).pages).toBe(1);
});

test('what is no paper is refused, and keeps no thread', async () => {
  const functions = { ...paper, title: () => 'title' } as never;
  for (let time = 0; time < 3; time += 1) await expect(printPaper(functions, { pictures })).rejects.toThrow('clone');
  expect((await printPaper(paper, { pictures })).pages).toBe(1);
});

test('a thread that takes too long or too much is ended, and another takes its place', async () => {
  const endless = { ...paper, blocks: new Array(2_000_000).fill({ type: 'paragraph', text: 'Without end.' }) };
  await expect(printPaper(endless, { pictures })).rejects.toThrow(/longer than 10 s|memory/);
  expect((await printPaper(paper, { pictures })).pages).toBe(1);
});

test('what is printed and what waits is refused when printing ends, and it can begin again', async () => {
  const prints = Array.from({ length: 5 }, () => printPaper(storedPaper('quote-twelve-pages'), { pictures }));
  const ended = Promise.allSettled(prints);
  await endPrinting();
  for (const print of await ended)
    expect(print).toMatchObject({ status: 'rejected', reason: { message: 'Printing ended.' } });
  expect((await printPaper(paper, { pictures })).pages).toBe(1);
});
