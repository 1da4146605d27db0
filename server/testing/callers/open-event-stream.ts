import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { TestApp } from '../test-app.ts';
import { until } from '../until.ts';

/** An event as it was sent. */
export interface SentEvent {
  event: string;
  data: Record<string, unknown>;
}

/** A stream of events as a browser reads it. */
export interface ReadStream {
  status: number;
  type: string;
  /** What came so far, newest last. */
  events: SentEvent[];
  /** Everything as it came. */
  text: () => string;
  isOver: () => boolean;
  /** Waits for an event. */
  next(isIt: (event: SentEvent) => boolean): Promise<SentEvent>;
  close(): void;
}

/** Opens the stream of whoever has the token, and goes on when its first bytes are there. */
export async function openEventStream(app: TestApp, token: string): Promise<ReadStream> {
  const headers = { authorization: `Bearer ${token}` };
  // Not by `fetch`: after a reply was left it keeps a connection without a call, on which a stop would wait.
  const request = get(`${app.url}/event/stream`, { headers, agent: false });
  const [reply] = (await once(request, 'response')) as [IncomingMessage];
  const events: SentEvent[] = [];
  let text = '';
  let isOver = false;
  reply.setEncoding('utf8').on('data', (some: string) => {
    text += some;
    events.splice(0, events.length, ...eventsIn(text));
  });
  reply
    .on('error', () => undefined)
    .on('close', () => {
      isOver = true;
    });
  await until(() => text !== '' || isOver, 'the stream sends something');
  return {
    status: reply.statusCode ?? 0,
    type: reply.headers['content-type'] ?? '',
    events,
    text: () => text,
    isOver: () => isOver,
    async next(isIt) {
      await until(
        () => events.some(isIt),
        () => `an event among ${text}`,
      );
      return events.find(isIt) as SentEvent;
    },
    close: () => void request.destroy(),
  };
}

function eventsIn(text: string): SentEvent[] {
  const whole = text.split('\n\n').slice(0, -1);
  return whole.flatMap((block) => {
    const [, event, data] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? [];
    return event && data ? [{ event, data: JSON.parse(data) as Record<string, unknown> }] : [];
  });
}
