import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  openPostOffice,
  type PostOffice,
  type PostOfficeRules,
  useMailServer,
} from '../../../testing/mail/post-office.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { readUntil } from '../../../testing/until.ts';
import { english } from '../../words/words.ts';
import { purgeOldMails } from './purge-old-mails.ts';
import { queueMail, wakeSender } from './queue-mail.ts';
import { sendingState } from './sending-state.ts';

let app: TestApp;
let office: PostOffice;
let rules: PostOfficeRules;
let senders: { stop(): Promise<void> }[];

beforeAll(async () => {
  app = await startTestApp({ mailAllowPrivate: true });
});
afterAll(() => app.close());
beforeEach(async () => {
  rules = {};
  senders = [];
  office = await openPostOffice(rules);
  await sql('delete from mail_messages');
  await sql('update mail_sending set failed_at = null, waits_until = null, failures = 0, code = null');
  await sql(
    "update mail_servers set paused_at = null, redirect_all_to = null, max_retries = 8, retry_backoff = 'exponential'",
  );
  await useMailServer(app.database, office.port);
});
afterEach(async () => {
  await Promise.all(senders.map((sender) => sender.stop()));
  await office.close();
});

const sql = (text: string, values: unknown[] = []) => app.database.pool.query(text, values);

function send(): void {
  senders.push(app.sendMails());
}

async function queue(name = 'ann', notAfter = new Date(Date.now() + 86_400_000)): Promise<string> {
  const content = { subject: `For ${name}`, blocks: [{ kind: 'text' as const, text: `Hello ${name}` }] };
  const to = { address: `${name}@client.example`, name };
  return queueMail(app.database.db, app.seal, {
    ...{ purpose: 'jobDone', accountId: null, createdById: null, to, content, notAfter },
  });
}

interface Stored {
  state: string;
  attempts: number;
  may_be_twice: boolean;
  last_code: string | null;
  last_answer: string | null;
  minutes: number;
  outcomes: (string | null)[];
}

async function stored(id: string): Promise<Stored> {
  const text = `select *, extract(epoch from next_try_at - now()) / 60 as minutes, array(select outcome from mail_attempts a
    where a.message_id = m.id order by number) as outcomes from mail_messages m where id = $1`;
  return (await sql(text, [id])).rows[0];
}

/** Waits until a message is in a state. @param tries that it took at least */
async function came(id: string, state: string, tries = 0): Promise<Stored> {
  return readUntil(
    () => stored(id),
    (now) => now.state === state && now.outcomes.length >= tries,
    'the mail',
  );
}

const wake = () => wakeSender(app.database.db);

/** Lets a message be tried again at once. */
async function due(id: string): Promise<void> {
  await sql('update mail_messages set next_try_at = now() where id = $1', [id]);
  await wake();
}

