import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ServerProcess, signInTo, startServer } from '../../../testing/server-process.ts';
import { makeTestFolder, removeTestFolder } from '../../../testing/test-folder.ts';
import { readUntil, until } from '../../../testing/until.ts';
import { type SentSpan, startTraceCollector, type TraceCollector } from '../../../testing/watching/trace-collector.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanId = '00f067aa0ba902b7';
const isCall = ({ kind }: SentSpan) => kind === 2;

let folder: string;
let collector: TraceCollector;
let server: ServerProcess;
let sa: Awaited<ReturnType<typeof signInTo>>;

beforeAll(async () => {
  folder = await makeTestFolder();
  collector = await startTraceCollector();
  server = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  sa = await signInTo(server.url);
});
afterAll(async () => {
  await server.stop();
  await collector.close();
  await removeTestFolder(folder);
});

const start = (environment: Record<string, string>) =>
  startServer({
    DATA_DIR: folder,
    TRUSTED_PROXIES: '127.0.0.1',
    OTEL_BSP_SCHEDULE_DELAY: '50',
    OTEL_SERVICE_NAME: 'the tests',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=here',
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=of the tests',
    ...environment,
  });

/** Calls with a trace of its own, and gives the spans of that trace when that of the call is among them. */
async function spansOf(url: string, init: RequestInit, trace: string): Promise<SentSpan[]> {
  const traceparent = `00-${trace}-${spanId}-01`;
  await (await fetch(server.url + url, { ...init, headers: { ...init.headers, traceparent } })).text();
  return readUntil(
    async () => collector.spans.filter((span) => span.traceId === trace),
    (spans) => spans.some(isCall),
    'the span of the call',
  );
}

