import { useEffect, useRef, useSyncExternalStore } from 'react';

/** What a command acts on; the palette and the list of shortcuts show the nearest first. */
export const commandScopes = ['selection', 'record', 'list', 'page', 'everywhere'] as const;
export type CommandScope = (typeof commandScopes)[number];

/** Something that can be done now, in the product's words. */
export interface Command {
  /** Unique among those offered at one time, such as `record.save`. */
  id: string;
  label: string;
  scope: CommandScope;
  /** As `mod+s` (Ctrl, on a Mac Cmd), `shift+/`, `j`, or one after the other `g p`. */
  keys?: string;
  /** What of it there is at the moment, such as "3 projects" of a selection. */
  about?: string;
  run: () => void;
}

const offers = new Map<object, readonly Command[]>();
const listeners = new Set<() => void>();
let all: readonly Command[] = [];

function changed(): void {
  all = [...offers.values()].flat();
  for (const listener of listeners) listener();
}

/** The commands offered as of now, by every part of the product that is shown. */
export function currentCommands(): readonly Command[] {
  return all;
}

/** The commands offered; renders again when there are others. */
export function useCommands(): readonly Command[] {
  return useSyncExternalStore(onCommands, currentCommands);
}

/** Calls back when other commands are offered. @returns how to stop */
export function onCommands(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Offers commands while the calling component is shown, to the palette and to the keyboard; what is absent just now is left out of the list.
 * Only another set of ids, labels or keys is told to others; what a command does is always what it does in the last rendering.
 */
export function useOfferedCommands(commands: readonly Command[]): void {
  const latest = useRef(commands);
  useEffect(() => {
    latest.current = commands;
  });
  const said = JSON.stringify(commands.map(({ run, ...told }) => told));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said of the commands stands for them
  useEffect(() => {
    const owner = {};
    const run = (id: string) => latest.current.find((command) => command.id === id)?.run();
    offers.set(
      owner,
      latest.current.map((command) => ({ ...command, run: () => run(command.id) })),
    );
    changed();
    return () => {
      offers.delete(owner);
      changed();
    };
  }, [said]);
}
