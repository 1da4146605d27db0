import type { AddressInfo, Server } from 'node:net';

/** Lets a server listen on a free port of this machine. @returns its address */
export async function listenOn(server: Server): Promise<string> {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
