import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callsTo } from '../../../testing/callers/call.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { readUntil } from '../../../testing/until.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanId = '00f067aa0ba902b7';

let behindProxy: TestApp;
let alone: TestApp;

beforeAll(async () => {
  behindProxy = await startTestApp({ trustedProxies: ['127.0.0.1'] });
  alone = await startTestApp();
});
afterAll(() => Promise.all([behindProxy.close(), alone.close()]));

/** Makes a call, and gives the id of its request with the traces of its lines in the log. */
async function tracesOf(app: TestApp, path: string, traceparent?: string) {
  const { requestId } = await callsTo(app).get(path, traceparent === undefined ? {} : { traceparent });
  const lines = await readUntil(
    async () => app.log.map((line) => JSON.parse(line)).filter(({ reqId }) => reqId === requestId),
    (found) => found.some(({ msg }) => msg === 'replied'),
    'the lines of the call',
  );
  return { requestId, traces: [...new Set(lines.map((line) => line.traceId))] };
}

describe('the trace of a call', () => {
  test('is the one a trusted proxy names, in every line of the log about the call', async () => {
    const { traces } = await tracesOf(behindProxy, '/health/live', `00-${traceId}-${spanId}-01`);
    expect(traces).toEqual([traceId]);
  });

  test('is the one that a later version of the header names, which may say more', async () => {
    const { traces } = await tracesOf(behindProxy, '/health/live', `cc-${traceId}-${spanId}-00-what-the-future-brings`);
    expect(traces).toEqual([traceId]);
  });

  test('is called as its request where nobody names one, with a call that is not there as well', async () => {
    for (const path of ['/health/live', '/no/such/call']) {
      const { requestId, traces } = await tracesOf(behindProxy, path);
      expect(traces).toEqual([requestId.replaceAll('-', '')]);
    }
  });

  test.each([
    ['is no trace', 'hello'],
    ['has no span', `00-${traceId}-${'0'.repeat(16)}-01`],
    ['has no trace', `00-${'0'.repeat(32)}-${spanId}-01`],
    ['is in capitals', `00-${traceId.toUpperCase()}-${spanId}-01`],
    ['is too short', `00-${traceId.slice(1)}-${spanId}-01`],
    ['is of no version', `ff-${traceId}-${spanId}-01`],
    ['says more than its version has', `00-${traceId}-${spanId}-01-more`],
    ['is two', `00-${traceId}-${spanId}-01, 00-${traceId}-${spanId}-01`],
    ['tries to write into the log', `00-${traceId}-${spanId}-01"}`],
  ])('is not taken from a header that %s', async (_what, traceparent) => {
    const { requestId, traces } = await tracesOf(behindProxy, '/health/live', traceparent);
    expect(traces).toEqual([requestId.replaceAll('-', '')]);
  });

  test('is not taken from callers whose word is not trusted', async () => {
    const { requestId, traces } = await tracesOf(alone, '/health/live', `00-${traceId}-${spanId}-01`);
    expect(traces).toEqual([requestId.replaceAll('-', '')]);
  });
});
