import { columnOf, type Entity } from '@mandate/contract/facts/entity.ts';
import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import type { RefusalCode, RefusalParams } from '@mandate/contract/replies/refusals.ts';
import type { Call } from '../../calls/call.ts';
import { run } from '../../database/queries/sql-query.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Holder } from '../remove/many-uses.ts';
import { labelColumn } from '../search/search-text.ts';
import type { Outcome } from './change-many.ts';

/** Why something was not done, as a sentence and as what it is made of. */
export interface Reason {
  code: string;
  params: RefusalParams;
  message: string;
}

/** A record of which something was not done. */
export interface Left extends Reason {
  id: string;
  label: string;
  /** Where the receipt said them: the first of those who hold it, as far as the caller may know of them. */
  holders?: readonly Holder[];
}

type Unnamed = Omit<Left, 'label'>;

/** What a run, or the undoing of one, came to. The lists name the first thousand. */
export interface BulkResult {
  batchId: string;
  changed: number;
  skipped: Left[];
  failed: Left[];
  skippedCount: number;
  failedCount: number;
  isCancelled: boolean;
}

const mostNamed = 1_000;

// The record is no more what was reviewed, or not the caller's to change; everything else is wrong with what was asked for.
const skipping: RefusalCode[] = [
  'notPermitted',
  'recordNotFound',
  'recordDeleted',
  'recordLive',
  'recordChangedByOther',
  'changedMeanwhile',
  'changedSince',
  'recordBusy',
];

// Nothing that passes: the same is refused for this whenever it is asked again.
const lasting: readonly string[] = ['changedSince', 'recordNotFound', 'recordDeleted', 'recordLive'];

/** Whether what was refused for this reason may be done another time. */
export function mayPass({ code }: { code: string }): boolean {
  return !lasting.includes(code);
}

/** Why something of a record stays as it is though the rest of it was given back. */
export function changedInPart(): Refusal {
  return new Refusal('changedSince', { context: 'partly' }, null);
}

/** Records that were left as the receipt said: how many, and the first of them. */
export interface BlockedOnes {
  count: number;
  rows: readonly Unnamed[];
}

/** Gathers what became of the records of a run. */
export class BulkReport {
  done = 0;
  changed = 0;
  skippedCount: number;
  failedCount = 0;
  /** Of those that were left: for reasons that may pass. */
  mayPassCount = 0;
  readonly #skipped: Unnamed[];
  readonly #failed: Unnamed[] = [];

  constructor(kept: BlockedOnes) {
    this.skippedCount = kept.count;
    this.#skipped = kept.rows.map(({ id, code, params, message, holders = [] }) => ({
      id,
      code,
      params,
      message,
      ...(holders.length > 0 && { holders }),
    }));
  }

  /** @param partly records that were changed and of which something stays as it was */
  add(outcomes: ReadonlyMap<string, Outcome>, partly: readonly string[] = []): void {
    for (const [id, outcome] of outcomes) {
      this.done += 1;
      if (outcome === 'changed') this.changed += 1;
      else if (outcome instanceof Refusal) this.#leave(id, outcome);
    }
    for (const id of partly) this.#leave(id, changedInPart());
  }

  #leave(id: string, refusal: Refusal): void {
    const isSkipped = skipping.includes(refusal.code);
    if (isSkipped) this.skippedCount += 1;
    else this.failedCount += 1;
    if (mayPass(refusal)) this.mayPassCount += 1;
    const list = isSkipped ? this.#skipped : this.#failed;
    if (list.length < mostNamed) list.push({ id, ...reasonOf(refusal) });
  }

  /** @returns the result with the names of the records that were left */
  async result(call: Call, entity: Entity, batchId: string, isCancelled: boolean): Promise<BulkResult> {
    const ids = [...this.#skipped, ...this.#failed].map(({ id }) => id);
    const labels = await labelsOf(call, entity, ids);
    const named = (list: readonly Unnamed[]) => list.map((one) => ({ ...one, label: labels.get(one.id) ?? '' }));
    const { changed, skippedCount, failedCount } = this;
    const lists = { skipped: named(this.#skipped), failed: named(this.#failed) };
    return { batchId, changed, ...lists, skippedCount, failedCount, isCancelled };
  }
}

/** Of several wrong fields the first says what is wrong. */
export function reasonOf(refusal: Refusal): Reason {
  const [first] = (refusal.data as { fieldErrors?: FieldError[] } | null)?.fieldErrors ?? [];
  if (first) return { code: first.code, params: first.params, message: first.message };
  return { code: refusal.code, params: refusal.params, message: refusal.message };
}

/** What a record of a table called `t` is told as: its name, with what tells it apart where that does not. */
export function toldSql({ label, toldBy = [] }: Entity): string {
  const names = [columnOf(label), ...toldBy.map(labelColumn)].map((column) => `t.${column}`);
  return names.length === 1 ? names.join() : `concat_ws(', ', ${names.join(', ')})`;
}

/** What records are told as. */
export async function labelsOf(call: Call, entity: Entity, ids: readonly string[]): Promise<Map<string, string>> {
  const text = `select t.id, ${toldSql(entity)} as label from ${entity.table} t where t.id = any($1)`;
  const rows = await run<{ id: string; label: string }>(call.db, text, [ids]);
  return new Map(rows.map(({ id, label }) => [id, label]));
}
