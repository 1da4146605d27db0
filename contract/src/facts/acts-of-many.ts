import type { Grant, Reader } from '../access/roles.ts';

/** What is asked of many records of an entity without changing a field of them, with the grant whoever asks needs. */
const acts: Readonly<Record<string, Readonly<Record<string, Grant>>>> = {
  /** That costs are read from the rates as they are now. */
  entry: { readCosts: 'seeCosts' },
};

/** Whether a key beside a record asks for something instead of saying how a field changes. */
export function isAct({ name }: { name: string }, key: string): boolean {
  return acts[name]?.[key] !== undefined;
}

/** What a reader may ask of many records of an entity without changing a field, by name. */
export function actsOfMany({ name }: { name: string }, { grants }: Reader): string[] {
  return Object.entries(acts[name] ?? {}).flatMap(([key, grant]) => (grants.includes(grant) ? [key] : []));
}
