/** What a stream of events says: an event with its data, how long to wait before asking again, or that it is still there. */
export type StreamPart =
  | { kind: 'event'; name: string; data: string }
  | { kind: 'retry'; milliseconds: number }
  | { kind: 'alive' };

/**
 * Reads `text/event-stream` (HTML standard, 9.2.6) as it comes. An event that is cut off by the end is no event.
 * @throws what the body throws when it breaks off
 */
export async function* streamParts(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamPart> {
  let name = '';
  let data: string[] = [];
  for await (const line of lines(body)) {
    if (line === '') {
      if (data.length > 0) yield { kind: 'event', name: name || 'message', data: data.join('\n') };
      name = '';
      data = [];
      continue;
    }
    const [, field = '', value = ''] = /^([^:]*):? ?(.*)$/s.exec(line) ?? [];
    if (field === 'event') name = value;
    if (field === 'data') data.push(value);
    if (field === '') yield { kind: 'alive' };
    if (field === 'retry' && /^\d+$/.test(value)) yield { kind: 'retry', milliseconds: Number(value) };
  }
}

async function* lines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      rest += decoder.decode(value, { stream: true });
      // Whether a last CR is half of a line's end, the next piece tells.
      const isHalf = rest.endsWith('\r');
      const whole = (isHalf ? rest.slice(0, -1) : rest).split(/\r\n|\n|\r/);
      rest = `${whole.pop() ?? ''}${isHalf ? '\r' : ''}`;
      yield* whole;
    }
  } finally {
    reader.releaseLock();
  }
}
