import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { listenOn } from './listen-on.ts';

/** A page that fetches as much script as another and does nothing with it but write its heading. */
export interface IdlePage {
  address: string;
  close(): Promise<void>;
}

/** @param bytes of its script, as they pass over the line */
export async function idlePage(bytes: number): Promise<IdlePage> {
  // Nothing of it can be packed, so that it weighs what it says.
  const idle = `/*${randomBytes(bytes).toString('hex').slice(0, bytes)}*/document.querySelector('h1').textContent='Here';`;
  const server = createServer(({ url }, reply) => {
    if (url === '/idle.js') reply.writeHead(200, { 'Content-Type': 'text/javascript' }).end(idle);
    else {
      reply.writeHead(200, { 'Content-Type': 'text/html' });
      reply.end('<!doctype html><title>Idle</title><h1></h1><script type="module" src="/idle.js"></script>');
    }
  });
  const address = await listenOn(server);
  return { address, close: async () => void server.close() };
}
