import { setTimeout as sleep } from 'node:timers/promises';
import type { PostOffice } from '../../../server/testing/mail/post-office.ts';
import { checkEnvironment } from '../setup/server-machine.ts';
import { asSuperuser, type Cluster } from '../setup/set-up.ts';
import { product } from '../setup/site.ts';
import { CallLog } from './call-log.ts';
import { EventListener } from './event-listener.ts';
import { Line } from './line.ts';
import { SaveLedger } from './save-ledger.ts';
import { Visitor } from './visitor.ts';
import { type Doings, exportCustomers, invite, read, saveCustomers, saveProjects, type Work } from './work.ts';

/** Who does what, and how long each rests between two things, in ms: what two cores bear that also run the cluster. */
const people: { work: Work; restMs: number; listens: boolean }[] = [
  { work: saveCustomers, restMs: 100, listens: true },
  { work: saveCustomers, restMs: 100, listens: false },
  { work: saveProjects, restMs: 200, listens: false },
  { work: read, restMs: 100, listens: true },
  { work: read, restMs: 100, listens: true },
  { work: invite, restMs: 1_000, listens: false },
  { work: exportCustomers, restMs: 3_000, listens: true },
];

/** Enough customers that a file of them takes a job. */
const imported = 1_200;

/** People at work on the cluster. */
export interface Load {
  log: CallLog;
  doings: Doings;
  listeners: readonly EventListener[];
  /** Signs somebody in who does nothing by themselves, and whose calls are not told. */
  newcomer(): Promise<Visitor>;
  /** What went wrong for whom, as sentences. */
  problems: string[];
  /** Lets everybody come to the end of what they are at, and go. */
  stop(): Promise<void>;
}

/** Makes people, signs them in and lets them work. The servers run. */
export async function startLoad(cluster: Cluster, office: PostOffice, mailHost: string): Promise<Load> {
  const log = new CallLog();
  const lines = people.map((_, at) => lineFor(cluster, at));
  await makeAccounts(cluster);
  const visitors = people.map(
    (_, at) => new Visitor(lines[at] as Line, log, emailOf(at), checkEnvironment.ADMIN_PASSWORD),
  );
  for (const visitor of visitors) await visitor.signIn();
  await letMailsLeave(visitors[0] as Visitor, office, mailHost);
  await bringCustomers(visitors[0] as Visitor);
  const doings: Doings = { saves: new SaveLedger(), mails: [], jobs: [], unseen: [] };
  const problems: string[] = [];
  let isOver = false;
  const working = people.map(async ({ work, restMs }, at) => {
    while (!isOver) {
      await work(visitors[at] as Visitor, doings).catch((error: unknown) => problems.push(String(error)));
      await sleep(restMs);
    }
  });
  const listeners = people.flatMap(({ listens }, at) =>
    listens ? [new EventListener(lines[at] as Line, visitors[at] as Visitor, log)] : [],
  );
  const listening = listeners.map((listener) => listener.listen());
  return {
    log,
    doings,
    listeners,
    async newcomer() {
      const visitor = new Visitor(lines[0] as Line, new CallLog(), emailOf(0), checkEnvironment.ADMIN_PASSWORD);
      await visitor.signIn();
      return visitor;
    },
    problems,
    async stop() {
      isOver = true;
      await Promise.all(working);
      for (const listener of listeners) listener.stop();
      await Promise.all(listening);
      for (const line of lines) line.close();
    },
  };
}

const emailOf = (at: number) => `person.${at}@mandate.example`;

/** Each comes from an address of their own. */
function lineFor({ site, authority, serverName }: Cluster, at: number): Line {
  return new Line(site, authority.cert, serverName, `127.0.0.${101 + at}`);
}

/** Accounts like that of the first administrator, whose password they share. */
async function makeAccounts({ site }: Cluster): Promise<void> {
  const rows = people.map((_, at) => `('${emailOf(at)}')`).join(', ');
  const text = `insert into accounts (id, email, full_name, role, password_hash)
    select gen_random_uuid(), n.email, split_part(n.email, '@', 1), 'SA', a.password_hash
    from accounts a, (values ${rows}) n (email) where a.email = '${checkEnvironment.ADMIN_EMAIL}'`;
  await asSuperuser(site, product, text);
}

async function letMailsLeave(visitor: Visitor, office: PostOffice, host: string): Promise<void> {
  const { version } = await visitor.call<{ version: number }>({ path: '/mail-server/get', purpose: 'read' });
  const settings = { enabled: true, host, port: office.port, security: 'none', authMethod: 'none' };
  const body = { version, ...settings, fromEmail: 'office@firm.example', maxPerMinute: 6_000 };
  await visitor.call({ path: '/mail-server/save', purpose: 'write', body });
}

async function bringCustomers(visitor: Visitor): Promise<void> {
  const rows = Array.from({ length: imported }, (_, at) => `Customer brought ${at},CH`);
  const path = '/customer/prepare-import';
  const text = ['Name,Country', ...rows].join('\n');
  const { importId, mapping } = await visitor.sendFile<{ importId: string; mapping: object[] }>(
    path,
    'customers.csv',
    text,
  );
  const body = { importId, mapping, matchBy: null, onError: 'skip', dryRun: false };
  const { jobId } = await visitor.call<{ jobId: string }>({ path: '/customer/import', purpose: 'write', body });
  for (let state = 'queued'; state !== 'done'; await sleep(200)) {
    state = (await visitor.call<{ state: string }>({ path: `/job/get-by-id/${jobId}`, purpose: 'read' })).state;
    if (state === 'failed' || state === 'cancelled') throw new Error(`the customers could not be brought: ${state}`);
  }
}
