import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { type PeerCertificate, TLSSocket } from 'node:tls';
import SMTPConnection, { type SMTPConnectionCustomAuthContext } from 'nodemailer/lib/smtp-connection';
import { MailFailure, type MailFailureCode } from '../mail-failure.ts';
import type { MailServer } from '../mail-settings.ts';
import { actsOn } from './acts.ts';
import { cleanWords } from './clean-words.ts';
import { failureOf } from './failure-of.ts';
import { listenToConversation } from './listen-to-conversation.ts';
import { checkPort, plainHost, resolveHost } from './mail-host.ts';
import { encrypt, openSocket, tlsOptions } from './open-socket.ts';
import { type MailStepDone, stepClock } from './step-clock.ts';

export interface TransportOptions {
  /** Whether private addresses and every port are taken (MAIL_ALLOW_PRIVATE). */
  allowPrivate: boolean;
  /** Is told of each step when it went well; of one that did not the failure tells. */
  onStep?: (done: MailStepDone) => void;
  /** Ends everything, as if the server did not answer any more. */
  signal?: AbortSignal;
}

/** One message as it is handed over. */
export interface MailEnvelope {
  /** The address errors go back to. */
  from: string;
  to: string;
  /** The whole message (RFC 5322). It is read only once the server has asked for it, after its reply 354. */
  raw: Readable | Buffer;
}

/** An open connection to a mail server, signed in. It takes one message after the other, never two at once. */
export interface MailTransport {
  /**
   * Hands one message over. When the connection breaks off after the server has asked for the message (`raw` was read), nobody knows
   * whether it arrived. After a refusal the next message may follow on the same connection while {@link isOpen}.
   * @returns the server's answer, secrets removed
   * @throws MailFailure of the step `sender`, `recipient` or `send`
   */
  send(envelope: MailEnvelope): Promise<{ answer: string }>;
  /**
   * Asks whether the server would take mail from an address, and sends none.
   * @throws MailFailure of the step `sender`
   */
  trySender(from: string): Promise<void>;
  /** Whether another message may be sent. */
  isOpen(): boolean;
  /** Takes leave of the server and ends the connection. */
  close(): void;
}

/** A server may think long about a whole message (RFC 5321, 4.5.3.2.6); to give up early would send it twice. */
const leastEndMs = 120_000;
const mostReplyBytes = 64 * 1024;
const leaveMs = 1_000;
const aCommand = 'COMMAND';

/** After these the two sides need not agree on what was said. */
const confusing: readonly MailFailureCode[] = ['mailNoAnswer', 'mailNotSmtp', 'mailBrokenOff', 'mailTlsFailed'];

/**
 * Opens a connection to a mail server: its host is looked up once, every address of it and the port are checked, the connection goes to
 * such an address and nowhere else, it is encrypted as asked, and somebody signs in.
 * @throws MailFailure of the step `resolve`, `connect`, `tls` or `auth`
 */
