import type { Values } from '@mandate/contract/changes/merge.ts';
import type { MilestoneValues } from '@mandate/contract/project/milestone.ts';
import type { ProviderValues } from '@mandate/contract/project/provider.ts';
import {
  agreedAmountErrors,
  amountErrors,
  reachedErrors,
} from '@mandate/contract/project/provider-place-and-milestone-errors.ts';
import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import { dayIn, type PlainDate } from '@mandate/contract/values/dates.ts';
import { companyDay } from '../../business/company-day.ts';
import type { Call } from '../../calls/call.ts';
import { sql } from '../../database/queries/sql.ts';
import { refuseFields } from '../../http/refusal.ts';
import type { Saving } from '../../records/write/begin-save.ts';
import { bookedLineErrors } from './booked-line-errors.ts';
import { currencyErrors, hasOtherCurrency, pricedSince } from './pricing/currency-errors.ts';

const contactFields = ['customerContactId', 'billingContactId'] as const;

/** Amounts of milestones and providers that are finer than their currency. Where that changes it is asked once they are taken over. */
export function amountErrorsIn({ wanted, stored }: Saving): FieldError[] {
  const currency = String(wanted.currency);
  return [
    ...amountErrors(milestonesOf(wanted), currency),
    ...agreedAmountErrors(providersOf(wanted), providersOf(stored?.values ?? {}), currency),
  ];
}

function milestonesOf({ milestones }: Values): MilestoneValues[] {
  return (milestones ?? []) as MilestoneValues[];
}

function providersOf({ providers }: Values): ProviderValues[] {
  return (providers ?? []) as ProviderValues[];
}

/** The last day on which something can have been reached: today where the firm or where the caller is, whichever is later. */
export async function lastDayReached({ db, timeZone }: Call): Promise<PlainDate> {
  const ofFirm = await companyDay(db);
  const ofCaller = dayIn(new Date(), timeZone);
  if (ofCaller > ofFirm) return ofCaller;
  return ofFirm;
}

/** Milestones that are newly said to be reached on a day still to come. @param last of {@link lastDayReached} */
export function reachedErrorsIn({ wanted, stored }: Saving, last: PlainDate): FieldError[] {
  return reachedErrors(milestonesOf(wanted), milestonesOf(stored?.values ?? {}), last);
}

/**
 * What is wrong with a wanted project in sight of the firms it names: contacts of another firm, a customer that is blocked, a source it was
 * not copied from, amounts too fine for the currency, milestones reached on a day to come, lines with time that would go. Paths by index.
 */
export async function projectErrors(call: Call, saving: Saving): Promise<FieldError[]> {
  const { wanted, stored } = saving;
  const before = stored?.values ?? null;
  const errors: FieldError[] = [];
  if (before && before.copiedFromId !== wanted.copiedFromId) errors.push(fieldError('copiedFromId', 'copySourceFixed'));
  errors.push(...(await contactErrors(call, before, wanted)), ...(await providerContactErrors(call, wanted)));
  if (before?.customerId !== wanted.customerId) errors.push(...(await customerErrors(call, wanted)));
  if (!hasOtherCurrency(saving)) errors.push(...amountErrorsIn(saving));
  if (milestonesOf(wanted).some(({ reachedOn }) => reachedOn))
    errors.push(...reachedErrorsIn(saving, await lastDayReached(call)));
  const isBack = call.origin?.kind === 'undo' && hasOtherCurrency(saving);
  const since = await pricedSince(call.db, isBack ? [saving.id] : []);
  errors.push(...currencyErrors(call, saving, since.size > 0), ...(await bookedLineErrors(call.db, saving)));
  return errors;
}

async function contactErrors(call: Call, before: Values | null, wanted: Values): Promise<FieldError[]> {
  const named = contactFields.filter((name) => {
    return wanted[name] !== null && (before?.[name] !== wanted[name] || before?.customerId !== wanted.customerId);
  });
  if (named.length === 0) return [];
  return foreignContacts(await firmsOfContacts(call, [wanted]), wanted, named);
}

/** Of the contacts that projects name the firm each is of. */
export async function firmsOfContacts({ db }: Call, projects: readonly Values[]): Promise<ReadonlyMap<string, string>> {
  const ids = projects.flatMap((values) =>
    contactFields.flatMap((name) => (values[name] as string | null | undefined) ?? []),
  );
  if (ids.length === 0) return new Map();
  const rows = await sql<{ id: string; firm: string }>`select id, customer_id as firm from customer_contacts
    where id = any(${ids})`.execute(db);
  return new Map(rows.map(({ id, firm }) => [id, firm]));
}

/** The contacts of a project that are of another firm than its customer or who pays for it. */
export function foreignContacts(
  firms: ReadonlyMap<string, string>,
  wanted: Values,
  named: readonly (typeof contactFields)[number][] = contactFields,
): FieldError[] {
  return named.flatMap((name) => {
    const firm = firms.get(String(wanted[name]));
    // The bill may go to another firm, and there to somebody else.
    const allowed = name === 'billingContactId' ? [wanted.customerId, wanted.billToCustomerId] : [wanted.customerId];
    return firm !== undefined && !allowed.includes(firm) ? [fieldError(name, 'customerContactMismatch')] : [];
  });
}

async function providerContactErrors(call: Call, wanted: Values): Promise<FieldError[]> {
  const providers = providersOf(wanted);
  const ids = providers.flatMap(({ contactId }) => contactId ?? []);
  if (ids.length === 0) return [];
  const rows = await sql<{
    id: string;
    providerId: string;
  }>`select id, provider_id as "providerId" from provider_contacts
    where id = any(${ids})`.execute(call.db);
  const firms = new Map(rows.map(({ id, providerId }) => [id, providerId]));
  return providers.flatMap(({ contactId, providerId }, index) => {
    const firm = firms.get(contactId ?? '');
    return firm !== undefined && firm !== providerId
      ? [fieldError(`providers.${index}.contactId`, 'providerContactMismatch')]
      : [];
  });
}

/** No project begins with a customer that is blocked; of one on hold is told. */
async function customerErrors(call: Call, { customerId }: Values): Promise<FieldError[]> {
  if (typeof customerId !== 'string') return [];
  const rows = await sql<{
    name: string;
    status: string;
  }>`select name, status from customers where id = ${customerId}`.execute(call.db);
  const [customer] = rows;
  if (customer?.status === 'onHold') call.alerts.push(call.words.sentence('customerOnHold', { name: customer.name }));
  return customer?.status === 'blocked' ? [fieldError('customerId', 'customerBlocked', { name: customer.name })] : [];
}

/**
 * A project that is changed with many others: where it goes to another customer, the contacts of the one before stay behind; they are
 * chosen, as what it was copied from, for one project alone.
 * @throws Refusal validationFailed
 */
export function withoutForeign(before: Values, wanted: Values): Values {
  const errors: FieldError[] = [];
  const changed = { ...wanted };
  if (before.copiedFromId !== wanted.copiedFromId) errors.push(fieldError('copiedFromId', 'copySourceFixed'));
  for (const name of contactFields) {
    if (before[name] !== wanted[name] && wanted[name] !== null) errors.push(fieldError(name, 'contactOfOne'));
    else if (before.customerId !== wanted.customerId) changed[name] = null;
  }
  refuseFields(errors);
  return changed;
}
