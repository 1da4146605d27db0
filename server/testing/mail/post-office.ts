import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';
import type { TestDatabase } from '../database/test-database.ts';

/** A mail that a mail server took. */
export interface ReceivedMail {
  to: string;
  from: string;
  /** As it came, headers and all. */
  raw: string;
  mail: Email;
  /** `performance.now()`. */
  at: number;
}

/** A mail server on a free port of this machine, which keeps what it takes. */
export interface PostOffice {
  port: number;
  mails: ReceivedMail[];
  /** How often somebody connected. */
  connections(): number;
  close(): Promise<void>;
}

/** How the server behaves, where it is not to take everything. */
export interface PostOfficeRules {
  /** Answers a recipient with an error of this reply code. */
  refuse?: (to: string) => { code: number; text: string } | null;
  /** How long it thinks over a message it has before it says that it took it, in ms. */
  thinksMs?: number;
  /** Whether the connection breaks off: after the recipient, in the middle of the message, or when it has the whole of it. */
  breakOff?: (when: 'recipient' | 'middle' | 'end', to: string) => boolean;
}

/** Starts a mail server. @param rules may be changed while it runs @param at the address of this machine it listens on */
export async function openPostOffice(
  rules: PostOfficeRules = {},
  options: SMTPServerOptions = {},
  at = '127.0.0.1',
): Promise<PostOffice> {
  const mails: ReceivedMail[] = [];
  let connections = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 200,
    logger: false,
    ...options,
    onConnect(_session, done) {
      connections += 1;
      done();
    },
    onRcptTo({ address }, session, done) {
      if (rules.breakOff?.('recipient', address)) return leave(session);
      const refusal = rules.refuse?.(address);
      if (!refusal) return done();
      done(Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
    },
    onData(stream, session, done) {
      const [to = ''] = session.envelope.rcptTo.map(({ address }) => address);
      const from = session.envelope.mailFrom ? session.envelope.mailFrom.address : '';
      const isCut = rules.breakOff?.('middle', to);
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        if (isCut) leave(session);
      });
      stream.once('end', async () => {
        if (isCut) return;
        const raw = Buffer.concat(chunks);
        mails.push({ to, from, raw: raw.toString(), mail: await PostalMime.parse(raw), at: performance.now() });
        if (rules.breakOff?.('end', to)) return leave(session);
        setTimeout(done, rules.thinksMs ?? 0);
      });
    },
  });
  server.on('error', () => undefined);
  const leave = ({ id }: SMTPServerSession) => {
    for (const connection of server.connections) if (connection.id === id) connection._socket.destroy();
  };
  await new Promise<void>((ready) => server.listen(0, at, ready));
  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    connections: () => connections,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

/** Settings by which mail leaves through a server on this machine; given settings over them, by their columns. */
export async function useMailServer(
  { pool }: Pick<TestDatabase, 'pool'>,
  port: number,
  settings: Record<string, unknown> = {},
): Promise<void> {
  const values = {
    ...{ enabled: true, host: '127.0.0.1', port, security: 'none', auth_method: 'none', max_per_minute: 6_000 },
    ...{ from_email: 'office@firm.example', from_name: 'The Firm', ...settings },
  };
  const names = Object.keys(values);
  const assignments = names.map((name, at) => `${name} = $${at + 1}`);
  await pool.query(`update mail_servers set updated_at = now(), ${assignments.join(', ')}`, Object.values(values));
}
