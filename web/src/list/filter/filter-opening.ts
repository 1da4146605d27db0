import { createContext } from 'react';

/** Opens the window of a new condition on a field, under an element of the list. */
export type OpenFilter = (field: string, anchor: Element) => void;

/** Lets what stands among the rows, such as a heading, begin a condition; null where nothing is filtered. */
export const FilterOpening = createContext<OpenFilter | null>(null);
