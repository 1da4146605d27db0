import { expect, test } from 'vitest';
import { isLoading, putLoaderAway, whileLoading } from './loader.ts';

/** Work that ends when it is told to. */
function work() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { done: whileLoading(() => promise), resolve, reject };
}

test('the loader disappears when the last task ends, even when it failed', async () => {
  const [first, second] = [work(), work()];
  expect(isLoading()).toBe(true);
  first.reject(new Error('refused'));
  await expect(first.done).rejects.toThrow('refused');
  expect(isLoading()).toBe(true);
  second.resolve('done');
  await expect(second.done).resolves.toBe('done');
  expect(isLoading()).toBe(false);
});

test('a task that fails before it begins leaves no loader behind', async () => {
  const begun = whileLoading(() => {
    throw new Error('no body');
  });
  await expect(begun).rejects.toThrow('no body');
  expect(isLoading()).toBe(false);
});

test('a loader that was dismissed stays away until another task needs it', async () => {
  const slow = work();
  putLoaderAway();
  expect(isLoading()).toBe(false);
  const next = work();
  expect(isLoading()).toBe(true);
  next.resolve('done');
  await next.done;
  putLoaderAway();
  slow.resolve('done');
  await slow.done;
  expect(isLoading()).toBe(false);
  const later = work();
  expect(isLoading()).toBe(true);
  later.resolve('done');
  await later.done;
});
