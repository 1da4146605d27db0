import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '../../src/database/connection/connect.ts';
import type { AdmissionLimits } from '../../src/http/limits/admission.ts';
import { signIn } from '../callers/people.ts';
import { freezeDatabase } from '../database/frozen-database.ts';
import { openSilentProxy } from '../database/silent-proxy.ts';
import { makeSmallDisk, type SmallDisk } from '../database/small-disk.ts';
import { createTestDatabase } from '../database/test-database.ts';
import { recordedLog } from '../recorded-log.ts';
import { type ServerProcess, startServer } from '../server-process.ts';
import { startTestApp } from '../test-app.ts';
import { makeTestFolder, removeTestFolder } from '../test-folder.ts';
import { figuresOf, Ledger, type Told, tell, timesOf, type Way, wayTo } from './ledger.ts';
import { type Beginning, sendSlowly } from './slow-sender.ts';

/** The long form attacks a server as `npm start` starts it, with its usual limits, and prints figures; the short one shows the same in seconds. */
const isLong = process.env.ENDURE_ROUNDS !== undefined;
const rounds = Number(process.env.ENDURE_ROUNDS ?? 1);
const minutes = 60_000;

const say = (line: string) => void (isLong && process.stdout.write(`  ${line}\n`));

/** Things to be undone, the last one first, also when a test fails. */
const undoing: (() => unknown)[] = [];
afterEach(async () => {
  for (const undo of undoing.splice(0).reverse()) await undo();
});

/** Who works meanwhile: saves, reads, and asks whether the process lives, one call after the other each. */
function workMeanwhile(way: () => Way, ledger: Ledger) {
  let isOver = false;
  const [saves, reads, lives]: [Told[], Told[], Told[]] = [[], [], []];
  const onAndOn = async (all: Told[], path: string, body?: object) => {
    while (!isOver) all.push(await tell(way(), path, body));
  };
  const working = Promise.all([
    ledger.saveOnAndOn(
      way,
      () => isOver,
      (told) => saves.push(told),
    ),
    ledger.saveOnAndOn(
      way,
      () => isOver,
      (told) => saves.push(told),
    ),
    onAndOn(reads, '/customer/get-grid', { pageSize: 10 }),
    onAndOn(lives, '/health/live'),
  ]);
  return {
    saves,
    reads,
    lives,
    async stop() {
      isOver = true;
      await working;
    },
  };
}

/** Every call was answered with what it asked for, or with 503 and when to come back. */
function expectAnswered(all: readonly Told[]): void {
  for (const told of all) {
    if (told.status === 200) continue;
    expect(told).toMatchObject({ status: 503, errorCode: expect.any(String) });
    expect(Number(told.retryAfter)).toBeGreaterThan(0);
  }
}

async function expectWhole(ledger: Ledger, way: Way): Promise<void> {
  await ledger.repeatAll(way);
  const found = await ledger.check(way);
  say(`acknowledged ${ledger.acknowledged}, lost ${found.lost.length}, doubled ${found.doubled.length}`);
  expect(found).toEqual({ lost: [], doubled: [] });
}

/** A server as people start it. */
async function running(folder: string, environment: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await startServer({ DATA_DIR: folder, ...environment });
  undoing.push(() => server.kill());
  return server;
}

async function newFolder(): Promise<string> {
  const folder = await makeTestFolder();
  undoing.push(() => removeTestFolder(folder));
  return folder;
}

/** A server whose slow callers and database can be played with: a process in the long form, else one inside the test. */
async function target(admission?: AdmissionLimits): Promise<{ way: Way; freeze: () => Promise<() => void> }> {
  if (isLong) {
    const folder = await newFolder();
    const way = await wayTo((await running(folder)).url);
    return { way, freeze: async () => (await freezeDatabase(folder)).thaw };
  }
  const database = await createTestDatabase();
  undoing.push(() => database.close());
  const proxy = await openSilentProxy(database.connection);
  const through = await connect(proxy.connection, recordedLog());
  undoing.push(
    () => through.close(),
    () => proxy.close(),
  );
  const limits = { headersMs: 500, graceMs: 500 };
  const app = await startTestApp({
    database: { ...through, connection: proxy.connection },
    limits,
    ...(admission && { admission }),
  });
  undoing.push(() => app.close());
  const { token } = await signIn(app, 'SA');
  const freeze = async () => {
    proxy.silence();
    return () => proxy.goOn();
  };
  return { way: { url: app.url, token }, freeze };
}