describe('sending mails', () => {
  test('hands a mail over as soon as it was queued and keeps what the server answered', async () => {
    // The look at the queue that comes every second never comes here: what it hears alone wakes it.
    vi.useFakeTimers({ toFake: ['setInterval'] });
    send();
    vi.useRealTimers();
    await came(await queue('ben'), 'sent');
    const id = await queue();
    const { last_answer, attempts, outcomes } = await came(id, 'sent');
    expect([attempts, outcomes]).toEqual([1, ['sent']]);
    expect(last_answer).toMatch(/^250 /);
    expect(office.mails[1]).toMatchObject({ to: 'ann@client.example', mail: { subject: 'For ann' } });
    expect(office.mails[1]?.mail.messageId).toBe(`<${id}@firm.example>`);
  });

  test('keeps one connection while there is more, and what it says is nowhere in clear', async () => {
    const ids = [await queue('one'), await queue('two'), await queue('three')];
    const { rows } = await sql('select m::text as row from mail_messages m');
    expect(rows.map(({ row }) => row).join()).not.toContain('Hello');
    send();
    for (const id of ids) await came(id, 'sent');
    expect(office.connections()).toBe(1);
    expect(office.mails.map(({ to }) => to)).toEqual(['one', 'two', 'three'].map((name) => `${name}@client.example`));
  });

  test('by two processes at once sends each mail once', async () => {
    const ids = [];
    for (let at = 0; at < 20; at += 1) ids.push(await queue(`person${at}`));
    send();
    send();
    for (const id of ids) await came(id, 'sent');
    expect(new Set(office.mails.map(({ to }) => to)).size).toBe(20);
    expect(office.mails).toHaveLength(20);
    const [first] = senders.splice(0, 1);
    await first?.stop();
    const late = await queue('late');
    await came(late, 'sent');
  });

  test('keeps the rate of the settings, evenly', async () => {
    await useMailServer(app.database, office.port, { max_per_minute: 600 });
    const ids = [];
    for (let at = 0; at < 12; at += 1) ids.push(await queue());
    send();
    for (const id of ids) await came(id, 'sent');
    const times = office.mails.map(({ at }) => at);
    // One each 100 ms; lateness of up to 250 ms is made up for.
    for (const [place, time] of times.entries()) expect(time - (times[0] ?? 0)).toBeGreaterThan(place * 100 - 260);
  });

  test('rests while it is off or paused, and goes on after', async () => {
    for (const [hold, release] of [
      ['enabled = false', 'enabled = true'],
      ['paused_at = now()', 'paused_at = null'],
    ]) {
      await sql(`update mail_servers set ${hold}`);
      const id = await queue();
      send();
      await sleep(300);
      expect((await stored(id)).state).toBe('queued');
      await sql(`update mail_servers set ${release}`);
      await wake();
      await came(id, 'sent');
    }
  });

  test('sends everything to one address where the settings say so, and says so', async () => {
    await useMailServer(app.database, office.port, { redirect_all_to: 'all@firm.example' });
    const id = await queue();
    send();
    await came(id, 'sent');
    expect(office.mails[0]?.to).toBe('all@firm.example');
    expect(office.mails[0]?.mail.text).toContain('Intended for ann <ann@client.example>');
    expect((await sql('select redirected_to from mail_messages')).rows).toEqual([
      { redirected_to: 'all@firm.example' },
    ]);
  });

  test('ends with the mail under way finished, and begins no other', async () => {
    rules.thinksMs = 300;
    const [first, second] = [await queue('ann'), await queue('ben')];
    send();
    while (office.mails.length === 0) await sleep(5);
    await senders[0]?.stop();
    expect([(await stored(first)).state, (await stored(second)).state]).toEqual(['sent', 'queued']);
    expect(office.mails).toHaveLength(1);
  });

  test('gives up a mail whose time is past', async () => {
    const id = await queue('ann', new Date(Date.now() - 1_000));
    send();
    expect(await came(id, 'failed')).toMatchObject({ last_code: 'mailTooLate', outcomes: [] });
    expect(office.mails).toEqual([]);
  });

  test('forgets mails that left after thirty days, and those that failed after ninety', async () => {
    const ids = [await queue('kept'), await queue('sent'), await queue('failed'), await queue('old')];
    const states = ['sent', 'sent', 'failed', 'failed'];
    const days = [29, 31, 89, 91];
    for (const [at, id] of ids.entries())
      await sql('update mail_messages set state = $2, updated_at = now() - make_interval(days => $3) where id = $1', [
        id,
        states[at],
        days[at],
      ]);
    await purgeOldMails(app.database.db);
    const { rows } = await sql('select to_name from mail_messages order by to_name');
    expect(rows.map(({ to_name }) => to_name)).toEqual(['failed', 'kept']);
  });
});

describe('a message the server does not take', () => {
  test('for now is tried again later, longer each time, and arrives once it is taken', async () => {
    let left = 3;
    rules.refuse = () => (left-- > 0 ? { code: 451, text: 'Greylisted, come back later' } : null);
    const id = await queue();
    send();
    for (const [before, minutes] of [1, 2, 4].entries()) {
      const waiting = await came(id, 'deferred', before + 1);
      expect(waiting.minutes).toBeCloseTo(minutes, 0);
      expect([waiting.last_code, waiting.last_answer]).toEqual(['mailDeferred', expect.stringContaining('Greylisted')]);
      await due(id);
    }
    expect(await came(id, 'sent')).toMatchObject({
      attempts: 4,
      may_be_twice: false,
      outcomes: ['deferred', 'deferred', 'deferred', 'sent'],
    });
    expect(office.mails).toHaveLength(1);
  });

  test('waits five minutes each time where the settings say so, and fails when its tries are used up', async () => {
    await useMailServer(app.database, office.port, { retry_backoff: 'constant', max_retries: 1 });
    rules.refuse = () => ({ code: 451, text: 'Not now' });
    const id = await queue();
    send();
    expect((await came(id, 'deferred')).minutes).toBeCloseTo(5, 0);
    await due(id);
    expect(await came(id, 'failed')).toMatchObject({ attempts: 2, last_code: 'mailDeferred' });
  });

  test('for good has failed at once, and the next one leaves', async () => {
    rules.refuse = (to) => (to.startsWith('nobody') ? { code: 550, text: 'No such user' } : null);
    const [refused, next] = [await queue('nobody'), await queue('ann')];
    send();
    expect(await came(refused, 'failed')).toMatchObject({
      last_code: 'mailRecipientRefused',
      last_answer: expect.stringContaining('No such user'),
      outcomes: ['failed'],
    });
    await came(next, 'sent');
  });
});

