import { proxyReplies } from './proxy-replies.ts';
import { type Machine, ports, type Site } from './site.ts';

/**
 * The configuration of HAProxy: TLS in front of the servers, and the way to the database that leads, which Patroni tells by its REST interface.
 *
 * What is safe to send twice (what only reads, and whatever has an Idempotency-Key) is sent to another server when one is lost over it.
 */
export function proxyConfig(site: Site): string {
  const { proxy, reading, servers, databases, file } = site;
  const replies = proxyReplies.flatMap(({ name, codes }) =>
    codes.map((code) => `    errorfile ${code} ${file('proxy', name)}`),
  );
  const lines = (machines: readonly Machine[], port: number, rest: string) =>
    machines.map(({ name, address }) => `    server ${name} ${address}:${port} ${rest}`).join('\n');
  const patroni = `check port ${ports.patroni}`;
  return `global
    log stdout format raw local0
    maxconn 4000

defaults
    log global
    option dontlognull
    timeout connect 2s
    timeout client 65s
    timeout check 1s

frontend people
    mode http
    option httplog
    bind ${proxy}:${ports.people} ssl crt ${file('proxy', 'certificate.pem')} alpn h2,http/1.1 ssl-min-ver TLSv1.2
    timeout http-request 20s
${replies.join('\n')}
    default_backend mandate

backend mandate
    mode http
    balance leastconn
    source ${proxy}
    option forwardfor
    http-request set-header X-Forwarded-Proto https
    option httpchk
    http-check send meth GET uri /health/ready
    http-check expect status 200
    # Calls that a server has taken are left to it, also when it is about to stop. Events come every 15 s at least.
    timeout server 20s
    retries 3
    option redispatch 1
    retry-on conn-failure empty-response
    http-request disable-l7-retry unless METH_GET || { path_end /get-grid /get-sums } || { req.hdr(Idempotency-Key) -m found }
${replies.join('\n')}
    default-server inter 1s fastinter 500ms downinter 500ms fall 2 rise 1
${lines(servers, ports.server, 'check')}

listen leader
    mode tcp
    option tcplog
    bind ${proxy}:${ports.database}
${databaseWay('/primary')}
${lines(databases, ports.database, patroni)}

listen followers
    mode tcp
    option tcplog
    bind ${reading}:${ports.database}
    balance leastconn
${databaseWay('/replica')}
${lines(databases, ports.database, patroni)}
`;
}

/** What both ways to a database have in common: connections last, and end at once when their machine is not what they lead to any more. */
function databaseWay(check: string): string {
  return `    timeout client 24h
    timeout server 24h
    option clitcpka
    option srvtcpka
    option httpchk
    http-check send meth GET uri ${check}
    http-check expect status 200
    default-server inter 1s fastinter 500ms downinter 500ms fall 2 rise 1 on-marked-down shutdown-sessions`;
}