describe('two hundred who send a byte a second', () => {
  const count = isLong ? 200 : 40;

  test('are let go, and everybody else is answered meanwhile', { timeout: 3 * minutes }, async () => {
    const { way } = await target();
    const ledger = new Ledger();
    const began = performance.now();
    // Two of four get as far as the body, one sends nothing at all.
    const kinds: Beginning[] = ['body', 'body', 'headers', 'nothing'];
    const all = Array.from({ length: count / kinds.length }, () => kinds).flat();
    const begin = (beginning: Beginning) => sendSlowly(way.url, beginning, beginning === 'nothing' ? 0 : 1_000);
    const senders = await Promise.all(all.map(begin));
    undoing.push(() => senders.map((sender) => sender.leave()));
    const work = workMeanwhile(() => way, ledger);
    await Promise.all(senders.map(({ gone }) => gone));
    const seconds = ((performance.now() - began) / 1_000).toFixed(1);
    await work.stop();
    say(`${count} slow senders: the last one let go after ${seconds} s`);
    say(`saves meanwhile: ${figuresOf(work.saves)}`);
    say(`reads meanwhile: ${figuresOf(work.reads)}`);
    for (const told of [...work.saves, ...work.reads, ...work.lives]) expect(told.status).toBe(200);
    for (const sender of senders) expect(sender.answer()).toMatch(/^HTTP\/1\.1 408 /);
  });
});

describe('a database that hangs', () => {
  const hangMs = isLong ? 20_000 : 0;

  test('every call is answered meanwhile, and nothing is lost or done twice', {
    timeout: rounds * 3 * minutes,
  }, async () => {
    const { way, freeze } = await target();
    const ledger = new Ledger();
    for (let round = 0; round < Math.min(rounds, 5); round += 1) {
      const work = workMeanwhile(() => way, ledger);
      for (let before = ledger.acknowledged; ledger.acknowledged < before + 5; ) await sleep(20);
      const thaw = await freeze();
      undoing.push(thaw);
      const hung = work.saves.length;
      while (!work.saves.slice(hung).some(({ status }) => status === 503)) await sleep(20);
      await sleep(hangMs);
      expect((await tell(way, '/health/ready')).status).toBe(503);
      thaw();
      const thawed = performance.now();
      for (let before = ledger.acknowledged; ledger.acknowledged === before; ) await sleep(20);
      const back = (performance.now() - thawed).toFixed(0);
      await work.stop();
      const all = [...work.saves, ...work.reads];
      expectAnswered(all);
      for (const { status } of work.lives) expect(status).toBe(200);
      say(`hung for ${hangMs / 1_000} s and more: saves ${figuresOf(work.saves.slice(hung))}`);
      say(`reads ${figuresOf(work.reads)}; live ${timesOf(work.lives)}; written again ${back} ms after it went on`);
    }
    await expectWhole(ledger, way);
    say(`longest time without a save: ${(ledger.longestGap / 1_000).toFixed(1)} s`);
  });
});

describe('a disk with little room', () => {
  test('is noticed by a server as people start it, which says so and goes on reading', {
    timeout: 2 * minutes,
  }, async () => {
    const server = await running(await newFolder(), { DISK_RESERVE: '999999999' });
    const way = await wayTo(server.url);
    expectAnswered([await tell(way, '/customer/save', { name: 'New' })]);
    expect(await tell(way, '/customer/save', { name: 'New' })).toMatchObject({ status: 503, errorCode: 'diskFull' });
    expect((await tell(way, '/customer/get-grid', {})).status).toBe(200);
    expect(await tell(way, '/health/ready')).toMatchObject({ status: 200, data: { status: 'readOnly' } });
    expect(server.output().err).toContain('too little disk space is left');
  });
});

