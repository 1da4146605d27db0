import { expect, test, vi } from 'vitest';
import { type Upload, uploadQueue } from './upload-queue.ts';

/** A queue whose files are sent when the test says so. */
function begin() {
  const ends = new Map<string, { done: () => void; fail: (reason: Error) => void; sent: (share: number) => void }>();
  const onAdded = vi.fn<(upload: Upload) => void>();
  const queue = uploadQueue({
    send: ({ id }, onSent, signal) =>
      new Promise<void>((done, fail) => {
        ends.set(id, { done, fail, sent: (share) => onSent(share, 100) });
        signal.addEventListener('abort', () => fail(new Error('given up')));
      }),
    check: (file) => (file.name.endsWith('.exe') ? 'not taken' : null),
    problemOf: (failure) => (failure as Error).message,
    onAdded,
  });
  const states = () => queue.uploads().map(({ id, state, percent }) => `${id} ${state} ${percent}`);
  return { queue, ends, onAdded, states };
}

const files = (...names: string[]) => names.map((name) => ({ id: name, file: new File(['x'], name) }));
const turn = () => new Promise((done) => setTimeout(done));

test('two files are sent at a time, and the next one when one has arrived', async () => {
  const { queue, ends, onAdded, states } = begin();
  queue.add(files('a', 'b', 'c'), 'other');
  expect(states()).toEqual(['a sending 0', 'b sending 0', 'c waiting 0']);
  ends.get('a')?.sent(40);
  ends.get('b')?.sent(100);
  expect(states()).toEqual(['a sending 40', 'b checking 100', 'c waiting 0']);
  ends.get('b')?.done();
  await turn();
  expect(states()).toEqual(['a sending 40', 'c sending 0']);
  expect(onAdded.mock.calls.map(([{ id }]) => id)).toEqual(['b']);
});

test('a refused upload stays in the list with its reason, and can be tried again or removed', async () => {
  const { queue, ends, states } = begin();
  queue.add(files('a.exe', 'b'), 'other');
  ends.get('b')?.fail(new Error('too large'));
  await turn();
  expect(queue.uploads().map(({ problem, isFinal }) => [problem, isFinal])).toEqual([
    ['not taken', true],
    ['too large', false],
  ]);
  queue.retry('b');
  expect(states()).toEqual(['a.exe refused 0', 'b sending 0']);
  queue.discard('a.exe');
  expect(states()).toEqual(['b sending 0']);
});

test('a file can be cancelled while it waits or is being sent, and makes room for the next', async () => {
  const { queue, states } = begin();
  queue.add(files('a', 'b', 'c', 'd'), 'other');
  queue.cancel('c');
  queue.cancel('a');
  await turn();
  expect(states()).toEqual(['a cancelled 0', 'b sending 0', 'c cancelled 0', 'd sending 0']);
});
