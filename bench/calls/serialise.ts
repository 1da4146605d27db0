import { isDeepStrictEqual } from 'node:util';
import bySchemaOf, { type Schema } from 'fast-json-stringify';
import { dataFolder } from '../bench-folder.ts';
import type { Figure } from '../figure.ts';
import { median } from '../percentile.ts';
import { startApp } from '../process/app-process.ts';
import { listQuery } from './list-query.ts';
import { projectOf15Lines } from './project-of-15-lines.ts';

const projects = 100_000;
const rounds = 11;
const writings = 500;

export const claims = 'Replies written by JSON.stringify against a writer made of their schema.';

/** Asks for replies and writes them both ways in turn, in the process of the bench. */
export async function serialise([folder]: string[]): Promise<Figure[]> {
  const { caller, stop } = await startApp(folder ?? dataFolder(String(projects)), projects);
  try {
    const page = await caller.post('/project/get-grid', listQuery);
    const record = await caller.get(`/project/get-by-id/${await projectOf15Lines(caller)}`);
    return [compared('50 projects, 8 columns', page.data), compared('a project of 15 lines', record.data)];
  } finally {
    await stop();
  }
}

/** How often a second a reply is written into the bytes that are sent, by rounds that alternate. */
function compared(name: string, data: unknown): Figure {
  const reply = { result: 'success', data, errorCode: null, errorMessage: null };
  const bySchema = bySchemaOf(schemaOf(reply));
  if (!isDeepStrictEqual(JSON.parse(bySchema(reply)), JSON.parse(JSON.stringify(reply))))
    throw new Error(`${name}: the writer made of the schema writes something else.`);
  const own: number[] = [];
  const others: number[] = [];
  // The first round warms up.
  for (let round = 0; round <= rounds; round += 1) {
    const rates = [rateOf(() => JSON.stringify(reply)), rateOf(() => bySchema(reply))] as const;
    if (round === 0) continue;
    own.push(rates[0]);
    others.push(rates[1]);
  }
  return {
    name,
    unit: '/s',
    figure: median(own),
    range: [Math.min(...own), Math.max(...own)],
    reference: { name: 'by schema', figure: median(others) },
  };
}

function rateOf(write: () => string): number {
  const begun = performance.now();
  for (let at = 0; at < writings; at += 1) Buffer.from(write());
  return (writings * 1000) / (performance.now() - begun);
}

type Parts = Record<string, unknown>;

/** The schema a value is written by, as narrow as can be, to the favour of the writer made of it. */
function schemaOf(value: unknown): Schema {
  if (Array.isArray(value)) return { type: 'array', items: schemaOf(everyPart(value)) };
  if (typeof value === 'object' && value !== null) {
    const properties = Object.entries(value).map(([name, part]) => [name, schemaOf(part)]);
    return { type: 'object', nullable: true, properties: Object.fromEntries(properties) };
  }
  const type = typeof value === 'number' ? 'number' : typeof value === 'boolean' ? 'boolean' : 'string';
  return { type, nullable: true };
}

/** One item that has what any of them has. */
function everyPart(items: readonly unknown[]): unknown {
  const [first = null] = items;
  if (typeof first !== 'object' || first === null) return first;
  const filled = (items as Parts[]).map((item) => Object.entries(item).filter(([, part]) => part !== null));
  return { ...first, ...Object.fromEntries(filled.flat()) };
}
