import { entityNamed } from '@mandate/contract/known-entities.ts';
import { isFieldSeen, mostNamed, type RecordPresence } from '@mandate/contract/presence/presence.ts';
import type { Database } from '../../../database/database.ts';
import type { Log } from '../../../database/log.ts';
import type { Caller } from '../../../http/caller.ts';
import { visibleOrNull } from '../../../records/read/find.ts';
import type { EventStream } from '../event-stream.ts';
import { presenceBook, recordKey, type Sign } from './presence-book.ts';
import { type PresenceNews, presenceTeller } from './presence-channel.ts';
import { storedVersions } from './stored-versions.ts';

/** How often it is looked whether signs of life have ended and records were saved, in ms, while anybody has one open. */
const lookEvery = 1_000;
/** How long, in ms, what a session has open outlives its stream: a browser that comes back gives a sign before. */
const outlives = 8_000;

/** What presence is watched with. */
interface Sources {
  db: Database;
  log: Log;
  /** The streams of an account that are open at this process. */
  streamsOf: (accountId: string) => readonly EventStream[];
  /** A clock in ms that never goes back. */
  now: () => number;
}

/** Who has which record open, told to others who have it open and may read it. */
export interface PresenceWatch {
  /** A window has a record open, or has left it. */
  tell(news: PresenceNews): void;
  /** Hears what processes tell. */
  hear(payload: string): void;
  /** This process has just begun to hear, or could not hear for a while. */
  beginHearing(): void;
  /** A stream has ended: because its session has, or for another reason. */
  streamEnded(stream: EventStream, isSessionOver: boolean): void;
  close(): Promise<void>;
}

/** Keeps what processes tell in memory alone, for as long as it holds, and tells people what changes of it. */
export function watchPresence({ db, log, streamsOf, now }: Sources): PresenceWatch {
  const book = presenceBook(now);
  const teller = presenceTeller({ db, log });
  const versions = new Map<string, number>();
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | null = null;
  let isTelling = false;
  let isLooking = false;

  /** One record after the other, so that nothing is told in an older form after a newer one. */
  async function tellChanged(): Promise<void> {
    for (const record of book.takeChanged()) changed.add(record);
    if (isTelling) return;
    isTelling = true;
    try {
      for (const record of changed) {
        changed.delete(record);
        for (const accountId of book.readersOf(record)) await tellOf(record, accountId);
      }
    } catch (error) {
      log.warn({ err: error }, 'who has a record open could not be told');
      changed.clear();
    } finally {
      isTelling = false;
    }
  }

  async function tellOf(record: string, accountId: string): Promise<void> {
    const [first] = streamsOf(accountId);
    if (!first) return;
    const told = toldOf(record, first.caller);
    const text = JSON.stringify(told);
    const untold = streamsOf(accountId).filter(({ presence }) => presence.get(record) !== text);
    if (untold.length === 0) return;
    const { entity, recordId } = partsOf(record);
    const mayRead = await visibleOrNull({ db, caller: first.caller }, entityNamed(entity), recordId);
    if (!mayRead) return;
    for (const stream of untold) {
      stream.presence.set(record, text);
      stream.tell('presence', told);
    }
  }

  function toldOf(record: string, caller: Caller): RecordPresence {
    const { entity, recordId } = partsOf(record);
    const facts = entityNamed(entity);
    const company = book.companyOf(record, caller.id);
    const people = company.slice(0, mostNamed).map((person) => ({
      ...person,
      field: person.field !== null && isFieldSeen(facts, person.field, caller) ? person.field : null,
    }));
    return { entity, recordId, version: versions.get(record) ?? null, people, count: company.length };
  }

  /** What is told of a record once is not told again; a window that opens it again knows nothing yet. */
  function tellAgain({ accountId, ...sign }: Sign): void {
    for (const { presence } of streamsOf(accountId)) presence.delete(recordKey(sign));
  }

  function take(news: PresenceNews): void {
    if (news.kind === 'left') book.leave(news.accountId, news.windowId);
    else if (news.kind === 'ended') book.endSession(news.sessionId, news.inMs);
    else if (news.kind === 'here') {
      if (book.hear(news)) tellAgain(news);
    } else answer();
  }

  /** Another process asks: each tells what it knows of those who listen here. */
  function answer(): void {
    for (const accountId of new Set([...book.records()].flatMap(book.readersOf))) {
      if (streamsOf(accountId).length === 0) continue;
      for (const sign of book.signsOf(accountId)) teller.tell({ kind: 'here', ...sign });
    }
  }

  function look(): void {
    book.expire();
    void tellChanged();
    if (book.isEmpty()) rest();
    else if (!isLooking) void lookAtVersions();
  }

  async function lookAtVersions(): Promise<void> {
    isLooking = true;
    try {
      const watched = [...book.records()].filter((record) =>
        book.readersOf(record).some((accountId) => streamsOf(accountId).length > 0),
      );
      const stored = await storedVersions(db, watched.map(partsOf));
      for (const record of watched) {
        const version = stored.get(record);
        if (version === undefined || versions.get(record) === version) continue;
        versions.set(record, version);
        changed.add(record);
      }
      for (const record of versions.keys()) if (!stored.has(record)) versions.delete(record);
      await tellChanged();
    } catch {
      // A database out of reach says nothing of versions; it is asked again.
    } finally {
      isLooking = false;
    }
  }

  function rest(): void {
    if (timer) clearInterval(timer);
    timer = null;
    versions.clear();
  }

  return {
    tell: (news) => teller.tell(news),
    hear(payload) {
      for (const news of JSON.parse(payload) as PresenceNews[]) take(news);
      if (!book.isEmpty()) timer ??= setInterval(look, lookEvery);
      void tellChanged();
    },
    beginHearing() {
      book.clear();
      teller.tell({ kind: 'asked' });
    },
    streamEnded({ caller }, isSessionOver) {
      const { id, sessionId } = caller;
      if (book.signsOf(id).length === 0) return;
      if (!isSessionOver && streamsOf(id).some((other) => other.caller.sessionId === sessionId)) return;
      teller.tell({ kind: 'ended', sessionId, inMs: isSessionOver ? 0 : outlives });
    },
    close() {
      rest();
      return teller.end();
    },
  };
}

function partsOf(record: string): Pick<Sign, 'entity' | 'recordId'> {
  const [entity = '', recordId = ''] = record.split(' ');
  return { entity, recordId };
}
