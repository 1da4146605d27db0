import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { isSame } from '@mandate/contract/values/is-same.ts';
import { rowsOf } from '../../records/changes/record-path.ts';
import { newRecordId } from '../state/new-record-id.ts';

/**
 * What a new form begins with when a create was undone: what was typed for it, before and since, without what the server added, such as
 * a number. Rows get ids of their own.
 * @param sent what was typed when it was saved
 * @param stored what the save replied
 * @param now what stands on the screen
 */
export function typedAgain(entity: Entity, sent: Values, stored: Values, now: Values): Values {
  const fields = Object.entries(entity.fields)
    .filter(([, { isWritable }]) => isWritable)
    .map(([name]) => [name, isSame(now[name] ?? null, stored[name] ?? null) ? sent[name] : now[name]] as const);
  const parts = Object.keys(entity.parts).map((name) => {
    const rows = isSame(now[name] ?? [], stored[name] ?? []) ? rowsOf(sent, name) : rowsOf(now, name);
    return [name, rows.map((row) => ({ ...row, id: newRecordId() }))] as const;
  });
  return Object.fromEntries([...fields, ...parts].filter(([, value]) => value !== undefined));
}

// From the page of a record to that of a new one, within one page load.
let handedOver: { noun: string; values: Values } | null = null;

/** Hands what was typed over to the next new form of the kind. */
export function handOver(noun: string, values: Values): void {
  handedOver = { noun, values };
}

/** What was handed over to a new form of the kind; once. */
export function takeHandedOver(noun: string): Values | null {
  if (handedOver?.noun !== noun) return null;
  const { values } = handedOver;
  handedOver = null;
  return values;
}
