import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Client, type ClientConfig } from 'pg';

/** A way to the database that can be made to say nothing, as a database does that hangs or a network that is gone. */
export interface SilentProxy {
  /** How to connect through it. */
  connection: ClientConfig;
  /** Lets nothing pass in either direction any more, and keeps every connection open. */
  silence(): void;
  /** Lets everything pass again, what was held back first. */
  goOn(): void;
  /** How many connections are open at the moment. */
  connections(): number;
  close(): Promise<void>;
}

/** Opens a way to a database on a port of its own. @param at the address of this machine it listens on */
export async function openSilentProxy(connection: ClientConfig, at = '127.0.0.1'): Promise<SilentProxy> {
  const { host, port, user, database, password } = new Client(connection);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((near) => {
    const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.on('data', (bytes) => void other.write(bytes));
      if (isSilent) one.pause();
    }
  }).listen(0, at);
  await once(server, 'listening');
  const { port: own } = server.address() as AddressInfo;
  const each = (act: (socket: Socket) => void) => {
    for (const socket of sockets) act(socket);
  };
  return {
    connection: { host: at, port: own, user, database, password, ssl: false },
    silence() {
      isSilent = true;
      each((socket) => socket.pause());
    },
    goOn() {
      isSilent = false;
      each((socket) => socket.resume());
    },
    connections: () => sockets.size / 2,
    async close() {
      each((socket) => socket.destroy());
      server.close();
      await once(server, 'close');
    },
  };
}
