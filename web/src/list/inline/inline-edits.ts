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
  state: 'waiting' | 'saving' | 'refused' | 'conflict';
  /** Why it was refused, or what the choice is about. */
  sentence?: string;
  /** Somebody else changed the same field. */
  collision?: Collision;
}

/** How an attempt ended. */
export type Outcome = { record: Stored } | { sentence: string } | { sentence: string; collision: Collision };

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
  | { kind: 'saved' | 'refused' | 'undone' | 'notUndone'; record: Stored; field: string; sentence?: string }
  | { kind: 'nothingToUndo' };

/** The cells of a list that are being edited. */
export interface InlineEdits {
  /** Every cell that is not stored yet, by {@link cellKey}; another map after every change. */
  cells: () => ReadonlyMap<string, CellEdit>;
  subscribe: (changed: () => void) => () => void;
  /** Takes a cell over: it is checked, then saved after what was taken in its row before. */
  take: (row: Stored, edit: Pick<CellEdit, 'field' | 'held' | 'sibling' | 'from'>) => void;
  /** Gives a refused or collided cell back to what is stored. */
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
  const queues = new Map<string, Promise<void>>();
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
    const outcome = await server.save(record, edit, versionFor(edit, record));
    const now = cells.get(key);
    if ('record' in outcome && outcome.record === record) {
      if (now === edit) put(key, null);
      return;
    }
    if ('record' in outcome) {
      saved.push({ id: edit.id, field: edit.field, version: outcome.record.version });
      keep(outcome.record);
      if (now === edit) put(key, null);
      // Typed again meanwhile: that builds on what was stored now. It stays the same edit, which waits for its turn.
      else if (now) now.from = fromOf(outcome.record, edit.field);
      tell({ kind: 'saved', record: outcome.record, field: edit.field });
      return;
    }
    const collision = 'collision' in outcome ? outcome.collision : undefined;
    if (collision) keep(collision.current as Stored);
    if (now === edit) refuse(record, edit, outcome.sentence, collision);
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
      put(key, edit);
      void after(row.id, () => send(row, edit));
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

function fromOf(record: Stored, field: string): CellEdit['from'] {
  return { version: record.version, value: record[field] ?? null };
}
