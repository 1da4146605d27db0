import type { Values } from '../../changes/merge.ts';
import { mayBePricedLater } from '../line/line-errors.ts';
import { lines } from '../line.ts';
import { members } from '../member.ts';
import { milestones } from '../milestone.ts';
import { places } from '../place.ts';
import { convertedAmount } from '../prices/currency-change.ts';
import { providers } from '../provider.ts';
import type { DateShift } from '../schedule/date-shift.ts';
import { copiedPrices } from './copied-prices.ts';
import type { CarriedPrice, CopyContext, CopyOptions, NotCarried } from './copy-context.ts';
import { copyDecisions } from './copy-decisions.ts';
import { clearReference, copiedFields, dropGone, labelOf } from './copy-fields.ts';

type Dropped = Omit<NotCarried, 'part' | 'rowId'>;

/** A row of a part as it is copied; null when it is left out. */
export interface RowCopy {
  row: Values | null;
  dropped: Dropped[];
  /** A price somebody typed is carried all the same. */
  kept?: CarriedPrice['code'];
}

/** The longest role that is still to be filled, in characters. */
const longestRole = 80;

/** A line in the copy, with who delivers it as far as they still do. */
export function copiedLine(
  source: Values,
  of: Values,
  options: CopyOptions,
  context: CopyContext,
  shift: DateShift,
): RowCopy {
  const row = copiedFields(lines.fields, copyDecisions.lines, source, shift);
  const role = roleOfLine(source, of, context);
  const dropped = dropGone(lines.fields, row, context);
  const isLeftOpen = options.assignees === 'placeholders' && (row.personnelId || row.providerId);
  if (isLeftOpen || isUnassigned(source, row)) {
    for (const name of ['personnelId', 'providerId']) if (name in row) clearReference(row, name);
    row.placeholderRole = role.slice(0, longestRole).trim();
  }
  const { figures, typed } = copiedPrices(source, row, options, String(of.currency), context.currency);
  const label = firstWords(source);
  if (typed !== 'priceNotConverted') return { row: { ...row, ...figures }, dropped, ...(typed && { kept: typed }) };
  dropped.push({ code: typed, label });
  // A line that rates may price waits for its price; any other one cannot be without.
  const mayWait = mayBePricedLater(row as unknown as Parameters<typeof mayBePricedLater>[0]);
  return { row: mayWait ? { ...row, ...figures } : null, dropped };
}

/** The first line of what a line says. */
export function firstWords({ description }: Values): string {
  return String(description ?? '').split('\n')[0] ?? '';
}

function isUnassigned(source: Values, row: Values): boolean {
  return (['personnelId', 'providerId'] as const).some((name) => source[name] && !row[name]);
}

/** What whoever delivers a line is there: the person's job, the role on the project, the service, or what the line says. */
function roleOfLine(line: Values, of: Values, { jobTitles, roleNames }: CopyContext): string {
  const member = ((of.members ?? []) as Values[]).find(
    ({ personnelId }) => personnelId && personnelId === line.personnelId,
  );
  const provider = ((of.providers ?? []) as Values[]).find(
    ({ providerId }) => providerId && providerId === line.providerId,
  );
  return (
    jobTitles.get(String(line.personnelId)) ??
    roleNames.get(String(member?.role)) ??
    (provider?.role as string | null | undefined) ??
    (labelOf(line, 'serviceId') || firstWords(line))
  );
}

/** A milestone in the copy, its amount in the copy's currency; without one where no exchange rate leads there. */
export function copiedMilestone(source: Values, of: Values, { currency }: CopyContext, shift: DateShift): RowCopy {
  const row = copiedFields(milestones.fields, copyDecisions.milestones, source, shift);
  const amount = row.amount as string | null | undefined;
  if (amount == null || currency.code === of.currency) return { row, dropped: [] };
  if (currency.rate !== null)
    return { row: { ...row, amount: convertedAmount(amount, currency.rate, currency.code) }, dropped: [] };
  return { row: { ...row, amount: null }, dropped: [{ code: 'amountNotConverted', label: String(source.name ?? '') }] };
}

/** A member in the copy: there for the time being, or the role of who left. */
export function copiedMember(source: Values, options: CopyOptions, context: CopyContext, shift: DateShift): RowCopy {
  const row = copiedFields(members.fields, copyDecisions.members, source, shift);
  const dropped = dropGone(members.fields, row, context);
  if (source.personnelId && (options.assignees === 'placeholders' || !row.personnelId)) {
    clearReference(row, 'personnelId');
    const role = String(source.role);
    row.placeholderRole = (
      context.jobTitles.get(String(source.personnelId)) ??
      context.roleNames.get(role) ??
      role
    ).slice(0, longestRole);
  }
  return { row, dropped };
}

/** A provider in the copy; one that is no longer approved stays behind. */
export function copiedProvider(source: Values, context: CopyContext, shift: DateShift): RowCopy {
  const row = copiedFields(providers.fields, copyDecisions.providers, source, shift);
  const dropped = dropGone(providers.fields, row, context);
  return { row: row.providerId ? row : null, dropped };
}

/** A place in the copy; what belongs to a customer stays with it. */
export function copiedPlace(source: Values, context: CopyContext, hasOtherCustomer: boolean): RowCopy {
  const row = copiedFields(places.fields, copyDecisions.places, source, (date) => date);
  const label = labelOf(source, 'placeId');
  if (hasOtherCustomer && context.customerPlaces.has(String(source.placeId)))
    return { row: null, dropped: [{ code: 'placeOfOtherCustomer', label }] };
  const dropped = dropGone(places.fields, row, context);
  return { row: row.placeId ? row : null, dropped };
}
