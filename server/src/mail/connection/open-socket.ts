import { connect, isIP, type Socket } from 'node:net';
import { type ConnectionOptions, connect as connectTls } from 'node:tls';
import { MailFailure } from '../mail-failure.ts';
import type { MailServer } from '../mail-settings.ts';
import { failureOf } from './failure-of.ts';
import { plainHost } from './mail-host.ts';

/**
 * Connects to one of the addresses, in their order until one takes the call; no name is looked up here.
 * @throws MailFailure mailPortRefused, mailNoAnswer, mailBrokenOff
 */
export async function openSocket(addresses: string[], server: MailServer, signal?: AbortSignal): Promise<Socket> {
  let failure: unknown;
  for (const address of addresses) {
    try {
      return await ready(connect({ host: address, port: server.port }), 'connect', server, signal);
    } catch (error) {
      failure = error;
      if (signal?.aborted) break;
    }
  }
  throw failureOf(failure, { step: 'connect', server });
}

/**
 * Encrypts a connection from its beginning on.
 * @throws MailFailure mailCertificateNotTrusted, mailCertificateExpired, mailCertificateOtherName, mailTlsFailed, mailNoAnswer
 */
export async function encrypt(socket: Socket, server: MailServer, signal?: AbortSignal): Promise<Socket> {
  try {
    return await ready(connectTls({ socket, ...tlsOptions(server) }), 'secureConnect', server, signal);
  } catch (error) {
    socket.destroy();
    throw failureOf(error, { step: 'tls', server });
  }
}

/** Who the server must prove to be: the host that was entered, whichever address it has. */
export function tlsOptions({ host, verifyCertificate }: MailServer): ConnectionOptions {
  const name = plainHost(host);
  // An address is no server name (RFC 6066); the certificate is compared with it nevertheless.
  return { host: name, ...(isIP(name) === 0 && { servername: name }), rejectUnauthorized: verifyCertificate };
}

function ready<Connection extends Socket>(
  socket: Connection,
  event: 'connect' | 'secureConnect',
  server: MailServer,
  signal?: AbortSignal,
): Promise<Connection> {
  return new Promise((resolve, reject) => {
    const step = event === 'connect' ? 'connect' : 'tls';
    const tooLate = () => fail(new MailFailure('mailNoAnswer', { step }));
    const timer = setTimeout(tooLate, server.timeoutSeconds * 1_000);
    const settle = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', tooLate);
      socket.off('error', fail).off('close', broken).off(event, succeed);
    };
    const fail = (error: Error) => {
      settle();
      // What a connection says after it was given up is of no use to anybody.
      socket.on('error', () => undefined);
      socket.destroy();
      reject(error);
    };
    const broken = () => fail(new MailFailure('mailBrokenOff', { step }));
    const succeed = () => {
      settle();
      resolve(socket);
    };
    socket.on('error', fail).on('close', broken).on(event, succeed);
    if (signal?.aborted) tooLate();
    else signal?.addEventListener('abort', tooLate);
  });
}
