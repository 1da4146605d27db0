import type { Reader } from '@mandate/contract/access/roles.ts';
import { isTyped } from '@mandate/contract/changes/changes.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { completed } from '@mandate/contract/rules/entity-rules.ts';
import { newRecordId } from '../../form/state/new-record-id.ts';
import type { FormState, RecordForm } from '../../form/state/record-form.ts';
import { CallError } from '../../lib/calls/call.ts';
import { type LocalDraft, markGone, purgeDraft, storeDraft } from '../../lib/drafts/draft-store.ts';
import { finish } from '../../lib/drafts/known-drafts.ts';
import { sendDraft } from '../../lib/drafts/send-draft.ts';
import { draftChanges } from './draft-changes.ts';

/** How long after a key the copy in this browser is written, at the latest, in milliseconds. */
export const localDelay = 250;
/** How long after the last key the draft is sent, in milliseconds. */
export const sendDelay = 2000;
/** How long after a failure it is sent again, in milliseconds; it doubles up to the longest. */
const retryDelay = 10_000;
const longestRetry = 160_000;

/** Where the draft of a form is: on the server since an instant (ISO 8601), in this browser alone, nowhere, or there is none. */
export type DraftPlace = { place: 'server'; at: string } | { place: 'device' | 'nowhere' | 'none' };

/** Keeps the changes of a form as a draft, here at once and on the server soon, until they are saved or discarded. */
export interface DraftSaver {
  /** Whether a draft is, or was, the one the form's changes are kept in, and not one that was set aside. */
  isOwn: (id: string) => boolean;
  kept: () => DraftPlace;
  subscribe: (changed: () => void) => () => void;
  /** Begins to follow the form. @returns how to stop; what is there is kept */
  follow: () => () => void;
  /** The form goes on with a draft that was kept before. */
  adopt: (draft: Pick<LocalDraft, 'id' | 'version'>) => void;
  /** Writes the copy in this browser now. @returns the draft, or null when nothing was changed */
  write: () => LocalDraft | null;
  /** Sends the draft now. */
  send: () => void;
  /** Keeps the changes as they are in a draft of their own; what is changed from now on goes into another. */
  setAside: () => void;
}

/** What is there to keep, and for whom. */
export interface DraftSaverInput {
  form: RecordForm;
  userId: string;
  reader: Reader;
  /** Whether the person is still signed in, so that drafts can be sent. */
  maySend: () => boolean;
}

