import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';

/** What is typed into parameters on the page and not saved yet, by their keys. */
export interface TypedValues {
  all: () => ReadonlyMap<string, unknown>;
  /** Undefined when nothing is typed any more. */
  tell: (key: string, value: unknown) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Begins with nothing typed. */
export function typedValues(): TypedValues {
  let values: ReadonlyMap<string, unknown> = new Map();
  const listeners = new Set<() => void>();
  return {
    all: () => values,
    tell(key, value) {
      const others = [...values].filter(([other]) => other !== key);
      values = new Map(value === undefined ? others : [...others, [key, value]]);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The values typed on the page; where there is none nobody is told. */
export const TypedValuesContext = createContext<TypedValues>(typedValues());

/** Tells the page what is typed into a parameter, as long as it is shown. */
export function useTelling(key: string, value: unknown): void {
  const { tell } = useContext(TypedValuesContext);
  useEffect(() => tell(key, value), [tell, key, value]);
  useEffect(() => () => tell(key, undefined), [tell, key]);
}

/** What is typed on the page now. */
export function useTyped(): ReadonlyMap<string, unknown> {
  const { subscribe, all } = useContext(TypedValuesContext);
  return useSyncExternalStore(subscribe, all);
}
