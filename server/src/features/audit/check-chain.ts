/** A row of the audit as far as the chain goes; hashes in hexadecimal. */
export interface Link {
  id: number;
  /** When it was written, ISO 8601. */
  at: string;
  previousHash: string;
  hash: string;
  /** The hash the row should have, by what stands in it now. */
  computedHash: string;
  /** Of a row about a change of a record: whether the entry of the history it names is still as it was written. */
  history: 'none' | 'same' | 'changed' | 'missing';
}

/** The end of the chain. */
export interface Head {
  id: number;
  hash: string;
}

/** What is wrong with a chain. */
export type Fault =
  | 'rowChanged'
  | 'rowMissing'
  | 'notLinked'
  | 'historyChanged'
  | 'historyMissing'
  | 'tailMissing'
  | 'headDiffers'
  | 'keptHeadDiffers';

/** The result of a check: the first broken row and why, or nothing. */
export interface CheckedChain {
  rows: number;
  first: string | null;
  last: string | null;
  broken: { id: number; fault: Fault } | null;
}

/**
 * Checks a chain from its beginning to its head.
 * @param batches the rows by id, some at a time
 * @param start what the first row is linked to
 * @param head where the chain says that it ends
 * @param kept a head that was written down earlier: the row of this id must have this hash
 */
export async function checkChain(
  batches: AsyncIterable<readonly Link[]>,
  start: Head,
  head: Head,
  kept: Head | null,
): Promise<CheckedChain> {
  const checked: CheckedChain = { rows: 0, first: null, last: null, broken: null };
  let before = start;
  for await (const links of batches) {
    for (const link of links) {
      const fault = faultOf(link, before, kept);
      if (fault !== null) {
        const id = fault === 'rowMissing' ? before.id + 1 : link.id;
        return { ...checked, broken: { id, fault } };
      }
      checked.rows += 1;
      checked.first ??= link.at;
      checked.last = link.at;
      before = link;
    }
  }
  if (before.id < head.id) return { ...checked, broken: { id: before.id + 1, fault: 'tailMissing' } };
  if (before.id !== head.id || before.hash !== head.hash)
    return { ...checked, broken: { id: head.id, fault: 'headDiffers' } };
  if (kept !== null && kept.id > head.id) return { ...checked, broken: { id: head.id + 1, fault: 'tailMissing' } };
  return checked;
}

function faultOf(link: Link, before: Head, kept: Head | null): Fault | null {
  if (link.id !== before.id + 1) return 'rowMissing';
  if (link.hash !== link.computedHash) return 'rowChanged';
  if (link.previousHash !== before.hash) return 'notLinked';
  if (link.history === 'changed') return 'historyChanged';
  if (link.history === 'missing') return 'historyMissing';
  return kept?.id === link.id && kept.hash !== link.hash ? 'keptHeadDiffers' : null;
}