/** Begins a keeper; it does nothing until it follows its form. */
export function draftSaver({ form, userId, reader, maySend }: DraftSaverInput): DraftSaver {
  let id = newRecordId();
  const own = new Set([id]);
  let version: number | null = null;
  let kept: DraftPlace = { place: 'none' };
  /** The state of the form that was looked at last, was written last, and was sent last. */
  let seen: FormState = form.state();
  let written: { of: FormState; draft: LocalDraft; isHere: boolean } | null = null;
  let sent: FormState['values'] | null = null;
  let sending: Promise<void> | null = null;
  let sendingId = '';
  let isDue = false;
  let failures = 0;
  let hasBegunAnew = false;
  let isFollowing = false;
  const timers: { local?: Timer; send?: Timer } = {};
  const listeners = new Set<() => void>();

  function become(next: DraftPlace): void {
    kept = next;
    for (const listener of listeners) listener();
  }

  function clear(...names: ('local' | 'send')[]): void {
    for (const name of names) {
      clearTimeout(timers[name]);
      delete timers[name];
    }
  }

  /** Something of the form changed. What it comes to is counted later, not between two keys. */
  function look(): void {
    const state = form.state();
    if (state.base === seen.base && state.values === seen.values) return;
    const wasStored = seen.base.version === undefined && state.base.version !== undefined;
    seen = state;
    // A draft of a new record ends with its first save; what was typed meanwhile is a change of the stored one.
    if (state.changes === 0 || wasStored) drop();
    if (state.changes === 0) return;
    timers.local ??= setTimeout(() => whenIdle(write), localDelay);
    due(sendDelay);
  }

  function due(delay: number): void {
    clear('send');
    timers.send = setTimeout(send, delay);
  }

  function write(): LocalDraft | null {
    clear('local');
    const state = form.state();
    if (state.changes === 0) return null;
    if (written?.of.values === state.values && written.of.base === state.base) return written.draft;
    const { base, values } = state;
    const changes = draftChanges(form.entity, state, reader);
    // A new record nobody typed into, even if it lost the empty row it began with.
    if (!changes.some(isTyped)) {
      drop();
      return null;
    }
    const draft: LocalDraft = {
      id,
      version,
      entity: form.entity.name,
      recordId: form.id,
      isNew: base.version === undefined,
      title: titleOf(form.entity, { ...base, ...values }),
      baseVersion: (base.version as number | undefined) ?? null,
      changes,
      updatedAt: new Date().toISOString(),
      isSent: false,
    };
    written = { of: state, draft, isHere: storeDraft(userId, draft) };
    return draft;
  }

  function send(): void {
    clear('send');
    if (!maySend()) return;
    if (sending) {
      isDue = true;
      return;
    }
    const draft = write();
    if (!draft || sent === seen.values) return;
    const { values } = form.state();
    isDue = false;
    sendingId = draft.id;
    sending = sendDraft(draft)
      .then(
        (stored) => arrived(draft.id, values, stored),
        (problem: unknown) => failed(draft.id, problem),
      )
      .finally(() => {
        sending = null;
        if (isDue) send();
      });
  }

  function arrived(sentId: string, values: FormState['values'], stored: { version: number; updatedAt: string }): void {
    if (sentId !== id) return;
    failures = 0;
    hasBegunAnew = false;
    version = stored.version;
    sent = values;
    // Whoever signed out meanwhile leaves no copy behind.
    if (written && maySend()) {
      const isSent = written.of.values === values;
      written.draft = { ...written.draft, version, isSent, ...(isSent && { updatedAt: stored.updatedAt }) };
      written.isHere = storeDraft(userId, written.draft);
    }
    become({ place: 'server', at: stored.updatedAt });
  }

  function failed(sentId: string, problem: unknown): void {
    if (!(problem instanceof CallError)) throw problem;
    if (sentId !== id || !isFollowing) return;
    failures += 1;
    const isGone = problem.result === 'error' && (problem.status === 404 || problem.status === 409);
    if (isGone && !hasBegunAnew) {
      // Another device went on with it, or discarded it: this work becomes a draft of its own.
      hasBegunAnew = true;
      begin();
      purgeDraft(userId, sentId);
      isDue = true;
      return;
    }
    become({ place: written?.isHere ? 'device' : 'nowhere' });
    const mayPass = problem.result !== 'error' || problem.status === 429;
    if (mayPass && problem.result !== 'session-expired')
      due(Math.min(retryDelay * 2 ** Math.min(failures - 1, 10), longestRetry));
  }

  /** The next draft: what is kept so far stays as it is. */
  function begin(next = newRecordId(), nextVersion: number | null = null): void {
    id = next;
    version = nextVersion;
    own.add(id);
    written = null;
    sent = null;
  }

  /** What was kept is saved, discarded or typed back: nobody needs it any more. */
  function drop(): void {
    clear('local', 'send');
    const goneId = id;
    const isThere = version !== null || (sending !== null && sendingId === id);
    const onItsWay = sending ?? Promise.resolve();
    isDue = false;
    begin();
    failures = 0;
    purgeDraft(userId, goneId);
    if (isThere) {
      markGone(userId, goneId);
      void onItsWay.then(() => (maySend() ? finish(userId, goneId) : undefined));
    }
    if (kept.place !== 'none') become({ place: 'none' });
  }

  return {
    isOwn: (one) => own.has(one),
    kept: () => kept,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    follow() {
      isFollowing = true;
      const stop = form.subscribe(look);
      // Somebody may have typed before this, as soon as the form was drawn.
      look();
      return () => {
        stop();
        // Does nothing where the person is gone: what there was to keep was written as they went.
        send();
        isFollowing = false;
        clear('local', 'send');
      };
    },
    adopt(draft) {
      begin(draft.id, draft.version);
    },
    write,
    send,
    setAside() {
      if (!write()) return;
      send();
      clear('local', 'send');
      own.delete(id);
      begin();
      become({ place: 'none' });
    },
  };
}

/** What the record is called by what is typed: a name that is put together from others, such as a person's, from these. */
function titleOf(entity: Entity, values: Values): string {
  const named = entity.fields[entity.label]?.isWritable ? values : completed(entity, values);
  return String(named[entity.label] ?? '').slice(0, 200);
}

type Timer = ReturnType<typeof setTimeout>;

/** Waits for a moment in which nothing is typed or drawn, but not long. */
function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(() => work(), { timeout: 50 });
  else work();
}
