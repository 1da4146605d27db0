import { useEffect, useEffectEvent, useState } from 'react';
import type { Address } from './use-address.ts';

const pauseMs = 200;

/** A search whose field shows each key at once, while the rows follow when no key was pressed for a moment. */
export function useSearch({ of, change }: Address) {
  const [typed, setTyped] = useState<string | null>(null);
  const search = of('search') ?? '';
  const settle = useEffectEvent((text: string) => {
    change({ search: text, page: null });
    setTyped(null);
  });

  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => settle(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);

  return {
    /** What the rows are searched for. */
    search,
    /** What stands in the field. */
    typed: typed ?? search,
    type: setTyped,
    clear: () => {
      change({ search: null, page: null });
      setTyped(null);
    },
  };
}

/** Whether a text holds what was searched for, however its letters are written. */
export function matches(text: string, search: string): boolean {
  return text.toLocaleLowerCase().includes(search.trim().toLocaleLowerCase());
}
