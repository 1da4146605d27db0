import { Readable } from 'node:stream';
import type { ComposedMail } from '../letter/compose-mail.ts';
import { MailFailure } from '../mail-failure.ts';
import type { MailSettings } from '../mail-settings.ts';
import type { MailTransport } from './open-transport.ts';

/** The one connection mails leave by, opened when there is something to send and kept while there is more. */
export interface MailLine {
  /**
   * Hands a mail over, over the connection that is open or a new one.
   * @param onHandingOver is awaited before the first byte of the message leaves
   * @throws MailFailure, and whatever onHandingOver throws
   */
  send(settings: MailSettings, mail: ComposedMail, onHandingOver: () => Promise<void>): Promise<{ answer: string }>;
  close(): void;
}

interface Open {
  transport: MailTransport;
  /** Ends the connection at once. */
  abort: AbortController;
  /** What it was opened with. */
  settings: string;
}

/** A line that is not open yet. @param allowPrivate as for `openTransport` */
export function mailLine(allowPrivate: boolean): MailLine {
  let kept: Open | null = null;

  function close(): void {
    kept?.transport.close();
    kept = null;
  }

  async function open(settings: MailSettings): Promise<Open> {
    const abort = new AbortController();
    // Loaded with the first mail there is to send.
    const { openTransport } = await import('./open-transport.ts');
    const transport = await openTransport(settings, { allowPrivate, signal: abort.signal });
    kept = { transport, abort, settings: facts(settings) };
    return kept;
  }

  return {
    close,
    async send(settings, mail, onHandingOver) {
      if (kept?.settings !== facts(settings)) close();
      if (kept) {
        let isBegun = false;
        const begin = () => {
          isBegun = true;
          return onHandingOver();
        };
        try {
          return await handOver(kept, mail, begin);
        } catch (error) {
          close();
          // A server ends connections it finds idle; what it answered, or may have got, is the message's.
          if (!(error instanceof MailFailure) || isBegun || error.answer !== null) throw error;
        }
      }
      try {
        return await handOver(await open(settings), mail, onHandingOver);
      } catch (error) {
        close();
        throw error;
      }
    },
  };
}

/** The settings a connection depends on. */
function facts({ host, port, security, authMethod, username, secret, verifyCertificate, heloName }: MailSettings) {
  return JSON.stringify([host, port, security, authMethod, username, secret, verifyCertificate, heloName]);
}

async function handOver(
  { transport, abort }: Open,
  { from, to, raw }: ComposedMail,
  onHandingOver: () => Promise<void>,
) {
  let broken: unknown = null;
  // Read only once the server asks for the message.
  const message = Readable.from(
    (async function* () {
      await onHandingOver();
      yield raw;
    })(),
  );
  message.once('error', (error) => {
    broken = error;
    abort.abort();
  });
  try {
    return await transport.send({ from, to, raw: message });
  } catch (error) {
    throw broken ?? error;
  }
}
