import type { Values } from '@mandate/contract/changes/merge.ts';
import { isSame } from '@mandate/contract/values/is-same.ts';
import type { Collision } from '../../form/state/record-form.ts';

/** A record as rows and replies carry it. */
export type Stored = { id: string; version: number } & Values;

/** One cell that was taken over and is not stored yet. */
export interface CellEdit {
  id: string;
  field: string;
  /** What was typed or chosen, as a form holds it. */
  held: unknown;
  /** What the chosen record is called, `{id, label, isDeleted}`. */
  sibling?: unknown;
  /** What stood there when the editing began, and of which version the record was. */
  from: { version: number; value: unknown };
  /** `missed`: its save had no answer; it is sent once more when there is a connection. */
  state: 'waiting' | 'saving' | 'missed' | 'refused' | 'conflict';
  /** Why it was refused, or what the choice is about. */
  sentence?: string;
  /** Somebody else changed the same field. */
  collision?: Collision;
}

/** How an attempt ended. One that was not answered, for want of a connection or by a fault, may have been stored all the same. */
export type Outcome =
  | { record: Stored }
  | { sentence: string }
  | { sentence: string; collision: Collision }
  | { sentence: string; unanswered: 'noConnection' | 'fault' };

/** What the edits ask of the server and of the rules. */
export interface EditServer {
  /** Why the value cannot be sent; empty when it can, null when it changes nothing. */
  check: (record: Stored, edit: CellEdit) => string | null;
  /** @returns the very record it was given when the value changes nothing */
  save: (record: Stored, edit: CellEdit, version: number) => Promise<Outcome>;
  /** Takes back what a version changed. */
  undo: (id: string, version: number) => Promise<Outcome>;
}

/** Something to tell the person. */
export type EditNews =
  | { kind: 'saved' | 'missed' | 'refused' | 'undone' | 'notUndone'; record: Stored; field: string; sentence?: string }
  | { kind: 'nothingToUndo' };

/** The cells of a list that are being edited. */
export interface InlineEdits {
  /** Every cell that is not stored yet, by {@link cellKey}; another map after every change. */
  cells: () => ReadonlyMap<string, CellEdit>;
  subscribe: (changed: () => void) => () => void;
  /** Takes a cell over: it is checked, then saved after what was taken in its row before. */
  take: (row: Stored, edit: Pick<CellEdit, 'field' | 'held' | 'sibling' | 'from'>) => void;
  /** Sends once more what had no answer. */
  sendMissed: () => void;
  /** Gives a missed, refused or collided cell back to what is stored. */
  drop: (id: string, field: string) => void;
  /** The choice between two values is left: the cell is entered again, upon what the other stored. */
  settle: (id: string, field: string, sentence: string) => void;
  /** Takes back the cell saved last, then the one before. */
  undo: () => Promise<void>;
  /** What the server replied last of a row, where that is newer than the row. */
  latest: (row: Stored) => Stored;
  /** Resolves when nothing is under way. */
  settled: () => Promise<void>;
}

export function cellKey(id: string, field: string): string {
  return `${id} ${field}`;
}

/**
 * The version an edit builds on. That of the last reply, so that the edits of a row follow each other; but when somebody else's value
 * came with that reply into the very field, the version it was begun upon, so that the server sees that the two collide.
 */
export function versionFor({ field, from }: CellEdit, record: Stored): number {
  return isSame(record[field] ?? null, from.value ?? null) ? record.version : from.version;
}

/**
 * Begins to edit cells. Cells of one row are saved one after the other, rows beside each other.
 * @param stored called with every record the server replied
 * @param tell called with what the person should hear
 */
