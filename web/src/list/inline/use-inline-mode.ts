import { may } from '@mandate/contract/access/permissions.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { useState } from 'react';
import { useUser, useViewer } from '../../lib/session/session.ts';

/** Whether the cells of a list are edited in place. */
export interface InlineMode {
  /** The person may change records of this kind. */
  isOffered: boolean;
  /** `closing`: it was switched off, and what is not saved yet may keep it on. */
  state: 'off' | 'on' | 'closing';
  become: (state: InlineMode['state']) => void;
}

/**
 * The edit mode of a list. While it is on, this browser remembers it for the person and the list, and nobody else does: it is a way of
 * working and no place, so it stands neither in the address, which is sent to others, nor in a view.
 */
export function useInlineMode({ name }: Entity): InlineMode {
  const { id, role } = useUser();
  const viewer = useViewer();
  // Forgotten on signing out with everything else that begins so.
  const key = `mandate-list:${id}:${name}:inline`;
  const [state, setState] = useState<InlineMode['state']>(() => (viewer === null && isKept(key) ? 'on' : 'off'));
  return {
    isOffered: may(role, name, 'edit') !== false,
    state,
    become(next) {
      setState(next);
      if (viewer === null) keep(key, next !== 'off');
    },
  };
}

function isKept(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

// A browser without room forgets it, as one that is asked to.
function keep(key: string, isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(key, 'on');
    else localStorage.removeItem(key);
  } catch {
    return;
  }
}
