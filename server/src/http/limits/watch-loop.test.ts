import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { watchLoop } from './watch-loop.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** Keeps the process from everything else. */
function block(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

test('a process that falls behind says so from the first call on', async () => {
  const loop = watchLoop();
  expect(loop.lateness()).toBe(0);
  block(600);
  await sleep(1);
  expect(loop.lateness()).toBeGreaterThan(200);
  loop.stop();
});

test('a process measures how late it is only while that is asked', () => {
  vi.useFakeTimers();
  const loop = watchLoop();
  expect(vi.getTimerCount()).toBe(0);
  loop.lateness();
  vi.advanceTimersByTime(4_000);
  expect(vi.getTimerCount()).toBe(1);
  loop.lateness();
  vi.advanceTimersByTime(4_000);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(2_000);
  expect(vi.getTimerCount()).toBe(0);
  loop.lateness();
  expect(vi.getTimerCount()).toBe(1);
  loop.stop();
  expect(vi.getTimerCount()).toBe(0);
});
