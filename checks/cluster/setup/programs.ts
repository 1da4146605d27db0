import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { ClusterRefused } from '../cluster-refused.ts';

/** The programs a cluster is made of, by the packages of Debian that bring them. */
const packages: Record<string, string> = {
  patroni: 'patroni',
  'etcd-server': 'etcd',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  postgresql: 'postgres',
};

const places = [
  '/usr/sbin',
  '/usr/bin',
  '/usr/local/sbin',
  '/usr/local/bin',
  ...(process.env.PATH ?? '').split(delimiter),
];
const versions = '/usr/lib/postgresql';

/** Where a program is; null where it is not. */
function placeOf(program: string): string | null {
  if (program === 'postgres') {
    const folder = postgresPrograms();
    return folder && join(folder, program);
  }
  return places.map((place) => join(place, program)).find((path) => existsSync(path)) ?? null;
}

/** The programs of the newest PostgreSQL there is; null where none is. */
function postgresPrograms(): string | null {
  if (!existsSync(versions)) return null;
  const [newest] = readdirSync(versions)
    .filter((version) => existsSync(join(versions, version, 'bin', 'postgres')))
    .sort((one, other) => Number(other) - Number(one));
  return newest === undefined ? null : join(versions, newest, 'bin');
}

/** The packages whose programs are not there. */
function missingPackages(): string[] {
  return Object.entries(packages).flatMap(([name, program]) => (placeOf(program) === null ? [name] : []));
}

/** Why no cluster can be set up here, as a sentence; null where it can. */
export function obstacle(): string | null {
  if (process.platform !== 'linux') return 'A cluster is set up on Linux only.';
  const missing = missingPackages();
  if (missing.length === 0) return null;
  if (process.getuid?.() === 0 && placeOf('apt-get') !== null) return null;
  return `Packages are missing: run apt-get install ${missing.join(' ')} as root, or this command as root.`;
}

/** Where the programs are that a cluster is made of. */
export interface Programs {
  etcd: string;
  patroni: string;
  pgbouncer: string;
  haproxy: string;
  /** The folder of those of PostgreSQL. */
  postgres: string;
}

/**
 * Finds the programs, and as root installs what is missing; nothing of it is started.
 * @throws ClusterRefused
 */
export function providePrograms(): Programs {
  const sentence = obstacle();
  if (sentence !== null) throw new ClusterRefused(sentence);
  const missing = missingPackages();
  if (missing.length > 0) install(missing);
  const found = (program: string) => {
    const place = placeOf(program);
    if (place === null) throw new ClusterRefused(`${program} is not there although its package was installed.`);
    return place;
  };
  return {
    etcd: found('etcd'),
    patroni: found('patroni'),
    pgbouncer: found('pgbouncer'),
    haproxy: found('haproxy'),
    postgres: join(found('postgres'), '..'),
  };
}

/** Says that services are not started when they are installed (Debian policy, 9.3.3). */
const noStart = '/usr/sbin/policy-rc.d';
/** Says that no database is made when PostgreSQL is installed. */
const noCluster = '/etc/postgresql-common/createcluster.d/mandate-check.conf';

function install(missing: string[]): void {
  const isOurs = !existsSync(noStart);
  if (isOurs) writeFileSync(noStart, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    mkdirSync(dirname(noCluster), { recursive: true });
    writeFileSync(noCluster, 'create_main_cluster = false\n');
    apt(missing);
  } finally {
    if (isOurs) rmSync(noStart, { force: true });
    rmSync(noCluster, { force: true });
  }
}

function apt(names: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status } = spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...names], {
    stdio: 'inherit',
    env,
  });
  if (status !== 0)
    throw new ClusterRefused(`apt-get install ${names.join(' ')} failed: run apt-get update and try again.`);
}