describe.runIf(isLong)('a disk that is filled', () => {
  let disk: SmallDisk;
  let home: string;
  beforeAll(async () => {
    home = await makeTestFolder();
    // Only root may make one: without it this fails and says so.
    disk = makeSmallDisk(join(home, 'disk'), 900);
  });
  afterAll(async () => {
    disk?.remove();
    await removeTestFolder(home);
  });

  test('by others: changes cease before it is full, reading goes on to the last byte', {
    timeout: 5 * minutes,
  }, async () => {
    const server = await running(join(disk.folder, 'one'));
    undoing.push(() => disk.empty());
    const way = await wayTo(server.url);
    const ledger = new Ledger();
    for (let round = 0; round < Math.min(rounds, 5); round += 1) {
      const work = workMeanwhile(() => way, ledger);
      for (let before = ledger.acknowledged; ledger.acknowledged < before + 20; ) await sleep(20);
      disk.fill(100 * 1024 * 1024);
      for (let before = work.saves.length; work.saves.length < before + 20; ) await sleep(20);
      expect(await tell(way, '/health/ready')).toMatchObject({ status: 200, data: { status: 'readOnly' } });
      const [refused, read] = [work.saves.length, work.reads.length];
      disk.fill(0);
      for (let before = work.reads.length; work.reads.length < before + 200; ) await sleep(20);
      disk.fill(0);
      for (let before = work.reads.length; work.reads.length < before + 200; ) await sleep(20);
      say(`full to ${disk.free()} bytes: saves ${figuresOf(work.saves.slice(refused))}`);
      say(`reads ${figuresOf(work.reads.slice(read))}`);
      for (const { status } of work.saves.slice(refused)) expect(status).toBe(503);
      disk.empty();
      const emptied = performance.now();
      for (let before = ledger.acknowledged; ledger.acknowledged === before; ) await sleep(20);
      say(`written again ${(performance.now() - emptied).toFixed(0)} ms after there was room`);
      await work.stop();
      expectAnswered([...work.saves, ...work.reads]);
      for (const { status } of work.reads) expect(status).toBe(200);
      for (const { status } of work.lives) expect(status).toBe(200);
    }
    await expectWhole(ledger, way);
    await server.stop();
  });

  test('by the database itself, until it ends: it comes back, and nothing is lost', {
    timeout: 10 * minutes,
  }, async () => {
    // Nothing is kept free, so that the last byte goes into the database.
    const server = await running(join(disk.folder, 'two'), { DISK_RESERVE: '0' });
    undoing.push(() => disk.empty());
    const way = await wayTo(server.url);
    const ledger = new Ledger();
    const lines = Array.from({ length: 300 }, () => ({ type: 'text', description: 'x'.repeat(1_500) }));
    disk.fill(200 * 1024 * 1024);
    const work = workMeanwhile(() => way, ledger);
    const large: Told[] = [];
    // It is over with it when its own log, the last thing it can do without, has no room either.
    for (let refused = 0; refused < 50; ) {
      const told = await tell(way, '/project/save', { name: 'Large', isInternal: true, lines });
      large.push(told);
      if (told.status !== 200) refused += 1;
    }
    const ended = server.output().err.includes('the built-in database was lost');
    disk.empty();
    const emptied = performance.now();
    for (let before = ledger.acknowledged; ledger.acknowledged === before; ) await sleep(20);
    await work.stop();
    say(`large saves ${figuresOf(large)}; the database ${ended ? 'ended, and was brought back' : 'went on'}`);
    say(`saves ${figuresOf(work.saves)}; reads ${figuresOf(work.reads)}; live ${timesOf(work.lives)}`);
    say(`written again ${(performance.now() - emptied).toFixed(0)} ms after there was room`);
    expectAnswered([...work.saves, ...work.reads, ...large]);
    for (const { status } of work.lives) expect(status).toBe(200);
    await expectWhole(ledger, way);
    await server.stop();
  });
});

describe.runIf(isLong)('a server that is killed', () => {
  test('again and again in the middle of saves: it comes back, and nothing is lost', {
    timeout: rounds * minutes,
  }, async () => {
    const folder = await newFolder();
    const ledger = new Ledger();
    const starts: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const began = performance.now();
      const server = await running(folder);
      starts.push(performance.now() - began);
      const way = await wayTo(server.url);
      const work = workMeanwhile(() => way, ledger);
      for (let before = ledger.acknowledged; ledger.acknowledged < before + 5; ) await sleep(5);
      await sleep(Math.random() * 400);
      await server.kill();
      await work.stop();
    }
    const server = await running(folder);
    await expectWhole(ledger, await wayTo(server.url));
    const longest = Math.max(...starts) / 1_000;
    say(
      `killed ${rounds} times: longest start ${longest.toFixed(1)} s, longest time without a save ${(ledger.longestGap / 1_000).toFixed(1)} s`,
    );
    await server.stop();
  });
});

describe('more calls at once than can be answered', () => {
  const [count, atOnce] = isLong ? [3_000, 100] : [50, 50];

  test('all are answered, what was taken is done once, and the process lives', { timeout: 5 * minutes }, async () => {
    const few = { atOnce: 4, waitMs: 100, waiting: 10, few: 0 };
    const { way } = await target({ work: few, session: few, password: few });
    const ledger = new Ledger();
    const all: Told[] = [];
    const lives: Told[] = [];
    let isOver = false;
    const living = (async () => {
      while (!isOver) lives.push(await tell(way, '/health/live'));
    })();
    const some = Array.from({ length: atOnce });
    for (let sent = 0; sent < count; sent += atOnce) all.push(...(await Promise.all(some.map(() => ledger.save(way)))));
    isOver = true;
    await living;
    expectAnswered(all);
    for (const { status } of lives) expect(status).toBe(200);
    const taken = all.filter(({ status }) => status === 200);
    say(`${count} saves, ${atOnce} at once: ${figuresOf(all)}`);
    say(`of these taken: ${timesOf(taken)}; live: ${timesOf(lives)}`);
    expect(taken.length).toBeGreaterThan(0);
    await expectWhole(ledger, way);
  });
});
