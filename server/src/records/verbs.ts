import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Call } from '../calls/call.ts';
import type { ChangeRequest, Complete } from './bulk/change-many.ts';
import type { Removal, RemovalRule, Removed } from './remove/remove.ts';
import type { Sent } from './write/read-body.ts';

/** What answers the calls whose work may differ between entities. */
export interface Verbs {
  save: (call: Call, body: unknown) => Promise<Record<string, unknown>>;
  find: (call: Call, id: string) => Promise<Record<string, unknown>>;
  remove: (call: Call, id: string, removal: Removal) => Promise<Removed>;
  undelete: (call: Call, id: string) => Promise<Record<string, unknown>>;
  /**
   * Gives what completes a record as its save does, where that is all a save of this entity does beside the usual: many records are then
   * saved together. Without it each is saved on its own.
   */
  complete?: (call: Call, requests: readonly ChangeRequest[]) => Promise<Complete>;
  /** Has whoever else would change some records wait, where that has to be before they are locked. */
  hold?: (call: Call, ids: readonly string[]) => Promise<void>;
  /** Tells of what follows when a run gave many records these values, where a save of each would have told it of its own. */
  tellOfMany?: (call: Call, values: Values, ids: readonly string[], batchId: string) => Promise<void>;
  /** Has what follows from saves just made prepared, before a list shows it. */
  prepare?: (call: Call) => Promise<void>;
  /** What keeps some records of this kind from being removed apart from what uses them: the fields it is told by, and the refusal it throws. */
  removalRule?: (call: Call, ids: readonly string[]) => Promise<RemovalRule>;
  /** The same for new records of which this much was sent; without it each is created on its own. */
  completeNew?: (call: Call, sent: readonly Sent[]) => Promise<Complete>;
  /** What tells new records from others of their kind, where they have no name that would. */
  likeness?: (call: Call, sent: readonly Sent[]) => Promise<Likeness[]>;
}

/** What a new record says that makes it the same as another which says it too, unless other software knows the two by different references. */
export interface Likeness {
  of: string;
  /** Empty where it has none. */
  externalRef: string;
  /** Whether the caller may list a stored one that says the same. */
  isStored: boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** What answers the calls of each entity, by its name: for work that is done beside a call. */
    verbs: Map<string, Verbs>;
  }
}
