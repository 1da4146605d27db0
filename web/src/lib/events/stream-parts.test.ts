import { expect, test } from 'vitest';
import { type StreamPart, streamParts } from './stream-parts.ts';

async function read(pieces: Iterable<Uint8Array>): Promise<StreamPart[]> {
  const parts: StreamPart[] = [];
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
  for await (const part of streamParts(body)) parts.push(part);
  return parts;
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

test('a live event has a name and data of one or several lines', async () => {
  expect(await read([bytesOf('event: job\ndata: {"a":\ndata: 1}\n\ndata:plain\n\n')])).toEqual([
    { kind: 'event', name: 'job', data: '{"a":\n1}' },
    { kind: 'event', name: 'message', data: 'plain' },
  ]);
});

test('live events arrive whole even when cut within a line, its end or a letter', async () => {
  const whole = bytesOf('event: job\r\ndata: Ørnsund: 1\r\n\r\n');
  const parts = await read([...whole].map((byte) => Uint8Array.of(byte)));
  expect(parts).toEqual([{ kind: 'event', name: 'job', data: 'Ørnsund: 1' }]);
});

test('the stream of live events is kept alive by remarks, tells how long to wait, and drops a cut-off event', async () => {
  expect(await read([bytesOf('retry: 2000\n: here\n\nevent: job\ndata: half')])).toEqual([
    { kind: 'retry', milliseconds: 2000 },
    { kind: 'alive' },
  ]);
});
