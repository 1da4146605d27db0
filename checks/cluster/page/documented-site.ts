import type { Machine, Site } from '../setup/site.ts';

const machines = (name: string, first: number): Machine[] =>
  [1, 2, 3].map((number) => ({ name: `${name}${number}`, address: `10.0.0.${first + number}` }));

/** Where Debian's packages look for the files, and where they keep what they write. */
const files: Record<string, string> = {
  pgpass: '/var/lib/postgresql/pgpass',
  'userlist.txt': '/etc/pgbouncer/userlist.txt',
  'pgbouncer.log': '/var/log/postgresql/pgbouncer.log',
  'pgbouncer.pid': '/var/run/postgresql/pgbouncer.pid',
  'certificate.pem': '/etc/haproxy/certificate.pem',
  'busy.http': '/etc/haproxy/busy.http',
  'unknown.http': '/etc/haproxy/unknown.http',
};

/** The cluster of the page: a network of its own, and the places of Debian 12. */
export const documentedSite: Site = {
  databases: machines('pg', 10),
  servers: machines('mandate', 20),
  pooler: '10.0.0.31',
  proxy: '10.0.0.41',
  reading: '10.0.0.42',
  network: '10.0.0.0/24',
  programs: '/usr/lib/postgresql/15/bin',
  passwords: { superuser: 'CHANGE-1', replication: 'CHANGE-2', mandate: 'CHANGE-3' },
  folder: (machine) => (machine === 'secrets' ? '/var/lib/mandate/secrets' : '/var/lib/mandate'),
  file: (_machine, name) => files[name] ?? name,
  data: (_machine, what) => (what === 'etcd' ? '/var/lib/etcd/mandate' : '/var/lib/postgresql/15/mandate'),
};