describe('a server that is not there', () => {
  test('uses up no tries: sending waits, tells why, and goes on when the settings change', async () => {
    await useMailServer(app.database, 1, { max_retries: 0 });
    const id = await queue();
    send();
    expect(await came(id, 'deferred')).toMatchObject({ attempts: 0, last_code: 'mailPortRefused' });
    const { rows } = await sql('select extract(epoch from waits_until - now()) as seconds from mail_sending');
    expect(Number(rows[0].seconds)).toBeGreaterThan(10);
    expect(Number(rows[0].seconds)).toBeLessThanOrEqual(15);
    const state = await sendingState(app.database.db, english);
    expect(state).toMatchObject({ state: 'waiting', code: 'mailPortRefused' });
    expect(state.message).toContain('127.0.0.1');
    await useMailServer(app.database, office.port);
    await wake();
    expect(await came(id, 'sent')).toMatchObject({ attempts: 1, outcomes: ['deferred', 'sent'] });
    expect(await sendingState(app.database.db, english)).toMatchObject({ state: 'ready', code: null });
  });

  test('is waited for longer each time, up to ten minutes', async () => {
    await useMailServer(app.database, 1);
    const id = await queue();
    send();
    const waits = [];
    for (let failures = 1; failures <= 7; failures += 1) {
      await failedSoOften(failures);
      const { rows } = await sql(
        'select round(extract(epoch from waits_until - failed_at)) as seconds from mail_sending',
      );
      waits.push(Number(rows[0].seconds));
      await sql('update mail_sending set waits_until = now()');
    }
    expect(waits).toEqual([15, 30, 60, 120, 240, 480, 600]);
    expect((await stored(id)).attempts).toBe(0);
  });
});

async function failedSoOften(failures: number): Promise<void> {
  const told = async () => {
    const { rows } = await sql('select failures from mail_sending');
    if (rows[0].failures !== failures) await wake();
    return rows[0].failures;
  };
  await expect.poll(told).toBe(failures);
}

describe('a connection that breaks off', () => {
  async function goOn(): Promise<void> {
    await sql('update mail_sending set waits_until = now()');
    await wake();
  }

  /** Lets it break off once. */
  function breakOnce(way: string): void {
    let isFirst = true;
    rules.breakOff = (when) => {
      const isNow = isFirst && when === way;
      if (isNow) isFirst = false;
      return isNow;
    };
  }

  test('before the message is handed over: it is sent again, and nothing is to be said', async () => {
    breakOnce('recipient');
    const id = await queue();
    send();
    expect(await came(id, 'deferred')).toMatchObject({ attempts: 0, may_be_twice: false, last_code: 'mailBrokenOff' });
    await goOn();
    await due(id);
    expect(await came(id, 'sent')).toMatchObject({ may_be_twice: false, outcomes: ['deferred', 'sent'] });
    expect(office.mails).toHaveLength(1);
  });

  test('at the same message every time does not hold up the others', async () => {
    rules.breakOff = (when, to) => when === 'recipient' && to.startsWith('ann');
    const [id, next] = [await queue('ann'), await queue('ben')];
    send();
    await came(id, 'deferred');
    await goOn();
    await came(next, 'sent');
  });

  test.each([
    ['in the middle of the message', 'middle', 1],
    ['after the whole of it', 'end', 2],
  ] as const)('%s: it is sent once more under its name, and that is said', async (_when, way, times) => {
    breakOnce(way);
    const id = await queue();
    send();
    expect(await came(id, 'deferred')).toMatchObject({ may_be_twice: true, last_code: 'mailUncertain' });
    await goOn();
    await due(id);
    expect(await came(id, 'sent')).toMatchObject({ may_be_twice: true, outcomes: ['uncertain', 'sent'] });
    expect(office.mails.map(({ mail }) => mail.messageId)).toEqual(Array(times).fill(`<${id}@firm.example>`));
  });
});

describe('a mail that a process left behind when it ended', () => {
  test('before it was handed over is sent as if nothing had been', async () => {
    const id = await queue();
    await sql("update mail_messages set state = 'sending'");
    await sql('insert into mail_attempts (id, message_id, number) values (gen_random_uuid(), $1, 1)', [id]);
    send();
    expect(await came(id, 'sent')).toMatchObject({ attempts: 1, may_be_twice: false, outcomes: ['deferred', 'sent'] });
  });

  test('while it was handed over is sent once more, and that is said', async () => {
    const id = await queue();
    await sql("update mail_messages set state = 'sending'");
    const text =
      "insert into mail_attempts (id, message_id, number, phase) values (gen_random_uuid(), $1, 1, 'handingOver')";
    await sql(text, [id]);
    send();
    expect(await came(id, 'sent')).toMatchObject({ attempts: 2, may_be_twice: true, outcomes: ['uncertain', 'sent'] });
  });
});
