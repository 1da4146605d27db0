import { createContext, useContext, useEffect, useEffectEvent } from 'react';

/** A value that is being changed where it stands. */
export interface OpenValue {
  /** Something was typed and is not saved. */
  isDirty: () => boolean;
  /** @returns whether it was saved */
  save: () => Promise<boolean>;
  discard: () => void;
}

/** The values that are being changed on the page. */
export type OpenValues = Set<OpenValue>;

/** Where values that are opened are known to the page; without a page nobody asks for them. */
export const OpenValuesContext = createContext<OpenValues>(new Set());

/** Lets the page know of a value as long as it is open. */
export function useOpenValue({ isDirty, save, discard }: OpenValue): void {
  const all = useContext(OpenValuesContext);
  const isDirtyNow = useEffectEvent(isDirty);
  const saveNow = useEffectEvent(save);
  const discardNow = useEffectEvent(discard);
  useEffect(() => {
    const value = { isDirty: () => isDirtyNow(), save: () => saveNow(), discard: () => discardNow() };
    all.add(value);
    return () => void all.delete(value);
  }, [all]);
}
