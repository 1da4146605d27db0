import { type Machine, ports, type Site } from './site.ts';

/**
 * The configuration of Patroni on one machine.
 *
 * The times decide how long nobody can write when the leader's machine is gone: its lock ends `ttl` seconds after it was last renewed, and
 * that is at most `loop_wait` before; it starts over when the leader of etcd went with it. `ttl` must not be less than `loop_wait` and twice `retry_timeout` together. A save is acknowledged when one
 * of the others has it on its disk, and only that one may become the leader, so that none is lost.
 */
export function patroniConfig(site: Site, { name, address }: Machine): string {
  const { databases, network, passwords, programs } = site;
  const hosts = databases.map((each) => `${each.address}:${ports.etcd}`).join(',');
  return `scope: mandate
name: ${name}

restapi:
  listen: ${address}:${ports.patroni}
  connect_address: ${address}:${ports.patroni}

etcd3:
  hosts: ${hosts}

bootstrap:
  dcs:
    ttl: 5
    loop_wait: 1
    retry_timeout: 2
    primary_start_timeout: 0
    synchronous_mode: true
    postgresql:
      use_pg_rewind: true
      use_slots: true
      parameters:
        max_connections: 200
        wal_log_hints: "on"
        wal_keep_size: 64MB
        max_wal_size: 256MB
        wal_sender_timeout: 5s
        wal_receiver_timeout: 5s
        hot_standby_feedback: "on"
  initdb:
    - encoding: UTF8
    - locale: C.UTF-8
    - data-checksums

postgresql:
  listen: ${address}:${ports.database}
  connect_address: ${address}:${ports.database}
  data_dir: ${site.data(name, 'database')}
  bin_dir: ${programs}
  pgpass: ${site.file(name, 'pgpass')}
  remove_data_directory_on_rewind_failure: true
  remove_data_directory_on_diverged_timelines: true
  authentication:
    superuser:
      username: postgres
      password: ${passwords.superuser}
    replication:
      username: replicator
      password: ${passwords.replication}
  parameters:
    unix_socket_directories: ""
    password_encryption: scram-sha-256
  pg_hba:
    - host replication replicator ${network} scram-sha-256
    - host all all ${network} scram-sha-256
`;
}
