import { minorDigits } from '@mandate/contract/currencies.ts';
import { decimal, toFixed } from '@mandate/contract/decimal.ts';
import { fieldError } from '@mandate/contract/field-errors.ts';
import type { Values } from '@mandate/contract/merge.ts';
import { hasFigures, type LineValues } from '@mandate/contract/project/line.ts';
import type { MemberValues } from '@mandate/contract/project/member.ts';
import { isOutside } from '@mandate/contract/project/member-rules.ts';
import { project } from '@mandate/contract/project/project.ts';
import { type TaxRateFacts, taxPercentFor } from '@mandate/contract/project/tax.ts';
import { lineNet, totalsOf } from '@mandate/contract/project/totals.ts';
import { sentence } from '@mandate/contract/refusals.ts';
import { completed } from '@mandate/contract/rules/entity-rules.ts';
import { isSame } from '@mandate/contract/same.ts';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { inTransaction } from '../../database/transaction.ts';
import { refuseFields } from '../../http/refusal.ts';
import { beginSave, type Saving } from '../../resources/begin-save.ts';
import type { Complete } from '../../resources/bulk/change-many.ts';
import type { Call } from '../../resources/call.ts';
import { checkWanted, store } from '../../resources/finish-save.ts';
import { readBody, type Sent } from '../../resources/read-body.ts';
import { readProject } from './find-project.ts';

/** What the figures of a project hang on. */
const pricedBy = ['lines', 'currency', 'discountPercent', 'defaultTaxRateId'];

/** The largest amount a total may come to; what the columns hold. */
const largest = decimal('999999999999999');

/**
 * Creates or changes a project with its lines in one transaction, totals computed by the shared rules.
 * @returns the stored project with `totals`
 * @throws ZodError, Refusal as a register's save
 */
export async function saveProject(call: Call, body: unknown): Promise<Values> {
  const sent = readBody(project, body, call.caller);
  return inTransaction(call.db, async (db) => {
    const inside = { ...call, db };
    const saving = await beginSave(inside, project, sent);
    if (saving.isRepeat) return readProject(inside, saving.id);
    saving.wanted = completed(project, saving.wanted);
    if (saving.stored === null && !('currency' in sent.values)) await takeCurrency(db, saving);
    await checkWanted(inside, project, saving);
    await warnOfDates(inside, saving.wanted);
    saving.wanted = priced(saving, await taxRates(db));
    return readProject(inside, await store(inside, project, saving));
  });
}

/** Gives what completes a changed project with its lines and totals, under the tax rates of this moment. */
export async function completeProjects({ db }: Call): Promise<Complete> {
  const rates = await taxRates(db);
  return (saving) => {
    saving.wanted = completed(project, saving.wanted);
    const before = saving.stored?.values;
    // Lines keep their tax until what it follows is chosen anew, so a project comes to the same unless one of these changed.
    if (pricedBy.some((name) => !isSame(before?.[name], saving.wanted[name]))) saving.wanted = priced(saving, rates);
  };
}

/** The same for new projects: one of which no currency was said is in that of its customer. */
export async function completeNewProjects(call: Call, sent: readonly Sent[]): Promise<Complete> {
  const complete = await completeProjects(call);
  const unsaid = sent.flatMap(({ values }) => ('currency' in values ? [] : [values.customerId]));
  const { rows } = await sql<{ id: string; currency: string }>`select id, currency from customers
    where id = any(${unsaid.filter((id) => typeof id === 'string')})`.execute(call.db);
  const currencies = new Map(rows.map(({ id, currency }) => [id, currency]));
  return (saving) => {
    const currency = 'currency' in saving.sent.values ? undefined : currencies.get(String(saving.wanted.customerId));
    if (currency !== undefined) saving.wanted.currency = currency;
    complete(saving);
  };
}

/** Tells of members who are planned for days on which the project does not run; the plan may be right all the same. */
async function warnOfDates(call: Call, wanted: Values): Promise<void> {
  const { startDate, endDate } = wanted as { startDate: string | null; endDate: string | null };
  const outside = (wanted.members as MemberValues[]).filter((member) => isOutside(member, { startDate, endDate }));
  if (outside.length === 0) return;
  const { rows } = await sql<{ id: string; name: string }>`select id, display_name as name from personnels
    where id = any(${outside.map(({ personnelId }) => personnelId)})`.execute(call.db);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  for (const { personnelId, placeholderRole } of outside) {
    const who = names.get(personnelId ?? '') ?? placeholderRole ?? '';
    call.alerts.push(sentence('dateOutsideProject', { who, start: startDate ?? '…', end: endDate ?? '…' }));
  }
}

/** A new project is in the currency of its customer when nothing else is said. */
async function takeCurrency(db: Database, saving: Saving): Promise<void> {
  const { customerId } = saving.wanted;
  if (typeof customerId !== 'string') return;
  const { rows } = await sql<{ currency: string }>`select currency from customers where id = ${customerId}`.execute(db);
  if (rows[0]) saving.wanted.currency = rows[0].currency;
}

async function taxRates(db: Database): Promise<TaxRateFacts[]> {
  const { rows } = await sql<TaxRateFacts>`select id, trim_scale(percent)::text as percent,
    is_default and deleted_at is null as "isDefault"
    from tax_rates order by code`.execute(db);
  return rows;
}

/** The wanted project with the percentage and net of each line and its totals. */
function priced({ wanted, stored }: Saving, rates: TaxRateFacts[]): Values {
  const currency = String(wanted.currency);
  const digits = minorDigits(currency);
  const before = new Map(((stored?.values.lines ?? []) as LineValues[]).map((line) => [line.id, line]));
  const projectRate = wanted.defaultTaxRateId as string | null;
  const projectRateKept = stored !== null && stored.values.defaultTaxRateId === projectRate;
  const lines = (wanted.lines as LineValues[]).map((line) => {
    if (!hasFigures(line.type)) return { ...line, taxPercent: null, net: null };
    const old = before.get(line.id);
    // A line keeps the percentage it was saved with until its rate, or the project's that it follows, is chosen anew.
    const isKept = old?.taxPercent && old.taxRateId === line.taxRateId && (line.taxRateId !== null || projectRateKept);
    const taxPercent = isKept ? old.taxPercent : taxPercentFor(line.taxRateId, projectRate, rates);
    const net = lineNet(line, currency);
    return { ...line, taxPercent, net: net && toFixed(net, digits) };
  });
  const {
    taxes: _taxes,
    sections: _sections,
    ...totals
  } = totalsOf({
    currency,
    discountPercent: wanted.discountPercent as string | null,
    lines,
  });
  const tooLarge = lines.flatMap(({ net }, index) =>
    net && decimal(net).abs().gt(largest)
      ? [fieldError(`lines.${index}.quantity`, 'numberOutOfRange', { min: 0, max: largest.toFixed() })]
      : [],
  );
  refuseFields(tooLarge);
  if (Object.values(totals).some((total) => decimal(total).abs().gt(largest))) {
    refuseFields([fieldError('lines', 'numberOutOfRange', { min: 0, max: largest.toFixed() })]);
  }
  return { ...wanted, ...totals, lines };
}
