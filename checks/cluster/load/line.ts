import { type ClientHttp2Session, type ClientHttp2Stream, connect } from 'node:http2';
import { ports, type Site } from '../setup/site.ts';

/** How somebody reaches the proxy: as browsers do by HTTP/2 over TLS, on one connection, from an address of their own. */
export class Line {
  readonly #origin: string;
  readonly #secure: { ca: string; servername: string; localAddress: string };
  #session: ClientHttp2Session | null = null;

  /** @param ca who signed the certificate of the proxy, for a name */
  constructor({ proxy }: Site, ca: string, servername: string, localAddress: string) {
    this.#origin = `https://${proxy}:${ports.people}`;
    this.#secure = { ca, servername, localAddress };
  }

  /** Sends the head of a request; the connection is opened again when it was lost. */
  ask(headers: Record<string, string>, hasBody: boolean): ClientHttp2Stream {
    const session = this.#open();
    return session.request({ ':authority': this.#secure.servername, ...headers }, { endStream: !hasBody });
  }

  close(): void {
    this.#session?.destroy();
  }

  #open(): ClientHttp2Session {
    if (this.#session && !this.#session.closed && !this.#session.destroyed) return this.#session;
    const session = connect(this.#origin, this.#secure);
    // Each request on it has the error, too.
    session.on('error', () => undefined);
    session.on('goaway', () => session.close());
    this.#session = session;
    return session;
  }
}
