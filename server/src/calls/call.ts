import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import type { DiskRoom } from '../database/disk/disk-room.ts';
import { type Caller, callerOf } from '../http/caller.ts';
import { networkOf } from '../http/network-of.ts';
import { wordsFor } from '../http/requests/words-for.ts';
import type { Words } from '../words/words.ts';

/** What a verb needs to know of the call it serves. */
export interface Call {
  /** The database, or the transaction the call runs in. */
  db: Database;
  /** Whether there is room for changes: for what goes on changing when the call was let in long ago. */
  room: DiskRoom;
  caller: Caller;
  /** The caller's time zone: decides what "today" is. */
  timeZone: string;
  /** What is said to the caller, in the caller's language. */
  words: Words;
  requestId: string;
  /** Where the call comes from (`networkOf`). */
  network: string;
  /** Sentences the reply shows as warnings. */
  alerts: string[];
  /** What the changes of this call are part of, when they are not made for their own sake. */
  origin?: Origin;
}

/** A change made with others at once, from a file, or to take another change back. */
export interface Origin {
  kind: 'bulk' | 'import' | 'undo';
  /** The bulk run or the import it belongs to. */
  batchId: string | null;
  /** Why, where it was said of all of it at once. */
  reason?: string | undefined;
  /** Of one save that is taken back: the version it made. */
  version?: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    room: DiskRoom;
    /** The address people reach the product under, without a slash at the end; never what a request says. */
    origin: () => string;
  }
  interface FastifyRequest {
    database: Database;
  }
}

/** The call behind a request of a signed-in person. */
export function callOf(request: FastifyRequest): Call {
  return {
    db: request.database,
    room: request.server.room,
    caller: callerOf(request),
    timeZone: request.timeZone,
    words: wordsFor(request),
    requestId: request.id,
    network: networkOf(request.ip),
    alerts: request.alerts,
  };
}
