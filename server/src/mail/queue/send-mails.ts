import type { DiskRoom } from '../../database/disk/disk-room.ts';
import type { StandingWork } from '../../jobs/work.ts';
import { mailLine } from '../connection/mail-line.ts';
import { claimMail, giveUpLateMails, nextDueIn, takeBackMails } from './claim-mail.ts';
import { deliverMail, type SenderParts } from './deliver-mail.ts';
import { pace } from './mail-pace.ts';

/** After how long the mails are looked at though nobody said anything and nothing is due, in ms. */
const lookAfter = 30_000;
/** The same after a fault. */
const lookSoonAfter = 2_000;

/** What the sender works with. */
export interface MailSending extends Omit<SenderParts, 'line'> {
  /** With too little of it mails wait: whether one left could not be kept, and it might leave twice. */
  room: DiskRoom;
  /** Is called when mails were tried or given up: what hangs on a mail learns what became of it. */
  onTried: (db: SenderParts['db']) => Promise<void>;
  /** Whether mail may leave through private addresses (MAIL_ALLOW_PRIVATE). */
  allowPrivate: boolean;
}

/** Sends mails that are due, one at a time, while there are any. */
export function sendMails({ room, allowPrivate, onTried, ...parts }: MailSending): StandingWork {
  const { db, log } = parts;
  const rate = pace();
  let isFaulty = false;

  async function sendDue(signal: AbortSignal): Promise<void> {
    const line = mailLine(allowPrivate);
    try {
      while (!signal.aborted && !(await room.isShort())) {
        await rate.turn(signal);
        const mail = signal.aborted ? null : await claimMail(db);
        if (mail === null) break;
        await deliverMail({ ...parts, line }, mail, (perMinute) => rate.went(perMinute));
      }
    } finally {
      line.close();
    }
  }

  return async (signal) => {
    try {
      const left = await takeBackMails(db);
      if (left > 0) log.warn({ mails: left }, 'mails were left behind');
      await giveUpLateMails(db);
      await sendDue(signal);
      await onTried(db);
      isFaulty = false;
      return Math.min(lookAfter, (await nextDueIn(db)) ?? lookAfter);
    } catch (error) {
      if (!isFaulty) log.warn({ err: error }, 'mails could not be sent');
      isFaulty = true;
      return lookSoonAfter;
    }
  };
}
