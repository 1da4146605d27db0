import { createContext } from 'react';
import { type ListState, usualState } from './list-state.ts';

/** Which rows the list around shows, and in which order: for cells that look otherwise by it. */
export const ShownState = createContext<ListState>(usualState);
