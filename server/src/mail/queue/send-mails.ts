import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { type OwnConnection, openOwn } from '../../database/connection/own-connection.ts';
import type { Database } from '../../database/database.ts';
import type { DiskRoom } from '../../database/disk/disk-room.ts';
import type { Log } from '../../database/log.ts';
import { sendingMailLock } from '../../database/queries/locks.ts';
import type { Seal } from '../../secrets/sealed.ts';
import { mailLine } from '../connection/mail-line.ts';
import { claimMail, giveUpLateMails, nextDueIn, takeBackMails } from './claim-mail.ts';
import { deliverMail } from './deliver-mail.ts';
import { pace } from './mail-pace.ts';
import { mailQueue } from './queue-mail.ts';

/** After how long the queue is looked at though nobody said anything and nothing is due, in ms. */
const lookAfter = 30_000;
/** The same while another process sends, which may end, while there is too little room, and after a fault. */
const lookSoonAfter = 2_000;
/** Between two looks, in ms, where something fell due meanwhile. */
const leastRest = 50;
/** How long a stop waits for the mail under way, in ms; what is left then is taken back by the next process. */
const letGoLimit = 9_000;

/** What the sender works with. */
export interface MailSending {
  db: Database;
  pool: pg.Pool;
  /** With too little of it mails wait: whether one left could not be kept, and it might leave twice. */
  room: DiskRoom;
  seal: Seal;
  log: Log;
  /** Whether mail may leave through private addresses (MAIL_ALLOW_PRIVATE). */
  allowPrivate: boolean;
}

/** Sends what is in the queue, one message at a time over all processes, until it is stopped. */
export function sendMails({ db, pool, room, seal, log, allowPrivate }: MailSending): { stop(): Promise<void> } {
  const line = mailLine(allowPrivate);
  const stopped = new AbortController();
  const rate = pace();
  /** Holds the lock of who sends, from when it got it. */
  let connection: OwnConnection | null = null;
  let isSender = false;
  let isFaulty = false;

  function lose(lost: OwnConnection): void {
    if (connection !== lost) return;
    connection = null;
    isSender = false;
  }

  async function connect(): Promise<OwnConnection> {
    let own: OwnConnection | null = null;
    own = await openOwn(pool, { channel: mailQueue, onHeard: () => look(), onLost: () => own && lose(own) });
    return own;
  }

  /** Whether it is this process that sends. */
  async function becomeSender({ ask }: OwnConnection): Promise<boolean> {
    if (isSender) {
      // Only while the connection lives the lock is held, and another process sends nothing.
      await ask('select 1');
      return true;
    }
    const [row] = await ask<{ got: boolean }>(`select pg_try_advisory_lock(${sendingMailLock}) as got`);
    isSender = row?.got ?? false;
    return isSender;
  }

  async function sendDue(): Promise<void> {
    while (!stopped.signal.aborted && isSender && !(await room.isShort())) {
      await rate.turn(stopped.signal);
      const mail = stopped.signal.aborted || !isSender ? null : await claimMail(db);
      if (mail === null) break;
      await deliverMail({ db, seal, log, line }, mail, (perMinute) => rate.went(perMinute));
    }
    line.close();
  }

  /** @returns after how long, in ms, there is something to do by itself */
  async function lookOnce(): Promise<number> {
    connection ??= await connect();
    const by = connection;
    try {
      if (!(await becomeSender(by))) return lookSoonAfter;
    } catch (error) {
      // Whether it holds the lock is not known any more: that ends with the connection.
      lose(by);
      await by.end();
      throw error;
    }
    const left = await takeBackMails(db);
    if (left > 0) log.warn({ mails: left }, 'mails were left behind');
    await giveUpLateMails(db);
    await sendDue();
    if (await room.isShort()) return lookSoonAfter;
    return Math.max(leastRest, Math.min(lookAfter, (await nextDueIn(db)) ?? lookAfter));
  }

  let looking: Promise<void> | null = null;
  let isWanted = false;
  /** Looks at the queue; a request that comes meanwhile is served after it. */
  function look(): void {
    isWanted = true;
    looking ??= (async () => {
      let rest = lookSoonAfter;
      while (isWanted && !stopped.signal.aborted) {
        isWanted = false;
        try {
          rest = await lookOnce();
          isFaulty = false;
        } catch (error) {
          line.close();
          if (!isFaulty && !stopped.signal.aborted) log.warn({ err: error }, 'mails could not be sent');
          isFaulty = true;
          rest = lookSoonAfter;
        }
      }
      looking = null;
      clearTimeout(timer);
      if (!stopped.signal.aborted) timer = setTimeout(look, rest);
    })();
  }

  let timer: NodeJS.Timeout | undefined;
  look();
  return {
    async stop() {
      stopped.abort();
      clearTimeout(timer);
      await Promise.race([looking, sleep(letGoLimit, undefined, { ref: false })]);
      line.close();
      await connection?.end();
    },
  };
}
