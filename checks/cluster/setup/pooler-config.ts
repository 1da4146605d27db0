import { ports, product, type Site } from './site.ts';

/**
 * The configuration of PgBouncer. It asks the proxy for the leader, so it need not know who leads; a leader that is gone is asked for again
 * every second, and who waits for a connection waits five seconds at most.
 */
export function poolerConfig({ proxy, pooler, file }: Site): string {
  return `[databases]
${product} = host=${proxy} port=${ports.database} dbname=${product}

[pgbouncer]
listen_addr = ${pooler}
listen_port = ${ports.pooler}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${file('pooler', 'userlist.txt')}
pool_mode = transaction
max_client_conn = 500
default_pool_size = 40
server_connect_timeout = 2
server_login_retry = 1
query_wait_timeout = 5
tcp_user_timeout = 8000
logfile = ${file('pooler', 'pgbouncer.log')}
pidfile = ${file('pooler', 'pgbouncer.pid')}
`;
}

/** Whom PgBouncer lets in, and as whom it goes on. */
export function poolerUsers({ passwords }: Site): string {
  return `"${product}" "${passwords.mandate}"\n`;
}
