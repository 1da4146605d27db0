import type { Values } from '@mandate/contract/changes/merge.ts';
import type { LineValues } from '@mandate/contract/project/line.ts';
import type { MilestoneValues } from '@mandate/contract/project/milestone.ts';
import {
  type CurrencyChange,
  type CurrencyTaking,
  hasAmount,
  hasPrices,
  isPricedLine,
  mayChangeCurrency,
} from '@mandate/contract/project/prices/currency-change.ts';
import { project } from '@mandate/contract/project/project.ts';
import type { ProviderValues } from '@mandate/contract/project/provider.ts';
import { mayChangeFrozen } from '@mandate/contract/project/way/frozen.ts';
import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import { decimal } from '@mandate/contract/values/decimal.ts';
import type { Call } from '../../../calls/call.ts';
import type { Database } from '../../../database/database.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { refuse } from '../../../http/refusal.ts';
import { changesSince } from '../../../records/history/history.ts';
import { currentFacts } from '../../../records/own-fields/current-facts.ts';
import { readRecord } from '../../../records/read/find.ts';
import type { Saving } from '../../../records/write/begin-save.ts';

/** Whether a save gives a stored project another currency. */
export function hasOtherCurrency({ stored, wanted }: Pick<Saving, 'stored' | 'wanted'>): boolean {
  return stored !== null && stored.values.currency !== wanted.currency;
}

/**
 * What keeps a project with prices from another currency: only a draft may have one, and it has to be said what becomes of its prices
 * (domain reference 1.3).
 * @param isPricedSince prices were entered after the change of the currency that is taken back
 */
export function currencyErrors(call: Call, saving: Saving, isPricedSince: boolean): FieldError[] {
  const { stored, wanted, sent } = saving;
  if (!stored || !hasOtherCurrency(saving) || !hasPrices(pricesOf(stored.values))) return [];
  const [from, to] = [String(stored.values.currency), String(wanted.currency)];
  // That frozen figures stay is said by what locks them, to who may not change them.
  if (stored.values.frozenOn && !mayChangeFrozen(call.caller.role)) return [];
  if (!mayChangeCurrency(stored.values.status, pricesOf(stored.values)))
    return [fieldError('currency', 'currencyOfDraft', { from })];
  if (isUndo(call)) return isPricedSince ? [fieldError('currency', 'currencyPricedSince', { from, to })] : [];
  const isSaid = sent.beside.currencyChange || sent.errors.some(({ field }) => field.startsWith('currencyChange'));
  return isSaid ? [] : [fieldError('currency', 'currencyChangeNeeded', { from, to })];
}

/** How prices are taken over into another currency; null where the currency stays. What is taken back has its digits given back with it. */
export function currencyTaking(call: Call, saving: Saving): (CurrencyTaking & { isApplied: boolean }) | null {
  if (!hasOtherCurrency(saving)) return null;
  const said = saving.sent.beside.currencyChange as CurrencyChange | undefined;
  if (!said || isUndo(call)) return { how: 'keep', rate: null, isApplied: false };
  return { how: said.how, rate: said.rate ?? null, isApplied: said.isApplied === true };
}

function isUndo({ origin }: Call): boolean {
  return origin?.kind === 'undo';
}

/** What was agreed with providers without a currency was agreed in the project's before: it stays what it is. */
export function keepAgreed(saving: Saving): Values {
  const { stored, wanted } = saving;
  if (!stored || !hasOtherCurrency(saving)) return wanted;
  const before = new Map(((stored.values.providers ?? []) as ProviderValues[]).map((row) => [row.id, row]));
  const providers = ((wanted.providers ?? []) as ProviderValues[]).map((row) => {
    const old = before.get(row.id);
    const isKept = row.agreedAmount !== null && row.currency === null && old?.currency === null;
    return isKept && old.agreedAmount === row.agreedAmount ? { ...row, currency: String(stored.values.currency) } : row;
  });
  return { ...wanted, providers };
}

/** The projects in which prices of lines, or amounts of milestones, were entered since their currency was last changed. */
export async function pricedSince(db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const text = `select distinct h.record_id as id from history h, jsonb_array_elements(h.changes) c
    where h.entity = $1 and h.record_id = any($2) and h.version > (select max(k.version) from history k
        where k.entity = $1 and k.record_id = h.record_id and k.changes @> '[{"field": "currency"}]')
      and (c ->> 'field' ~ '^(lines[.][^.]+[.](unitPrice|type)|milestones[.][^.]+[.]amount)$'
        or (c ->> 'field' ~ '^lines[.][^.]+$' and c -> 'new' ->> 'unitPrice' is not null)
        or (c ->> 'field' ~ '^milestones[.][^.]+$' and c -> 'new' ->> 'amount' is not null))`;
  return new Set((await run<{ id: string }>(db, text, [project.name, ids])).map(({ id }) => id));
}

/**
 * Figures that were entered in one currency are none in another: where somebody changed the currency meanwhile, who entered prices, costs
 * or amounts of milestones in the one before decides again.
 * @throws Refusal recordChangedByOther with the currency as the conflict
 */
export async function refuseOfOtherCurrency(call: Call, { id, stored, seen, sent }: Saving): Promise<void> {
  if (!stored || !seen || seen.currency === stored.values.currency) return;
  const before = new Map(linesOf(seen).map((line) => [line.id, line]));
  const isLineEntered = linesOf(sent.values).some((line) => {
    const old = before.get(line.id);
    const isCost =
      line.unitCost != null && (line.costCurrency ?? null) === null && !isFigure(old?.unitCost, line.unitCost);
    return isCost || (isPricedLine({ ...old, ...line }) && !isFigure(old?.unitPrice, line.unitPrice));
  });
  const amounts = new Map(milestonesOf(seen).map(({ id, amount }) => [id, amount]));
  const isAmountEntered = milestonesOf(sent.values).some(
    (milestone) => hasAmount(milestone) && !isFigure(amounts.get(milestone.id), milestone.amount),
  );
  if (!isLineEntered && !isAmountEntered) return;
  const since = await changesSince(call.db, project, id, sent.version ?? stored.version);
  const changed = since.find(({ changes }) => changes.some(({ field }) => field === 'currency'));
  const [user, time] = [changed?.by ?? '', changed?.at ?? ''];
  const yours = sent.values.currency ?? seen.currency;
  refuse(
    'recordChangedByOther',
    { user, time, ...(user === '' && { context: 'itself' }) },
    {
      current: await readRecord(call, await currentFacts(call.db, project), id),
      changedBy: user,
      changedAt: changed?.at ?? null,
      conflicts: [{ field: 'currency', base: seen.currency, theirs: stored.values.currency, yours }],
    },
  );
}

/** Whether a figure that was sent is the one there was; an absent one is unchanged. */
function isFigure(old: string | null | undefined, sent: string | null | undefined): boolean {
  if (sent === undefined) return true;
  if (sent === null || old === null || old === undefined) return sent === (old ?? null);
  return decimal(old).eq(sent);
}

/** What of a record is in its currency. */
function pricesOf(values: Values): Parameters<typeof hasPrices>[0] {
  return { lines: linesOf(values), milestones: milestonesOf(values) };
}

/** The milestones of a record or a body, of which much may be left out. */
function milestonesOf({ milestones }: Values): (Partial<MilestoneValues> & Pick<MilestoneValues, 'id'>)[] {
  return (milestones ?? []) as MilestoneValues[];
}

/** The lines of a record or a body, of which much may be left out. */
function linesOf({ lines }: Values): (Partial<LineValues> & Pick<LineValues, 'id' | 'type'>)[] {
  return (lines ?? []) as LineValues[];
}
