import {
  type HandOverRequest,
  type Held,
  type HeldKind,
  type HeldRow,
  heldKinds,
} from '@mandate/contract/hand-over/held.ts';

/**
 * To whom things go: by `all`, by a kind, by a kind and an id. Null leaves them where they are; what is not named goes with what stands above
 * it.
 */
export type Chosen = Readonly<Record<string, string | null>>;

/** Under which name one row is chosen for. */
export function rowKey({ kind, id }: Pick<HeldRow, 'kind' | 'id'>): string {
  return `${kind}:${id}`;
}

/** To whom all of a kind goes that is not named by itself. */
export function successorOfKind(chosen: Chosen, kind: HeldKind): string | null {
  return (chosen[kind] === undefined ? chosen.all : chosen[kind]) ?? null;
}

/** To whom one row goes. */
export function successorOf(chosen: Chosen, row: Pick<HeldRow, 'kind' | 'id'>): string | null {
  const own = chosen[rowKey(row)];
  return own === undefined ? successorOfKind(chosen, row.kind) : own;
}

/** What is asked of the server for what was chosen; rows that are not held any more are left out. */
export function assignmentsOf(chosen: Chosen, { kinds }: Pick<Held, 'kinds'>): HandOverRequest['assignments'] {
  return heldKinds.flatMap((kind) => {
    const { rows = [], count = 0 } = kinds.find((one) => one.kind === kind) ?? {};
    if (count === 0) return [];
    const ofKind = successorOfKind(chosen, kind);
    const others = rows.filter((row) => successorOf(chosen, row) !== ofKind);
    const byPerson = Map.groupBy(others, (row) => successorOf(chosen, row));
    return [
      ...[...byPerson].map(([to, some]) => ({ kind, ids: some.map(({ id }) => id), to })),
      ...(ofKind === null ? [] : [{ kind, to: ofKind }]),
    ];
  });
}

/** How many things change hands by what was chosen. */
export function countHanded(chosen: Chosen, { kinds }: Pick<Held, 'kinds'>): number {
  return kinds.reduce((sum, { kind, rows, count }) => {
    const named = rows.filter((row) => successorOf(chosen, row) !== null).length;
    return sum + named + (successorOfKind(chosen, kind) === null ? 0 : count - rows.length);
  }, 0);
}

/** What was chosen, as an address carries it; nothing that is no such thing is read from there. */
export function readChosen(text: string | null): Chosen {
  try {
    const read: unknown = JSON.parse(text ?? '{}');
    if (typeof read !== 'object' || read === null || Array.isArray(read)) return {};
    const entries = Object.entries(read).filter(([, to]) => to === null || typeof to === 'string');
    return Object.fromEntries(entries) as Chosen;
  } catch {
    // Somebody wrote the address by hand.
    return {};
  }
}
