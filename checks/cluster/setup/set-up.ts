import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runOn } from '../../../server/testing/database/on-server.ts';
import { type Authority, createAuthority } from '../../../server/testing/mail/certificates.ts';
import { clusterState, isWhole } from './cluster-state.ts';
import { type DatabaseMachine, databaseMachine, type Ground } from './database-machine.ts';
import { poolerConfig, poolerUsers } from './pooler-config.ts';
import type { Programs } from './programs.ts';
import { proxyConfig } from './proxy-config.ts';
import { proxyReplies, replyText } from './proxy-replies.ts';
import { roleStatements } from './role-statements.ts';
import { type ServerMachine, serverMachine } from './server-machine.ts';
import { ports, type Site, siteIn } from './site.ts';
import { startPart } from './start-part.ts';
import { unprivilegedAccount } from './unprivileged-account.ts';

/** A cluster that stands, with its servers laid out and not started. */
export interface Cluster {
  site: Site;
  databases: DatabaseMachine[];
  servers: ServerMachine[];
  /** Who signed the certificate of the proxy, and the name it is for. */
  authority: Authority;
  serverName: string;
}

const serverName = 'mandate.test';
const patience = 120_000;

/** Sets up databases, pooler and proxy in a folder. @param say is told what is done */
export async function setUp(root: string, programs: Programs, say: (line: string) => void): Promise<Cluster> {
  const site = siteIn(root, programs.postgres);
  const ground: Ground = { site, programs, account: unprivilegedAccount(), root };
  for (const name of ['pooler', 'proxy']) mkdirSync(site.folder(name));
  mkdirSync(site.folder('secrets'), { mode: 0o700 });
  say('databases: three PostgreSQL with Patroni and etcd');
  // The last one has a disk that can be filled.
  const databases = site.databases.map((machine, at) =>
    databaseMachine(ground, machine, at === site.databases.length - 1),
  );
  for (const machine of databases) machine.start();
  await untilWhole(site);
  await makeDatabase(site);
  say('pooler and proxy');
  const authority = await createAuthority();
  await startPooler(ground);
  await startProxy(ground, authority);
  const servers = await Promise.all(site.servers.map((machine) => serverMachine(ground, machine)));
  return { site, databases, servers, authority, serverName };
}

/** Waits until all databases are there again. @throws when they do not come */
export async function untilWhole(site: Site): Promise<void> {
  for (const until = Date.now() + patience; ; await sleep(250)) {
    const state = await clusterState(site);
    if (isWhole(state, site)) return;
    if (Date.now() > until) throw new Error(`the databases do not come to be whole: ${JSON.stringify(state)}`);
  }
}

/** Runs a statement on the database that leads, as who may everything, and gives its rows. */
export async function asSuperuser<Row>(site: Site, database: string, text: string): Promise<Row[]> {
  const { leader } = await clusterState(site);
  const host = site.databases.find(({ name }) => name === leader)?.address;
  if (host === undefined) throw new Error('no database leads');
  const { superuser: password } = site.passwords;
  return (await runOn({ host, port: ports.database, user: 'postgres', password, database }, text)) as Row[];
}

async function makeDatabase(site: Site): Promise<void> {
  for (const statement of roleStatements(site.passwords.mandate)) await asSuperuser(site, 'postgres', statement);
}

async function startPooler({ site, programs, account, root }: Ground): Promise<void> {
  const folder = site.folder('pooler');
  const config = join(folder, 'pgbouncer.ini');
  const users = join(folder, 'userlist.txt');
  writeFileSync(config, poolerConfig(site));
  writeFileSync(users, poolerUsers(site), { mode: 0o600 });
  for (const path of [folder, users]) if (account) chownSync(path, account.uid, account.gid);
  startPart({ name: 'pooler', program: programs.pgbouncer, args: [config], folder, logs: join(root, 'logs'), account });
}

async function startProxy({ site, programs, root }: Ground, authority: Authority): Promise<void> {
  const folder = site.folder('proxy');
  const { cert, key } = await authority.certify(serverName);
  writeFileSync(join(folder, 'certificate.pem'), `${cert}\n${key}\n`, { mode: 0o600 });
  for (const reply of proxyReplies) writeFileSync(join(folder, reply.name), replyText(reply));
  const config = join(folder, 'haproxy.cfg');
  writeFileSync(config, proxyConfig(site));
  const args = ['-db', '-f', config];
  startPart({ name: 'proxy', program: programs.haproxy, args, folder, logs: join(root, 'logs'), account: null });
}
