import { expect, test } from 'vitest';
import { enqueue, maySend, progressOf } from './queued.ts';

const file = (name: string, bytes: number) => new File(['x'.repeat(bytes)], name);

test('newly chosen files join those that were chosen before', () => {
  const queue = enqueue(enqueue([], [file('a.txt', 1)]), [file('b.txt', 2), file('a.txt', 3)]);
  expect(queue.map((each) => each.file.name)).toEqual(['a.txt', 'b.txt', 'a.txt']);
  expect(new Set(queue.map(({ id }) => id)).size).toBe(3);
});

test('a failed or cancelled upload can be sent again, one on its way or arrived cannot', () => {
  expect((['waiting', 'failed', 'cancelled', 'sending', 'done'] as const).map((status) => maySend({ status }))).toEqual(
    [true, true, true, false, false],
  );
});

test('the progress of uploads counts bytes, and an empty file once it has arrived', () => {
  const [first, second] = enqueue([], [file('a.txt', 9), file('empty.txt', 0)]);
  if (!first || !second) throw new Error('two files were queued');
  expect(progressOf([{ ...first, status: 'sending', sent: 4 }, second])).toEqual({ sent: 4, total: 10, done: 0 });
  expect(
    progressOf([
      { ...first, status: 'done', sent: 9 },
      { ...second, status: 'done' },
    ]),
  ).toEqual({
    ...{ sent: 10, total: 10, done: 2 },
  });
});
