import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { request } from 'node:https';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chroot } from './clean-root.ts';
import { NotHere } from './not-here.ts';

/** Where the proxy and the server behind it are while they are tried. */
const ports = { https: 4570, http: 4571, behind: 4572 };
const site = `localhost:${ports.https}`;
const config = '/etc/caddy/Caddyfile';
const tries = 100;

/**
 * Runs the proxy of compose.yaml before a server that tells what arrives: with a certificate of its own, a stream that must come through piece
 * by piece, and a caller who lies about where he is.
 * @param root a clean root: Caddy puts its certificates among those the machine trusts
 * @throws when anything does not arrive as it should
 */
export async function tryProxy(tree: string, root: string | null): Promise<string> {
  if (root === null) throw new NotHere('there is no clean root for Caddy');
  chroot(root, 'apt-get update -q; apt-get install -qy --no-install-recommends caddy ca-certificates');
  cpSync(join(tree, 'packaging/Caddyfile'), join(root, config));
  chroot(root, `SITE=mandate.example.com caddy validate --config ${config} 2>&1`);
  const adapted = JSON.parse(chroot(root, `SITE=${site} caddy adapt --config ${config} 2>/dev/null`));
  adapted.apps.http.http_port = ports.http;
  const here = JSON.stringify(adapted).replaceAll('mandate:3000', `127.0.0.1:${ports.behind}`);
  writeFileSync(join(root, 'etc/caddy/here.json'), here);
  const behind = streamingServer();
  await once(behind.server.listen(ports.behind, '127.0.0.1'), 'listening');
  const words = [
    root,
    'env',
    '-i',
    'PATH=/usr/bin:/bin',
    'HOME=/root',
    'caddy',
    'run',
    '--config',
    '/etc/caddy/here.json',
  ];
  const proxy = spawn('chroot', words, { stdio: 'ignore' });
  const ended = once(proxy, 'exit');
  try {
    const stream = await untilAnswered();
    const [first] = await withinSeconds(
      once(stream, 'data'),
      'the first piece of a stream did not come before its end',
    );
    if (!String(first).includes('first')) throw new Error(`the first piece of the stream was ${first}`);
    const { headers } = behind.call();
    const told = `${headers['x-forwarded-for']} ${headers['x-forwarded-proto']}`;
    if (!/^(127\.0\.0\.1|::1) https$/.test(told)) throw new Error(`the server was told of the caller: ${told}`);
    const left = once(behind.reply(), 'close');
    stream.destroy();
    await withinSeconds(left, 'a stream that nobody reads any more stayed open');
    return 'streams pass piece by piece and end with their reader, what callers say of their address is dropped';
  } finally {
    proxy.kill('SIGTERM');
    behind.server.closeAllConnections();
    behind.server.close();
    await ended;
  }
}

/** A server that begins a stream for each call and does not end it. */
function streamingServer() {
  let last: { call: IncomingMessage; reply: ServerResponse } | undefined;
  const server = createServer((call, reply) => {
    last = { call, reply };
    reply.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: first\n\n');
  });
  const known = () => {
    if (last === undefined) throw new Error('nothing came through the proxy');
    return last;
  };
  return { server, call: () => known().call, reply: () => known().reply };
}

async function untilAnswered(): Promise<IncomingMessage> {
  for (let left = tries; ; left--) {
    try {
      const headers = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'http' };
      const call = request(`https://${site}/event/stream`, { headers, rejectUnauthorized: false, agent: false });
      const [reply] = await once(call.end(), 'response');
      if (reply.statusCode === 200) return reply;
    } catch (error) {
      if (left === 0) throw error;
    }
    await sleep(200);
  }
}

async function withinSeconds<Seen>(seen: Promise<Seen>, otherwise: string): Promise<Seen> {
  const late = sleep(20_000, null, { ref: false }).then(() => {
    throw new Error(otherwise);
  });
  return await Promise.race([seen, late]);
}
