import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import { useEffect, useRef, useState } from 'react';
import { newRecordId } from '../../../form/state/new-record-id.ts';
import { CallError } from '../../../lib/calls/call.ts';
import { keepWork, readWork } from '../../../lib/drafts/kept-work.ts';
import { useUser, useViewer } from '../../../lib/session/session.ts';
import { problemSentence } from '../../../records/words/record-words.ts';

/** A row that is typed: its id, which its record will have, and the text of each cell. */
export interface TypedRow {
  id: string;
  cells: Readonly<Record<string, string>>;
}

/** Rows that are typed and become records, each when all are saved. */
export interface TypedRows {
  rows: readonly TypedRow[];
  /** What is wrong, by `<id>.<field>`; of a row as a whole by `<id>.`. */
  problems: ReadonlyMap<string, string>;
  /** Nothing is typed. */
  isEmpty: boolean;
  isSaving: boolean;
  keptAt: string | null;
  change: (id: string, field: string, text: string) => void;
  /** Puts cells of a table into the rows, from one cell on to the right and down. */
  paste: (id: string, field: string, cells: readonly (readonly string[])[]) => void;
  add: () => void;
  remove: (id: string) => void;
  /** Saves the rows in which something is typed; those that are refused stay. @returns whether all are saved */
  save: (store: (row: TypedRow) => Promise<void>) => Promise<boolean>;
}

const atFirst = 3;
const atMost = 100;

/**
 * Rows for typing several records at once. What is typed is kept in this browser until it is saved.
 * @param page under what name
 * @param fields of a row, in their order
 * @param usual what cells begin with; a row of nothing else is empty
 */
export function useTypedRows(page: string, fields: readonly string[], usual: Record<string, string> = {}): TypedRows {
  const { id: userId } = useUser();
  const isOwn = useViewer() === null;
  const emptyRow = (): TypedRow => ({ id: newRecordId(), cells: usual });
  const [kept] = useState(() => (isOwn ? readWork<TypedRow[]>(userId, page) : null));
  const [rows, setRows] = useState<readonly TypedRow[]>(() => kept?.work ?? Array.from({ length: atFirst }, emptyRow));
  const [keptAt, setKeptAt] = useState(kept?.at ?? null);
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [isSaving, setSaving] = useState(false);
  const isBusy = useRef(false);
  const isEmpty = ({ cells }: TypedRow) =>
    fields.every((field) => (cells[field] ?? '').trim() === (usual[field] ?? ''));

  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed is a reason to keep it
  useEffect(() => {
    if (first.current || !isOwn) {
      first.current = false;
      return;
    }
    setKeptAt(keepWork(userId, page, rows.every(isEmpty) ? null : rows));
  }, [rows]);

  function put(next: readonly TypedRow[]): void {
    const last = next.at(-1);
    const isFull = last !== undefined && !isEmpty(last) && next.length < atMost;
    setRows(isFull ? [...next, emptyRow()] : next);
  }

  function paste(id: string, field: string, cells: readonly (readonly string[])[]): void {
    const [top, left] = [rows.findIndex((row) => row.id === id), fields.indexOf(field)];
    const missing = Math.min(top + cells.length, atMost) - rows.length;
    const room = [...rows, ...Array.from({ length: Math.max(missing, 0) }, emptyRow)];
    put(
      room.map((row, at) => {
        const texts = cells[at - top];
        if (!texts) return row;
        const taken = texts.flatMap((text, index) => {
          const name = fields[left + index];
          return name === undefined ? [] : [[name, text.trim()] as const];
        });
        return { ...row, cells: { ...row.cells, ...Object.fromEntries(taken) } };
      }),
    );
  }

  async function save(store: (row: TypedRow) => Promise<void>): Promise<boolean> {
    if (isBusy.current) return false;
    isBusy.current = true;
    setSaving(true);
    const found = new Map<string, string>();
    const saved = new Set<string>();
    try {
      for (const row of rows.filter((each) => !isEmpty(each))) {
        try {
          await store(row);
          saved.add(row.id);
        } catch (refused) {
          if (!(refused instanceof CallError)) throw refused;
          for (const [field, sentence] of problemsIn(refused)) found.set(`${row.id}.${field}`, sentence);
          // Nothing reaches the server: the others would not either.
          if (refused.result !== 'error') break;
        }
      }
    } finally {
      isBusy.current = false;
      setSaving(false);
      setProblems(found);
      const left = rows.filter(({ id }) => !saved.has(id));
      setRows(left.length > 0 ? left : Array.from({ length: atFirst }, emptyRow));
    }
    return found.size === 0;
  }

  return {
    rows,
    problems,
    isEmpty: rows.every(isEmpty),
    isSaving,
    keptAt,
    change: (id, field, text) =>
      put(rows.map((row) => (row.id === id ? { ...row, cells: { ...row.cells, [field]: text } } : row))),
    paste,
    add: () => setRows([...rows, emptyRow()]),
    remove: (id) => setRows(rows.length > 1 ? rows.filter((row) => row.id !== id) : [emptyRow()]),
    save,
  };
}

function problemsIn({ fieldErrors, message }: CallError): [string, string][] {
  if (fieldErrors.length === 0) return [['', message]];
  return fieldErrors.map((error: FieldError) => [error.field, problemSentence(error)]);
}