describe('with a collector', () => {
  test('each call is a span in the trace a trusted proxy began, and each statement one inside it', async () => {
    const spans = await spansOf('/health/ready', {}, traceId);
    const [call] = spans.filter(isCall);
    expect(call).toMatchObject({
      parentId: spanId,
      name: 'GET /health/ready',
      attributes: {
        'http.request.method': 'GET',
        'http.route': '/health/ready',
        'http.response.status_code': 200,
        'url.scheme': 'http',
      },
    });
    // So long that its end comes by another read of the connection than its beginning.
    const body = JSON.stringify({ username: 'marker@mandate.example', password: 'marker' }).padEnd(200_000);
    const headers = { 'content-type': 'application/json' };
    const other = traceId.replace('4', '5');
    const signIn = await spansOf('/account/verify-account', { method: 'POST', headers, body }, other);
    const [answered] = signIn.filter(isCall);
    const statements = signIn.filter((span) => !isCall(span));
    expect(answered?.attributes['http.response.status_code']).toBe(400);
    expect(statements.length).toBeGreaterThan(0);
    for (const statement of statements) {
      expect(statement).toMatchObject({ parentId: answered?.spanId, kind: 3 });
      expect(statement.attributes['db.system.name']).toBe('postgresql');
    }
    expect(statements.map(({ attributes }) => attributes['db.query.text'])).toContainEqual(
      expect.stringMatching(/from accounts/),
    );
  });

  test('a trace that begins here has the id the log says', async () => {
    await sa.post('/customer/get-grid', {});
    const isList = ({ name }: SentSpan) => name === 'POST /customer/get-grid';
    await until(() => collector.spans.some(isList), 'the span of the list');
    const span = collector.spans.find(isList);
    const lines = await readUntil(
      async () =>
        server
          .output()
          .err.split('\n')
          .filter((line) => line.includes('"/customer/get-grid"')),
      (found) => found.length > 0,
      'the line of the list',
    );
    expect(lines.map((line) => JSON.parse(line).traceId)).toEqual([span?.traceId]);
    expect(span?.parentId).toBe('');
  });

  test('statements of a call whose body was read are inside its span, transactions too', async () => {
    await sa.post('/customer/save', { name: 'Marker Ltd', city: 'Marker Town' });
    const isSave = ({ name }: SentSpan) => name === 'POST /customer/save';
    await until(() => collector.spans.some(isSave), 'the span of the save');
    const save = collector.spans.find(isSave);
    const inside = collector.spans.filter(({ parentId }) => parentId === save?.spanId).map(({ name }) => name);
    for (const name of ['BEGIN', 'INSERT', 'COMMIT']) expect(inside).toContain(name);
  });

  test('what an event stream goes on asking is not in the span of the call that opened it', async () => {
    const credentials = JSON.stringify({ username: 'sa@mandate.example', password: 'a password' });
    const json = { 'content-type': 'application/json' };
    const signIn = { method: 'POST', headers: json, body: credentials };
    const signedIn = await (await fetch(`${server.url}/account/verify-account`, signIn)).json();
    const { accessToken } = (signedIn as { data: { accessToken: string } }).data;
    const headers = { authorization: `Bearer ${accessToken}` };
    const streamed = traceId.replace('4', '6');
    const traceparent = `00-${streamed}-${spanId}-01`;
    const stream = await fetch(`${server.url}/event/stream`, { headers: { ...headers, traceparent } });
    await fetch(`${server.url}/account/revoke-refresh-token`, {
      method: 'POST',
      headers: { ...headers, ...json },
      body: '{}',
    });
    // It ends because it is asked again and again whether its session still lives.
    await stream.text();
    const isOfStream = (span: SentSpan) => span.traceId === streamed;
    await until(() => collector.spans.filter(isOfStream).some(isCall), 'the span of the stream');
    const texts = collector.spans.filter(isOfStream).map(({ attributes }) => String(attributes['db.query.text']));
    expect(texts.length).toBeGreaterThan(1);
    expect(texts.join()).not.toContain('s.id = any($1)');
  });

  test('no value, no query and nothing that was sent is in any span', async () => {
    const filter = { all: [{ field: 'name', operator: 'contains', value: 'marker' }] };
    const list = await sa.post('/customer/get-grid', { search: 'marker', filter });
    const found = await sa.get('/search/find?q=marker');
    expect([list.status, found.status]).toEqual([200, 200]);
    await sa.post('/public-document/open', { token: 'marker of a link' });
    await sa.get('/customer/get-by-id/01234567-marker');
    await sa.get('/customer/where-used/01234567-89ab-7000-8000-000000000abc?marker=1');
    await sa.get('/customer/get-by-id/01234567-89ab-7000-8000-000000000abc');
    const isMissed = ({ attributes }: SentSpan) => attributes['http.response.status_code'] === 404;
    await until(() => collector.spans.filter(isMissed).length >= 3, 'the spans of the last calls');
    const text = collector.text();
    expect(text).toContain('$1');
    expect(text).not.toMatch(/marker|mandate\.example|a password|01234567/i);
  });

  test('the collector is told whose spans they are, and gets the headers of the environment', () => {
    expect(collector.resource).toMatchObject({
      'service.name': 'the tests',
      'service.version': expect.stringMatching(/^\d/),
      'deployment.environment.name': 'here',
    });
    expect(collector.headers[0]).toMatchObject({ 'x-key': 'of the tests' });
  });

  test('nothing happens to calls when it is gone, and the log says so once', async () => {
    const gone = await startTraceCollector();
    await gone.close();
    const other = await start({
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${gone.url}/v1/traces`,
      OTEL_EXPORTER_OTLP_TIMEOUT: '300',
    });
    const isTold = () => other.output().err.includes('traces cannot be sent');
    const statuses: number[] = [];
    const call = async () => {
      statuses.push((await fetch(`${other.url}/health/live`)).status);
      return isTold();
    };
    await until(call, 'the log says it');
    await call();
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await other.stop()).toBe(0);
    expect(other.output().err.match(/traces cannot be sent/g)).toHaveLength(1);
  });

  test('what the sampler leaves out is not sent', async () => {
    const quiet = await startTraceCollector();
    const other = await start({
      OTEL_EXPORTER_OTLP_ENDPOINT: quiet.url,
      OTEL_TRACES_SAMPLER: 'parentbased_always_off',
    });
    await fetch(`${other.url}/health/live`);
    const traceparent = `00-${traceId}-${spanId}-01`;
    await fetch(`${other.url}/health/live`, { headers: { traceparent } });
    await other.stop();
    expect(quiet.spans.map((span) => span.traceId)).toEqual([traceId]);
    await quiet.close();
  });
});

/** Lets a process tell on its error output what it loads of OpenTelemetry. */
const telling = `--import=data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({ load(url, context, next) {
    if (url.includes('/@opentelemetry/')) process.stderr.write('loaded ' + url + '\\n');
    return next(url, context);
  } });`)}`;

test('without the option no span is made, and nothing of it is loaded', async () => {
  const asked = await startTraceCollector();
  const traced = await start({ NODE_OPTIONS: telling, OTEL_EXPORTER_OTLP_ENDPOINT: asked.url });
  await traced.stop();
  expect(traced.output().err).toContain('loaded ');
  const plain = await start({ NODE_OPTIONS: telling, OTEL_TRACES_SAMPLER: 'always_on' });
  const traceparent = `00-${traceId}-${spanId}-01`;
  expect((await fetch(`${plain.url}/health/ready`, { headers: { traceparent } })).status).toBe(200);
  await plain.stop();
  expect(plain.output().err).not.toContain('loaded ');
  expect(plain.output().err).toContain(`"traceId":"${traceId}"`);
  await asked.close();
});
