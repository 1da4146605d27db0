import type { Favourite, Favourites } from '@mandate/contract/preferences/favourites.ts';

/** What is pinned: a record, or a view and whose list it is of. */
export type PinTarget = Pick<Favourite, 'kind' | 'entity' | 'recordId'>;

/** A change of what a person keeps at hand. */
export type FavouriteChange =
  | { kind: 'pin'; target: PinTarget & Pick<Favourite, 'label' | 'code'> }
  | { kind: 'unpin'; target: PinTarget }
  /** The whole wanted order. */
  | { kind: 'order'; targets: readonly PinTarget[] }
  /** What was opened is forgotten. */
  | { kind: 'forget' };

/** Whether both are pinned as one. */
export function isSameTarget(one: PinTarget, other: PinTarget): boolean {
  return one.kind === other.kind && one.entity === other.entity && one.recordId === other.recordId;
}

/** Tells a target from any other. */
export function targetKey({ kind, entity, recordId }: PinTarget): string {
  return `${kind} ${entity} ${recordId}`;
}

/** What is kept at hand after a change; a change that was made already changes nothing. */
export function changed(before: Favourites, change: FavouriteChange): Favourites {
  const { favourites } = before;
  switch (change.kind) {
    case 'pin': {
      if (favourites.some((each) => isSameTarget(each, change.target))) return before;
      return { ...before, favourites: [...favourites, { id: targetKey(change.target), ...change.target }] };
    }
    case 'unpin':
      return { ...before, favourites: favourites.filter((each) => !isSameTarget(each, change.target)) };
    case 'order': {
      const place = (each: PinTarget) => {
        const at = change.targets.findIndex((target) => isSameTarget(target, each));
        return at === -1 ? change.targets.length : at;
      };
      return { ...before, favourites: [...favourites].sort((one, other) => place(one) - place(other)) };
    }
    case 'forget':
      return { ...before, recent: [] };
  }
}

/** The order after one of them was moved to another place. */
export function movedTo<Target extends PinTarget>(order: readonly Target[], from: number, to: number): Target[] {
  const rest = order.toSpliced(from, 1);
  const moved = order[from];
  return moved === undefined ? [...order] : rest.toSpliced(to, 0, moved);
}
