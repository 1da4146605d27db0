import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A span as a collector is told it. */
export interface SentSpan {
  traceId: string;
  spanId: string;
  /** Empty at the beginning of a trace. */
  parentId: string;
  name: string;
  /** 2 is a call that was answered, 3 one that was made. */
  kind: number;
  attributes: Record<string, string | number>;
}

/** A small collector of OpenTelemetry. */
export interface TraceCollector {
  url: string;
  spans: SentSpan[];
  /** The facts of whoever sent them, as sent last. */
  resource: Record<string, string | number>;
  /** Everything that was sent, as text. */
  text: () => string;
  /** The headers of each request. */
  headers: Record<string, string | string[] | undefined>[];
  close(): Promise<void>;
}

/** Listens for spans on a free port. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const bodies: Buffer[] = [];
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    bodies.push(body);
    collector.headers.push(request.headers);
    // ExportTraceServiceRequest, ResourceSpans, Resource and ScopeSpans of opentelemetry-proto.
    for (const ofResource of messages(body, 1)) {
      for (const resource of messages(ofResource, 1)) collector.resource = attributesOf(messages(resource, 1));
      for (const ofScope of messages(ofResource, 2)) collector.spans.push(...messages(ofScope, 2).map(spanOf));
    }
    response.writeHead(request.url === '/v1/traces' ? 200 : 404, { 'content-type': 'application/x-protobuf' }).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const collector: TraceCollector = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: [],
    resource: {},
    text: () => Buffer.concat(bodies).toString('latin1'),
    headers: [],
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return collector;
}

function spanOf(span: Buffer): SentSpan {
  const hex = (field: number) => (messages(span, field)[0] ?? Buffer.alloc(0)).toString('hex');
  return {
    traceId: hex(1),
    spanId: hex(2),
    parentId: hex(4),
    name: messages(span, 5)[0]?.toString() ?? '',
    kind: numbers(span, 6)[0] ?? 0,
    attributes: attributesOf(messages(span, 9)),
  };
}

/** Texts and whole numbers by their keys. */
function attributesOf(pairs: Buffer[]): Record<string, string | number> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const value = messages(pair, 2)[0] ?? Buffer.alloc(0);
      return [String(messages(pair, 1)[0]), messages(value, 1)[0]?.toString() ?? numbers(value, 3)[0] ?? ''];
    }),
  );
}

function messages(message: Buffer, wanted: number): Buffer[] {
  return fields(message).flatMap(({ field, value }) => (field === wanted && Buffer.isBuffer(value) ? [value] : []));
}

function numbers(message: Buffer, wanted: number): number[] {
  return fields(message).flatMap(({ field, value }) => (field === wanted && typeof value === 'number' ? [value] : []));
}

/** The fields of a message of Protocol Buffers: numbers as such, everything that has a length as its bytes. */
function fields(message: Buffer): { field: number; value: number | Buffer }[] {
  const found: { field: number; value: number | Buffer }[] = [];
  let at = 0;
  const varint = () => {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = message[at] ?? 0;
      at += 1;
      value += (byte & 0x7f) * factor;
      if (byte < 0x80) return value;
    }
  };
  while (at < message.length) {
    const tag = varint();
    const type = tag & 7;
    let value: number | Buffer = 0;
    if (type === 0) value = varint();
    else {
      const length = type === 2 ? varint() : type === 1 ? 8 : 4;
      value = message.subarray(at, at + length);
      at += length;
    }
    found.push({ field: Math.floor(tag / 8), value });
  }
  return found;
}