export function beginInlineEdits(
  server: EditServer,
  stored: (record: Stored) => void,
  tell: (news: EditNews) => void,
): InlineEdits {
  let cells: ReadonlyMap<string, CellEdit> = new Map();
  const listeners = new Set<() => void>();
  const known = new Map<string, Stored>();
  const rows = new Map<string, Stored>();
  const queues = new Map<string, Promise<void>>();
  /** What was sent of a cell and not answered: it may be what is stored now. */
  const unanswered = new Map<string, unknown[]>();
  const saved: { id: string; field: string; version: number }[] = [];

  function put(key: string, edit: CellEdit | null): void {
    const next = new Map(cells);
    if (edit) next.set(key, edit);
    else next.delete(key);
    cells = next;
    for (const listener of listeners) listener();
  }

  function latest(row: Stored): Stored {
    const reply = known.get(row.id);
    return reply && reply.version >= row.version ? { ...row, ...reply } : row;
  }

  function keep(record: Stored): void {
    known.set(record.id, record);
    stored(record);
  }

  function refuse(record: Stored, edit: CellEdit, sentence: string, collision?: Collision): void {
    put(cellKey(edit.id, edit.field), {
      ...edit,
      state: collision ? 'conflict' : 'refused',
      sentence,
      ...(collision && { collision }),
    });
    tell({ kind: 'refused', record, field: edit.field, sentence });
  }

  async function send(row: Stored, waiting: CellEdit): Promise<void> {
    const key = cellKey(waiting.id, waiting.field);
    // Taken again, or given back, before its turn came.
    if (cells.get(key) !== waiting) return;
    const record = latest(row);
    const edit: CellEdit = { ...waiting, state: 'saving' };
    put(key, edit);
    const version = versionFor(edit, record);
    const outcome = await server.save(record, edit, version);
    const now = cells.get(key);
    if ('record' in outcome && outcome.record === record) {
      if (now === edit) put(key, null);
      return;
    }
    if ('record' in outcome) {
      const made = outcome.record.version;
      // Of a save that had no answer at first, a later version may be somebody else's.
      if (!unanswered.delete(key) || made === version + 1)
        saved.push({ id: edit.id, field: edit.field, version: made });
      keep(outcome.record);
      if (now === edit) put(key, null);
      else rebase(now, outcome.record);
      tell({ kind: 'saved', record: outcome.record, field: edit.field });
      return;
    }
    if ('unanswered' in outcome) {
      unanswered.set(key, [...(unanswered.get(key) ?? []), edit.held]);
      if (outcome.unanswered === 'noConnection') {
        if (now !== edit) return;
        put(key, { ...edit, state: 'missed' });
        tell({ kind: 'missed', record, field: edit.field });
        return;
      }
    }
    const collision = 'collision' in outcome ? outcome.collision : undefined;
    if (collision) {
      const current = collision.current as Stored;
      keep(current);
      if (isOwn(current, edit)) return now === edit ? sendUpon(current, edit) : rebase(now, current);
    }
    if (now === edit) refuse(record, edit, outcome.sentence, collision);
  }

  /** Whether what is stored in a cell was sent from here, by a save whose reply was lost. */
  function isOwn(current: Stored, edit: CellEdit): boolean {
    const sent = unanswered.get(cellKey(edit.id, edit.field)) ?? [];
    return sent.some((held) => server.check(current, { ...edit, held }) === null);
  }

  function sendUpon(current: Stored, edit: CellEdit): Promise<void> {
    const waiting: CellEdit = { ...edit, from: fromOf(current, edit.field), state: 'waiting' };
    put(cellKey(edit.id, edit.field), waiting);
    return send(current, waiting);
  }

  /** Does something after what is under way in the row. */
  function after(id: string, work: () => Promise<void>): Promise<void> {
    const turn = (queues.get(id) ?? Promise.resolve()).then(work);
    queues.set(id, turn);
    void turn.finally(() => queues.get(id) === turn && queues.delete(id));
    return turn;
  }

  async function settled(): Promise<void> {
    while (queues.size > 0) await Promise.all(queues.values());
  }

  return {
    cells: () => cells,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    latest,
    settled,
    take(row, typed) {
      const key = cellKey(row.id, typed.field);
      const { field, held, sibling, from } = typed;
      const edit: CellEdit = { id: row.id, field, held, sibling, from, state: 'waiting' };
      const isUnderWay = cells.get(key)?.state === 'saving';
      const sentence = server.check(latest(row), edit);
      if (sentence === null && !isUnderWay) {
        if (cells.has(key)) put(key, null);
        return;
      }
      if (sentence) {
        refuse(row, edit, sentence);
        return;
      }
      rows.set(row.id, row);
      put(key, edit);
      void after(row.id, () => send(row, edit));
    },
    sendMissed() {
      for (const [key, edit] of cells) {
        const row = rows.get(edit.id);
        if (edit.state !== 'missed' || !row) continue;
        const waiting: CellEdit = { ...edit, state: 'waiting' };
        put(key, waiting);
        void after(row.id, () => send(row, waiting));
      }
    },
    drop: (id, field) => put(cellKey(id, field), null),
    settle(id, field, sentence) {
      const { collision, ...edit } = cells.get(cellKey(id, field)) ?? {};
      if (!collision) return;
      const from = fromOf(collision.current as Stored, field);
      put(cellKey(id, field), { ...(edit as CellEdit), from, state: 'refused', sentence });
    },
    async undo() {
      await settled();
      const last = saved.pop();
      if (!last) {
        tell({ kind: 'nothingToUndo' });
        return;
      }
      await after(last.id, async () => {
        const outcome = await server.undo(last.id, last.version);
        const record = 'record' in outcome ? outcome.record : (known.get(last.id) as Stored);
        if ('record' in outcome) keep(record);
        const kind = 'record' in outcome ? 'undone' : 'notUndone';
        tell({ kind, record, field: last.field, ...('sentence' in outcome && { sentence: outcome.sentence }) });
      });
    },
  };
}

/** Typed again during its save, a cell builds on what was stored by that. It stays the same edit, which waits for its turn. */
function rebase(edit: CellEdit | undefined, record: Stored): void {
  if (edit) edit.from = fromOf(record, edit.field);
}

function fromOf(record: Stored, field: string): CellEdit['from'] {
  return { version: record.version, value: record[field] ?? null };
}
