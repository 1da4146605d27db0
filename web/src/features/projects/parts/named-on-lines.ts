import { siblingOf } from '@mandate/contract/facts/entity.ts';
import type { Row } from '../../../records/changes/record-path.ts';

/** By what a line names who delivers it, and a team or the providers whoever is among them. */
export type NamingField = 'personnelId' | 'providerId';

/** Somebody lines name, as a row refers to them. */
export interface NamedOnLines {
  id: string;
  /** The reference as replies carry it beside its id. */
  reference: { label: string };
}

/** Who is named on lines and is not among the rows of a part yet, each once, in the order of the lines. */
export function namedOnLines(lines: readonly Row[], rows: readonly Row[], field: NamingField): NamedOnLines[] {
  const known = new Set(rows.map((row) => row[field]));
  const named = new Map<string, NamedOnLines>();
  for (const line of lines) {
    const id = line[field];
    const reference = line[siblingOf(field)] as NamedOnLines['reference'] | null | undefined;
    if (typeof id !== 'string' || known.has(id) || !reference) continue;
    if (!named.has(id)) named.set(id, { id, reference });
  }
  return [...named.values()];
}
