import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A real SMTP server on a free port of this machine. */
export interface TestMailServer {
  port: number;
  /** The mails it took, in their order. */
  mails: { from: string; to: string[]; raw: string }[];
  /** How many connections it was called with. */
  connections: number;
  close(): Promise<void>;
}

interface MailServerOptions extends SMTPServerOptions {
  /** The only sign-in it takes; without one nobody needs to sign in. */
  account?: { username: string; password: string };
  /** Key and certificate; without them STARTTLS shows the library's own self-signed one. */
  certificate?: { key: string; cert: string };
  /** What it answers to addresses, by their part before the @: a reply code. */
  refused?: Record<string, number>;
}

/** Starts a mail server. Unless told otherwise it offers STARTTLS and takes everything. */
export async function startMailServer(options: MailServerOptions = {}): Promise<TestMailServer> {
  const { account, certificate, refused = {}, ...others } = options;
  const mails: TestMailServer['mails'] = [];
  const started: TestMailServer = { port: 0, mails, connections: 0, async close() {} };
  const answer = (address: string) => {
    const code = refused[address.split('@')[0] ?? ''];
    return code === undefined ? null : Object.assign(new Error(`${address} is not taken`), { responseCode: code });
  };
  const server = new SMTPServer({
    ...certificate,
    authOptional: account === undefined,
    disabledCommands: account === undefined ? ['AUTH'] : [],
    disableReverseLookup: true,
    closeTimeout: 200,
    logger: false,
    onConnect(_session, done) {
      started.connections += 1;
      done();
    },
    onAuth(given, _session, done) {
      const isRight = given.username === account?.username && given.password === account?.password;
      // Some servers repeat what they were told.
      if (isRight) done(null, { user: given.username });
      else done(Object.assign(new Error(`Not known: ${given.username} ${given.password}`), { responseCode: 535 }));
    },
    onMailFrom: ({ address }, _session, done) => done(answer(address)),
    onRcptTo: ({ address }, _session, done) => done(answer(address)),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const to = envelope.rcptTo.map(({ address }) => address);
        mails.push({ from, to, raw: Buffer.concat(chunks).toString() });
        done(null, 'Taken');
      });
    },
    ...others,
  });
  // A client that leaves in the middle is no fault of the server.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  started.port = (server.server.address() as AddressInfo).port;
  started.close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return started;
}