export async function openTransport(
  server: MailServer,
  { allowPrivate, onStep, signal }: TransportOptions,
): Promise<MailTransport> {
  const clean = cleanWords(server.username, server.secret);
  const isTlsAtOnce = server.security === 'tls';
  const timeout = server.timeoutSeconds * 1_000;
  const clock = stepClock(server, onStep);
  const addresses = await resolveHost(server, allowPrivate, signal);
  clock.done('resolve', null, { addresses });
  checkPort(server.port, allowPrivate);
  const plain = await openSocket(addresses, server, signal);
  if (isTlsAtOnce) clock.done('connect', null);
  const socket = isTlsAtOnce ? await encrypt(plain, server, signal) : plain;

  let starting: string | null = null;
  const connection = new SMTPConnection({
    ...optionsOf(server, timeout),
    connection: socket,
    logger: {
      ...listenToConversation((step, reply) => {
        // With TLS from the beginning the greeting ends that step; with STARTTLS both sides still have to speak TLS after the reply.
        if (step === 'connect' && isTlsAtOnce) clock.done('tls', clean(reply), certificateOf(socket));
        else if (step === 'connect' || step === 'sender' || step === 'recipient') clock.done(step, clean(reply));
        else if (step === 'tls') starting = clean(reply);
        else if (step === 'send') waitFor(connection, Math.max(timeout, leastEndMs));
      }),
    },
  });
  const acts = actsOn(connection, signal);
  /** Does something on the connection; an error becomes a failure of the step under way. */
  const attempt = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    try {
      return await work();
    } catch (error) {
      const failure = failureOf(error, { step: clock.underWay(), server });
      if (confusing.includes(failure.code)) acts.giveUp();
      throw failure;
    }
  };
  try {
    await attempt(() => acts.act<void>((done) => connection.connect((error) => done(error, undefined))));
    if (server.security === 'starttls') clock.done('tls', starting, certificateOf(connection._socket));
    if (server.authMethod === 'password') {
      await attempt(() => signIn(connection, server, acts.act));
      clock.done('auth', clean(connection.lastServerResponse || ''));
    }
  } catch (error) {
    acts.giveUp();
    throw error;
  }

  return {
    async send({ from, to, raw }) {
      clock.begin('sender');
      const sent = await attempt(() =>
        acts.act<{ response: string }>((done) => connection.send({ from, to: [to] }, raw, done)),
      ).catch(async (failure) => {
        // The server still waits for the rest of what it refused a part of.
        if (!connection.destroyed) await acts.act((done) => connection.reset(done)).catch(acts.giveUp);
        throw failure;
      });
      waitFor(connection, timeout);
      const answer = clean(sent.response);
      clock.done('send', answer);
      return { answer };
    },
    async trySender(from) {
      clock.begin('sender');
      const reply = await attempt(() => tryCommand(connection, `MAIL FROM:<${from}>`, acts.act));
      clock.done('sender', clean(reply));
      await acts.act((done) => connection.reset(done)).catch(acts.giveUp);
    },
    isOpen: () => !connection.destroyed,
    close() {
      if (!connection.destroyed) connection.quit();
      setTimeout(acts.giveUp, leaveMs).unref();
    },
  };
}

function optionsOf(server: MailServer, timeout: number) {
  return {
    host: plainHost(server.host),
    port: server.port,
    secure: server.security === 'tls',
    secured: server.security === 'tls',
    requireTLS: server.security === 'starttls',
    ignoreTLS: server.security === 'none',
    tls: tlsOptions(server),
    ...(server.heloName && { name: server.heloName }),
    // Greeting and STARTTLS are two steps.
    connectionTimeout: timeout * 2,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    socketCloseTimeout: leaveMs,
    maxResponseSize: mostReplyBytes,
    transactionLog: true,
    customAuth: { [aCommand]: sayIt },
  };
}

/** @throws MailFailure mailAuthMissing, mailPasswordMissing; the library's own error when the server refuses */
async function signIn(
  connection: SMTPConnection,
  { username, secret }: MailServer,
  act: ReturnType<typeof actsOn>['act'],
): Promise<void> {
  if (!connection.allowsAuth) throw new MailFailure('mailAuthMissing', { step: 'auth' });
  if (!username || !secret) throw new MailFailure('mailPasswordMissing', { step: 'auth' });
  await act((done) => connection.login({ user: username, pass: secret }, done));
}

/**
 * Says one command of its own. The library lets only ways to sign in do so: this is one that signs nobody in.
 * @returns the reply
 * @throws a refusal as the library would
 */
async function tryCommand(
  connection: SMTPConnection,
  command: string,
  act: ReturnType<typeof actsOn>['act'],
): Promise<string> {
  const said = { reply: '' };
  await act((done) => connection.login({ method: aCommand, command, said }, done));
  const response = said.reply;
  if (response.startsWith('2')) return response;
  const responseCode = Number(response.slice(0, 3));
  throw Object.assign(new Error(response), { code: 'EENVELOPE', command: 'MAIL FROM', response, responseCode });
}

async function sayIt({ auth, sendCommand }: SMTPConnectionCustomAuthContext): Promise<void> {
  auth.said.reply = (await sendCommand(auth.command)).response;
}

/** Sets how long the server may say nothing, in ms. */
function waitFor(connection: SMTPConnection, ms: number): void {
  if (connection._socket) connection._socket.setTimeout(ms);
}

function certificateOf(socket: Socket | false | null): { certificate?: PeerCertificate } {
  return socket instanceof TLSSocket ? { certificate: socket.getPeerCertificate() } : {};
}
