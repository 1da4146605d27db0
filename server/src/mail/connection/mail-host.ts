import dns from 'node:dns/promises';
import { MailFailure } from '../mail-failure.ts';
import type { MailServer } from '../mail-settings.ts';
import { isPublicAddress } from './is-public-address.ts';

/** The ports mail servers listen on (RFC 5321, RFC 6409, RFC 8314); 2525 stands in where providers block 25. */
export const mailPorts: readonly number[] = [25, 465, 587, 2525];

/** A host as resolvers and certificates take it: an IPv6 address without its brackets, a name without the dot of the root. */
export function plainHost(host: string): string {
  return host
    .trim()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '');
}

/** @throws MailFailure mailPortNotAllowed */
export function checkPort(port: number, allowPrivate: boolean): void {
  if (!allowPrivate && !mailPorts.includes(port))
    throw new MailFailure('mailPortNotAllowed', { step: 'connect', params: { port, ports: mailPorts.join(', ') } });
}

/**
 * The addresses of a host, asked for once and each looked at; whoever connects takes these and asks nobody again. Every spelling of an
 * address that the system knows (octal, hexadecimal, shortened, in one number) comes out as the address it means.
 * @throws MailFailure mailHostUnknown, mailHostPrivate; mailNoAnswer when `signal` ends the waiting
 */
export async function resolveHost(
  { host, timeoutSeconds }: Pick<MailServer, 'host' | 'timeoutSeconds'>,
  allowPrivate: boolean,
  signal?: AbortSignal,
): Promise<string[]> {
  const asked = plainHost(host);
  const found = await beforeTheEnd(look(asked), timeoutSeconds, signal).catch((cause) => {
    if (cause instanceof MailFailure) throw cause;
    throw new MailFailure('mailHostUnknown', { step: 'resolve', params: { host: asked }, cause });
  });
  // One inward address among several is enough to refuse the name: which one is answered first is up to whoever owns it.
  if (!allowPrivate && !found.every(isPublicAddress))
    throw new MailFailure('mailHostPrivate', { step: 'resolve', params: { host: asked } });
  return found;
}

async function look(host: string): Promise<string[]> {
  const found = await dns.lookup(host, { all: true });
  return [...new Set(found.map(({ address }) => address))];
}

/** A resolver cannot be called off; it is left to itself. */
async function beforeTheEnd<Value>(work: Promise<Value>, seconds: number, signal?: AbortSignal): Promise<Value> {
  const late = AbortSignal.any([AbortSignal.timeout(seconds * 1_000), ...(signal ? [signal] : [])]);
  const isLate = new Promise<never>((_resolve, reject) => {
    const end = () => reject(new MailFailure('mailNoAnswer', { step: 'resolve' }));
    if (late.aborted) end();
    else late.addEventListener('abort', end, { once: true });
  });
  return await Promise.race([work, isLate]);
}
