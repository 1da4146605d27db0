import { type FormEvent, useState } from 'react';
import { useUser, useViewer } from '../../lib/session/session.ts';

/**
 * Whether the lines of a project come before its terms: for who last worked on lines in this browser. It is decided when a project opens and
 * stays so while it is open, so that nothing moves that is being read.
 * @returns what it is, and what is told of every letter typed on the page
 */
export function useLinesFirst(): [isFirst: boolean, worked: (event: FormEvent<HTMLElement>) => void] {
  const { id } = useUser();
  const isLooking = useViewer() !== null;
  const key = `project-lines-first:${id}`;
  const [isFirst] = useState(() => isKept(key));
  const [last, setLast] = useState(isFirst);
  return [
    isFirst,
    ({ target }) => {
      const section = (target as Element).closest('#lines, #overview')?.id;
      if (section === undefined || isLooking) return;
      const next = section === 'lines';
      if (next === last) return;
      setLast(next);
      keep(key, next);
    },
  ];
}

function isKept(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

// A browser without room for it begins with the terms.
function keep(key: string, isFirst: boolean): void {
  try {
    if (isFirst) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    return;
  }
}
