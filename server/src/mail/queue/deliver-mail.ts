import { type MailContent, oncePurposes } from '@mandate/contract/entities/mail-message.ts';
import type { Database } from '../../database/database.ts';
import type { Log } from '../../database/log.ts';
import { type Seal, SealBroken } from '../../secrets/sealed.ts';
import type { MailLine } from '../connection/mail-line.ts';
import type { AttachedFile, ComposedMail } from '../letter/compose-mail.ts';
import { MailFailure, type MailFailureCode, type MailStep } from '../mail-failure.ts';
import { type MailSettings, mailSettings } from '../mail-settings.ts';
import { type ClaimedMail, ClaimLost, noteHandingOver } from './claim-mail.ts';
import { contentPlace } from './queue-mail.ts';
import { noteServerFailure } from './sending-state.ts';
import { nextTryIn, storeOutcome, type TryOutcome } from './store-outcome.ts';

/** What mails are sent with. */
export interface SenderParts {
  db: Database;
  seal: Seal;
  log: Log;
  line: MailLine;
  /** Reads the bytes of a file by their fingerprint; none where it is not there. */
  readContent: (db: Database, sha256: string) => AsyncIterable<Buffer>;
}

/** Refusals that are about what was to be sent; whoever comes next may be taken. */
const refusals: MailFailureCode[] = ['mailDeferred', 'mailRefused', 'mailSenderRefused', 'mailRecipientRefused'];

/** Failures that no reply of the server stands behind: whether it took the message, it did not say. */
const withoutReply: MailFailureCode[] = ['mailBrokenOff', 'mailNoAnswer', 'mailNotSmtp'];

/**
 * Tries to hand a message over and keeps what became of it.
 * @param onRate is told at which rate the settings let mails leave, as soon as they are read
 */
export async function deliverMail(
  { db, seal, log, line, readContent }: SenderParts,
  mail: ClaimedMail,
  onRate: (perMinute: number) => void,
): Promise<void> {
  const began = performance.now();
  const [settings, composed] = [await settingsFor(db, seal), { redirectedTo: null as string | null }];
  const keep = async (outcome: Omit<TryOutcome, 'ms' | 'redirectedTo'>) => {
    const ms = performance.now() - began;
    await storeOutcome(db, mail, { ...outcome, ms, redirectedTo: composed.redirectedTo });
    log.info({ mail: mail.id, outcome: outcome.outcome, code: outcome.code, ms: Math.round(ms) }, 'mail tried');
  };
  if (settings instanceof MailFailure) {
    await noteServerFailure(db, settings);
    return keep({ outcome: 'deferred', code: settings.code, answer: null, isUsed: false, waitMinutes: 0 });
  }
  onRate(settings.maxPerMinute);
  const ready = await prepared({ db, seal, readContent }, mail, settings).catch((error: unknown) => {
    // Tried again it would fail again, and hold up all others.
    log.error({ mail: mail.id, err: error }, 'a mail could not be put together');
    return null;
  });
  if (ready === null)
    return keep({ outcome: 'failed', code: 'mailUnreadable', answer: null, isUsed: true, waitMinutes: 0 });
  composed.redirectedTo = ready.redirectedTo;

  let isHandedOver = false;
  try {
    const { answer } = await line.send(settings, ready, async () => {
      await noteHandingOver(db, mail);
      isHandedOver = true;
    });
    await keep({ outcome: 'sent', code: null, answer, isUsed: true, waitMinutes: 0 });
  } catch (error) {
    if (error instanceof ClaimLost) return log.warn({ mail: mail.id }, 'a mail was taken back by another process');
    if (!(error instanceof MailFailure)) throw error;
    const isUncertain = isHandedOver && withoutReply.includes(error.code);
    if (isUncertain || !isOfMessage(error)) await noteServerFailure(db, error);
    await keep(becameOf(error, isUncertain, mail, settings));
  }
}

/** Whether the server refused this message, and may well take the next one. */
function isOfMessage({ step, code, answer }: MailFailure): boolean {
  // With 421 it takes leave, whatever it was asked (RFC 5321, 3.8).
  return isOpened(step) && refusals.includes(code) && !answer?.startsWith('421');
}

/** Whether it went wrong with an open connection. */
function isOpened(step: MailStep): boolean {
  return step === 'sender' || step === 'recipient' || step === 'send';
}

function becameOf(failure: MailFailure, isUncertain: boolean, mail: ClaimedMail, settings: MailSettings) {
  const { code, params, answer, isFinal } = failure;
  const used = mail.attempts + 1;
  if (isUncertain && oncePurposes.includes(mail.purpose))
    return { outcome: 'uncertain', code: 'mailNotRepeated', answer: null, isUsed: true, waitMinutes: null } as const;
  if (isUncertain) {
    // Sent once more at least, however few tries the settings allow.
    const wait = nextTryIn({ ...settings, maxRetries: Math.max(settings.maxRetries, 1) }, used);
    const outcome = wait === null ? 'failed' : 'uncertain';
    return { outcome, code: 'mailUncertain', answer: null, isUsed: true, waitMinutes: wait ?? 0 } as const;
  }
  // Of a server that is not there the messages keep their order; one at which it breaks off must not hold up the others for ever.
  const behind = isOpened(failure.step) ? 1 : 0;
  if (!isOfMessage(failure))
    return { outcome: 'deferred', code, params, answer, isUsed: false, waitMinutes: behind } as const;
  const wait = isFinal ? null : nextTryIn(settings, used);
  const outcome = wait === null ? 'failed' : 'deferred';
  return { outcome, code, params, answer, isUsed: true, waitMinutes: wait ?? 0 } as const;
}

type Sendable = MailSettings & { fromEmail: string };

/** The settings as they are now, or why nothing can be sent with them. */
async function settingsFor(db: Database, seal: Seal): Promise<Sendable | MailFailure> {
  try {
    const settings = await mailSettings(db, seal);
    if (settings?.fromEmail) return { ...settings, fromEmail: settings.fromEmail };
    return new MailFailure('mailNotSetUp', { step: 'resolve' });
  } catch (error) {
    if (error instanceof SealBroken) return new MailFailure('mailSecretUnreadable', { step: 'auth', cause: error });
    throw error;
  }
}

/** The message as it travels. @throws SealBroken when what it says cannot be read any more */
async function prepared(
  { db, seal, readContent }: Pick<SenderParts, 'db' | 'seal' | 'readContent'>,
  mail: ClaimedMail,
  settings: Sendable,
): Promise<ComposedMail> {
  const content = JSON.parse(seal.open(mail.content, contentPlace(mail.id))) as MailContent;
  const attached: AttachedFile[] = [];
  for (const { name, type, sha256 } of content.attachments ?? []) {
    const pieces: Buffer[] = [];
    for await (const piece of readContent(db, sha256)) pieces.push(piece);
    if (pieces.length === 0) throw new Error(`what goes along with a mail is not there: ${sha256}`);
    attached.push({ name, type, bytes: Buffer.concat(pieces) });
  }
  const { composeMail } = await import('../letter/compose-mail.ts');
  return composeMail({ ...mail, createdAt: new Date(mail.createdAt) }, content, settings, attached);
}
