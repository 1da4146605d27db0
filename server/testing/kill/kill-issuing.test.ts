import { setTimeout as sleep } from 'node:timers/promises';
import type { DocumentDetail } from '@mandate/contract/documents/document-detail.ts';
import { addDays, dayIn } from '@mandate/contract/values/dates.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServerProcess, signInTo, startServer } from '../server-process.ts';
import { makeTestFolder, removeTestFolder } from '../test-folder.ts';

const rounds = Number(process.env.ENDURE_ROUNDS ?? 1);
const quotes = 10;
const minutes = 60_000;

let folder: string;
/** Two that share a database, as one does that is replaced and the one that takes its place. */
let servers: ServerProcess[] = [];

beforeAll(async () => {
  folder = await makeTestFolder();
  servers = [await startServer({ DATA_DIR: folder }), await startServer({ DATA_DIR: folder })];
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()));
  await removeTestFolder(folder);
});

type Person = Awaited<ReturnType<typeof signInTo>>;

/** A quote that is asked for, and what came back if anything did. */
interface Asked {
  body: { kind: 'quote'; recordId: string; version: number };
  reply: DocumentDetail | null;
}

/** What is asked for of projects that are ready to be quoted. */
async function ready(person: Person): Promise<Asked[]> {
  const saved = async (noun: string, values: object) => {
    const { status, data } = await person.post(`/${noun}/save`, values);
    expect(status, noun).toBe(200);
    return data as { id: string; version: number };
  };
  const today = dayIn(new Date(), 'UTC');
  const customer = await saved('customer', { name: 'Aster & Sons', countryCode: 'DE' });
  const line = {
    type: 'service',
    description: 'Survey',
    quantity: '3',
    unit: 'day',
    unitPrice: '900',
    unitCost: '400',
  };
  const project = { customerId: customer.id, startDate: today, quoteValidUntil: addDays(today, 30), lines: [line] };
  const asked: Asked[] = [];
  for (let at = 0; at < quotes; at += 1) {
    const { id, version } = await saved('project', { name: `Flood study ${at}`, isInternal: false, ...project });
    asked.push({ body: { kind: 'quote', recordId: id, version }, reply: null });
  }
  return asked;
}

/** Asks for a quote; nothing comes of it where the server ends meanwhile. */
async function issue(person: Person, asked: Asked): Promise<void> {
  const reply = await person.post('/document/issue', asked.body).catch((error: unknown) => {
    if (error instanceof TypeError || error instanceof SyntaxError) return null;
    throw error;
  });
  if (reply?.status === 200) asked.reply = reply.data as DocumentDetail;
  else if (reply && reply.status < 500) throw new Error(`refused: ${JSON.stringify(reply)}`);
}

/** Issues what is next in the queue until nothing is left, or nothing comes back any more. */
async function issueFrom(queue: Asked[], person: Person): Promise<void> {
  for (let next = queue.shift(); next; next = queue.shift()) {
    await issue(person, next);
    if (next.reply === null) return;
  }
}

async function issuedOf(person: Person, asked: readonly Asked[]): Promise<DocumentDetail[]> {
  const value = asked.map(({ body }) => body.recordId);
  const filter = { all: [{ field: 'projectId', operator: 'anyOf', value }] };
  const { data } = await person.post('/document/get-grid', { filter, pageSize: 100 });
  return (data as { rows: DocumentDetail[] }).rows;
}

const numberOf = ({ number }: Pick<DocumentDetail, 'number'>) => Number(number.split('-')[1]);
/** A document but for the bytes, which follow. */
const said = ({ sha256: _sha256, size: _size, pages: _pages, ...document }: DocumentDetail) => document;

let last = 0;

test(
  'a server that is killed while two issue quotes loses none and doubles none, their numbers have no hole, and each has its bytes',
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      const people = await Promise.all(servers.map(({ url }) => signInTo(url)));
      const asked = await ready(people[0] as Person);
      const queue = [...asked];
      const issuing = people.flatMap((person) => [1, 2, 3].map(() => issueFrom(queue, person)));
      await sleep(5 + Math.random() * 295);
      const at = Math.random() < 0.5 ? 0 : 1;
      await servers[at]?.kill();
      await Promise.all(issuing);
      servers[at] = await startServer({ DATA_DIR: folder });

      const again = await Promise.all(servers.map(({ url }) => signInTo(url)));
      const person = again[at] as Person;
      for (const { reply } of asked)
        if (reply)
          expect(said((await person.get(`/document/get-by-id/${reply.id}`)).data as DocumentDetail)).toEqual(
            said(reply),
          );
      // Whether or not it had been issued: asked for again, by both at once, it is one.
      for (const one of asked.filter(({ reply }) => reply === null))
        await Promise.all(again.map((each) => issue(each, one)));
      const issued = await issuedOf(person, asked);
      expect(issued.map(({ id }) => id).sort()).toEqual(asked.map(({ reply }) => reply?.id).sort());
      const numbers = issued.map(numberOf).sort((one, other) => one - other);
      expect(numbers).toEqual(Array.from({ length: quotes }, (_, more) => last + 1 + more));
      last += quotes;

      await expect
        .poll(async () => (await issuedOf(person, asked)).filter(({ sha256 }) => sha256 === null).length)
        .toBe(0);
      for (const { id } of issued) expect(await person.file(`/document/fetch/${id}`)).toMatch(/^%PDF-[\s\S]*%%EOF\s*$/);
    }
  },
  300_000 + rounds * minutes,
);
