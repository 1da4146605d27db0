import { useEffect, useRef } from 'react';

const underWay = new Set<Promise<void>>();

/** Waits until what was typed to choose a record by, in fields that were left, has found it or turned out to be none. */
export async function choicesMade(): Promise<void> {
  await Promise.all(underWay);
}

/**
 * Lets saves wait for the choice of a field.
 * @param isUnderWay what was found for the text will decide
 * @returns to be called where the field is left, before anything is shown of it: the press that leaves it may be the one that saves
 */
export function useChoiceUnderWay(isUnderWay: boolean): () => void {
  const end = useRef<() => void>(undefined);
  useEffect(() => {
    if (!isUnderWay) end.current?.();
  });
  useEffect(() => () => end.current?.(), []);
  return () => {
    end.current?.();
    const { promise, resolve } = Promise.withResolvers<void>();
    underWay.add(promise);
    end.current = () => {
      underWay.delete(promise);
      resolve();
    };
  };
}
