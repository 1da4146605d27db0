import type { Reader } from '@mandate/contract/access/roles.ts';
import { isFieldSeen, type PersonHere, type RecordPresence, signEvery } from '@mandate/contract/presence/presence.ts';
import { useSyncExternalStore } from 'react';
import type { Editing } from '../../form/state/editing-context.ts';
import { newRecordId } from '../../form/state/new-record-id.ts';
import type { RecordForm } from '../../form/state/record-form.ts';
import { currentConnectivity } from '../../lib/calls/connectivity.ts';
import { onServerEvents } from '../../lib/events/server-events.ts';
import { tellPresence } from '../../lib/events/tell-presence.ts';
import { fieldInFocus } from './place-of.ts';

/** How long, in ms, somebody may move about before it is told again where they are. */
const toldEvery = 1_000;

/** Who else has the record open, and its stored version as the server told last; nobody at first. */
export interface Company extends Pick<RecordPresence, 'people' | 'count' | 'version'> {
  /** The server knows of no such record for this person: it was deleted before anything could be told of it. */
  isGone?: true;
}

interface Watch {
  state: () => Company;
  subscribe: (changed: () => void) => () => void;
}

const nobody: Company = { people: [], count: 0, version: null };
const watches = new WeakMap<RecordForm, Watch>();

/** Who else has the record of a form open. While anything asks, this window tells that it has it open. */
export function useCompany({ form, reader }: Pick<Editing, 'form' | 'reader'>): Company {
  const watch = watches.get(form) ?? watchRecord(form, reader);
  watches.set(form, watch);
  return useSyncExternalStore(watch.subscribe, watch.state);
}

function watchRecord(form: RecordForm, reader: Reader): Watch {
  const listeners = new Set<() => void>();
  let company = nobody;
  let stop: (() => void) | null = null;
  const take = (told: Company) => {
    company = told;
    for (const changed of listeners) changed();
  };
  return {
    state: () => company,
    subscribe(changed) {
      listeners.add(changed);
      stop ??= beHere(form, reader, take);
      return () => {
        listeners.delete(changed);
        // What is drawn again at once has not left.
        queueMicrotask(() => {
          if (listeners.size > 0) return;
          stop?.();
          stop = null;
          company = nobody;
        });
      };
    },
  };
}

/** Gives signs of life while the page can be seen, and at once what they say is otherwise. @returns how to leave */
function beHere(form: RecordForm, reader: Reader, take: (company: Company) => void): () => void {
  const sign = { entity: form.entity.name, recordId: form.id, windowId: newRecordId() };
  const over = new AbortController();
  const { signal } = over;
  let told = '';
  let later: ReturnType<typeof setTimeout> | undefined;
  let at = 0;

  function now() {
    const doing: PersonHere['doing'] = form.state().changes > 0 ? 'edits' : 'reads';
    const field = fieldInFocus();
    return { doing, field: field !== null && isFieldSeen(form.entity, field, reader) ? field : null };
  }

  function tell(): void {
    if (document.visibilityState !== 'visible' || currentConnectivity() !== 'there') return;
    clearTimeout(later);
    later = undefined;
    at = Date.now();
    const said = now();
    told = JSON.stringify(said);
    void tellPresence({ ...sign, ...said }).then((isUnheard) => {
      if (!isUnheard || signal.aborted) return;
      over.abort();
      take({ ...nobody, isGone: true });
    });
  }

  function tellChange(): void {
    if (JSON.stringify(now()) === told) return;
    later ??= setTimeout(tell, Math.max(0, at + toldEvery - Date.now()));
  }

  const leave = () => void tellPresence({ ...sign, doing: 'left' });
  const beat = setInterval(tell, signEvery);
  const stops = [
    form.subscribe(tellChange),
    onServerEvents({
      onEvent({ name, data }) {
        const presence = data as RecordPresence;
        if (name === 'presence' && presence.recordId === sign.recordId && presence.entity === sign.entity)
          take(presence);
      },
      // A new stream knows nothing of what was told before.
      onMissed: tell,
    }),
    () => clearInterval(beat),
    () => clearTimeout(later),
  ];
  for (const name of ['focusin', 'focusout']) document.addEventListener(name, () => setTimeout(tellChange), { signal });
  document.addEventListener('visibilitychange', tell, { signal });
  addEventListener('pageshow', tell, { signal });
  addEventListener('pagehide', leave, { signal });
  signal.addEventListener('abort', () => {
    for (const each of stops) each();
  });
  tell();
  return () => {
    if (signal.aborted) return;
    over.abort();
    leave();
  };
}
