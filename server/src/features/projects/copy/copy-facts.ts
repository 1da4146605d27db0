import type { Values } from '@mandate/contract/changes/merge.ts';
import { type CopyContext, copyParts, type NotCarriedCode } from '@mandate/contract/project/copy/copy-context.ts';
import { project } from '@mandate/contract/project/project.ts';
import { dayIn } from '@mandate/contract/values/dates.ts';
import { rateBook } from '../../../business/rate-book.ts';
import type { Call } from '../../../calls/call.ts';
import { sql } from '../../../database/queries/sql.ts';
import { refuseField } from '../../../http/refusal.ts';
import { parameters } from '../../../records/read/parameter.ts';
import { copiedRowId } from './copied-row-id.ts';

interface ListItem {
  code: string;
  label: string;
  isActive: boolean;
}

const fieldLists = [project, ...Object.values(project.parts)].flatMap(({ fields }) =>
  Object.values(fields).flatMap(({ list }) => list ?? []),
);

/**
 * What a copy depends on beside its source: who and what is no longer there on its first day, lists, the firm's week.
 * @param id of the copy
 * @throws Refusal validationFailed for a customer that is not there or blocked
 */
export async function copyFacts(
  call: Call,
  id: string,
  source: Values,
  requests: { customerId?: string | undefined; startDate?: string | undefined },
): Promise<CopyContext> {
  const { db } = call;
  const today = dayIn(new Date(), call.timeZone);
  const values = await parameters(db, [...fieldLists, 'company.workingDays', 'project.quoteValidityDays']);
  const items = (list: string) => (values.get(list) ?? []) as ListItem[];
  const offered = new Map(
    fieldLists.map((list) => [list, new Set(items(list).flatMap(({ code, isActive }) => (isActive ? [code] : [])))]),
  );
  const ids = [...new Set(referredIds(source))];
  const first = requests.startDate !== undefined && requests.startDate > today ? requests.startDate : today;
  const gone = await sql<{ id: string; code: NotCarriedCode }>`
    select id, 'personLeft' as code from personnels
      where id = any(${ids}) and (deleted_at is not null or not is_active or left_on < ${first}::date)
    union all select id, 'providerNotApproved' from providers
      where id = any(${ids}) and (deleted_at is not null or not is_active or status <> 'approved')
    union all select id, 'serviceGone' from services where id = any(${ids}) and (deleted_at is not null or not is_active)
    union all select id, 'placeGone' from places where id = any(${ids}) and (deleted_at is not null or not is_active)
    union all select id, 'customerGone' from customers
      where id = any(${ids}) and (deleted_at is not null or status = 'blocked')
    union all select id, 'taxRateGone' from tax_rates where id = any(${ids}) and deleted_at is not null
    union all select id, 'paymentTermsGone' from payment_terms where id = any(${ids}) and deleted_at is not null`.execute(
    db,
  );
  const people = await sql<{ id: string; title: string }>`select id, job_title as title from personnels
    where id = any(${ids}) and job_title is not null`.execute(db);
  const sites = await sql<{ id: string }>`select id from places
    where id = any(${ids}) and customer_id = ${(source.customerId as string | null) ?? null}`.execute(db);
  const { customer, currency } = await customerNamed(call, requests.customerId);
  return {
    id,
    today,
    weekdays: new Set(((values.get('company.workingDays') ?? []) as string[]).map(Number)),
    quoteValidityDays: Number(values.get('project.quoteValidityDays')),
    rowId: (rowId) => copiedRowId(id, rowId),
    nameOfCopy: (name) => (call.words.at('copy.nameOfCopy', { name }) ?? name).slice(-longestName),
    customer,
    currency: await currencyOf(call, source, customer?.id === source.customerId ? null : currency, requests.startDate),
    gone: new Map(gone.map((row) => [row.id, row.code])),
    customerPlaces: new Set(sites.map((row) => row.id)),
    jobTitles: new Map(people.map((row) => [row.id, row.title])),
    roleNames: new Map(items('project.roles').map(({ code, label }) => [code, label])),
    isOffered: (list, value) => offered.get(list)?.has(value) ?? false,
  };
}

const longestName = project.fields.name.max ?? 160;

function referredIds(source: Values): string[] {
  const rows = [source, ...copyParts.flatMap((part) => (source[part] ?? []) as Values[])];
  return rows.flatMap((row) =>
    Object.entries(row).flatMap(([name, value]) => (name.endsWith('Id') && typeof value === 'string' ? [value] : [])),
  );
}

/**
 * The currency of the copy and what the source's is worth in it on its first day.
 * @param other that of another customer, null where it stays the source's
 */
async function currencyOf({ db }: Call, source: Values, other: string | null, startDate: string | undefined) {
  const from = String(source.currency);
  const code = other ?? from;
  const book = await rateBook(db, {
    currencies: [from, code],
  });
  return { code, rate: book.fxRate(from, code, startDate ?? null) };
}

async function customerNamed({ db }: Call, id: string | undefined) {
  if (id === undefined) return { customer: null, currency: null };
  const rows = await sql<{ name: string; status: string; currency: string }>`
    select name, status, currency from customers where id = ${id} and deleted_at is null`.execute(db);
  const [customer] = rows;
  if (!customer) return refuseField('customerId', 'referenceNotFound');
  if (customer.status === 'blocked') refuseField('customerId', 'customerBlocked', { name: customer.name });
  return { customer: { id, label: customer.name, isDeleted: false }, currency: customer.currency };
}
