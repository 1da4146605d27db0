import { join } from 'node:path';

/** A machine of the cluster: what it is called, and its address. */
export interface Machine {
  name: string;
  address: string;
}

/** Where the parts of a cluster are, and what they let each other in by. */
export interface Site {
  /** Those that keep the data: etcd, Patroni and PostgreSQL. */
  databases: readonly Machine[];
  /** Those that run Mandate. */
  servers: readonly Machine[];
  /** Keeps connections to the leader. */
  pooler: string;
  /** Takes what people send, and leads to the database that leads. */
  proxy: string;
  /** The same way to those that follow, for what only reads. */
  reading: string;
  /** Who may come to the database, in the words of pg_hba.conf. */
  network: string;
  /** The programs of PostgreSQL. */
  programs: string;
  passwords: { superuser: string; replication: string; mandate: string };
  /** Folders and files of a machine. */
  folder(machine: string): string;
  file(machine: string, name: string): string;
  /** Where etcd and PostgreSQL of a machine keep their data. */
  data(machine: string, what: 'etcd' | 'database'): string;
}

/** The ports every part listens on. */
export const ports = {
  etcd: 2379,
  peers: 2380,
  database: 5432,
  patroni: 8008,
  pooler: 6432,
  people: 8443,
  server: 3000,
};

/** The role and the database of the product. */
export const product = 'mandate';

/** Addresses of this machine alone, one for each machine of the cluster. */
const loopback = {
  databases: named('pg', [11, 12, 13]),
  servers: named('mandate', [21, 22, 23]),
  pooler: '127.0.0.31',
  proxy: '127.0.0.41',
  reading: '127.0.0.42',
  network: '127.0.0.0/8',
};

function named(name: string, last: number[]): Machine[] {
  return last.map((part, index) => ({ name: `${name}${index + 1}`, address: `127.0.0.${part}` }));
}

/** The address of the mail server of the check. */
export const mailAddress = '127.0.0.51';

/** The cluster of this check: everything in one folder of this machine. */
export function siteIn(folder: string, programs: string): Site {
  return {
    ...loopback,
    programs,
    // Nobody but this machine can come to them, and they end with the check.
    passwords: { superuser: 'leads-everything', replication: 'follows', mandate: 'keeps-records' },
    folder: (machine) => join(folder, machine),
    file: (machine, name) => join(folder, machine, name),
    data: (machine, what) => join(folder, machine, what),
  };
}

/** The address of a machine that leads to its part of the cluster. */
export function databaseUrl({ passwords }: Site, host: string, port: number, query = ''): string {
  return `postgres://${product}:${passwords.mandate}@${host}:${port}/${product}${query}`;
}
