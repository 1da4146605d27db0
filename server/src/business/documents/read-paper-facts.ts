import type { Values } from '@mandate/contract/changes/merge.ts';
import type { DocumentKind } from '@mandate/contract/paper/document-kinds.ts';
import type {
  PaperContact,
  PaperCustomer,
  PaperFacts,
  PaperLine,
  PaperMilestone,
  PaperPaymentTerm,
  PaperSender,
  PaperTaxRate,
} from '@mandate/contract/paper/paper-facts.ts';
import { type Totals, totalsOf } from '@mandate/contract/project/figures/totals.ts';
import type { LineValues } from '@mandate/contract/project/line.ts';
import type { MilestoneValues } from '@mandate/contract/project/milestone.ts';
import type { Database } from '../../database/database.ts';
import { run } from '../../database/queries/sql-query.ts';
import { parameters } from '../../records/read/parameter.ts';
import type { Stored } from '../../records/read/stored.ts';
import type { Last } from './last-revisions.ts';

/** What a paper says of itself. */
export interface Numbered {
  number: string | null;
  revision: number | null;
  issuedOn: string | null;
  /** The day it looks from: that of its issue, else today where the firm is. */
  today: string;
}

/** What of the documents of its project a paper names. */
export interface Before {
  /** The revision a quote replaces. */
  replaced: Last | null;
  /** The quote an order confirmation confirms. */
  quote: Last | null;
}

/**
 * What a paper of a project is made from, as all of it is at this moment: nothing else is asked for what was issued.
 * @param stored the project, which has a customer
 */
export async function readPaperFacts(
  db: Database,
  kind: DocumentKind,
  { values }: Stored,
  { today, ...numbered }: Numbered,
  { replaced, quote }: Before,
): Promise<PaperFacts> {
  const firm = await parameters(db, ['company.country', 'documents.showPeople', 'documents.hideUnbilled']);
  const shared = {
    ...numbered,
    firmCountry: (firm.get('company.country') ?? null) as string | null,
    project: {
      code: String(values.code),
      name: String(values.name),
      customerReference: textOf(values.customerReference),
      startDate: textOf(values.startDate),
      endDate: textOf(values.endDate),
      milestones: (values.milestones as MilestoneValues[]).map(milestoneOf),
    },
    customer: await customerOf(db, String(values.customerId)),
    contact: await contactOf(db, String(values.customerId), textOf(values.customerContactId)),
    sender: await senderOf(db, textOf(values.projectManagerId)),
  };
  if (kind === 'statusReport') return { ...shared, today };
  const sold = {
    ...shared,
    ...(await soldOf(db, values)),
    showPeople: firm.get('documents.showPeople') === true,
    hideUnbilled: firm.get('documents.hideUnbilled') === true,
  };
  if (kind === 'orderConfirmation') {
    const confirmed = quote && { number: quote.number, revision: quote.revision, issuedOn: quote.issuedOn };
    return { ...sold, quote: confirmed, orderedOn: textOf(values.contractSignedOn) };
  }
  const replaces = replaced && { revision: replaced.revision, issuedOn: replaced.issuedOn };
  return { ...sold, validUntil: textOf(values.quoteValidUntil), replaces };
}

const textOf = (value: unknown) => (value ?? null) as string | null;

function milestoneOf({ waivedReason, ...row }: MilestoneValues): PaperMilestone {
  const { id, name, dueDate, weightPercent, acceptance, reachedOn } = row;
  return { id, name, dueDate, weightPercent, acceptance, reachedOn, isWaived: waivedReason !== null };
}

/** What is sold: lines, what they come to, and what their taxes and terms are called. */
async function soldOf(db: Database, values: Values) {
  const lines = values.lines as (LineValues & { net: string | null })[];
  const currency = String(values.currency);
  const discountPercent = textOf(values.discountPercent);
  const totals = totalsOf({ currency, discountPercent, lines });
  const services = await namesOf(db, 'select id, name from services where id = any($1)', idsIn(lines, 'serviceId'));
  const people = await namesOf(
    db,
    'select id, display_name as name from personnels where id = any($1)',
    idsIn(lines, 'personnelId'),
  );
  return {
    currency,
    discountPercent,
    lines: lines.map((line) => lineOf(line, services, people)),
    totals: totalsOnPaper(totals),
    taxRates: await taxRatesOf(db, idsIn(lines, 'taxRateId')),
    paymentTerm: await paymentTermOf(db, textOf(values.paymentTermsId)),
  };
}

function idsIn(lines: readonly LineValues[], field: 'serviceId' | 'personnelId' | 'taxRateId'): string[] {
  return [...new Set(lines.flatMap((line) => line[field] ?? []))];
}

function lineOf(
  line: LineValues & { net: string | null },
  services: ReadonlyMap<string, string>,
  people: ReadonlyMap<string, string>,
): PaperLine {
  const { id, type, description, quantity, unit, unitPrice, discountPercent, taxRateId, taxPercent } = line;
  return {
    ...{ id, type, description, quantity, unit, unitPrice, discountPercent, taxRateId, taxPercent },
    isBillable: line.isBillable,
    isOptional: line.isOptional,
    net: line.net,
    serviceName: services.get(line.serviceId ?? '') ?? null,
    personName: people.get(line.personnelId ?? '') ?? null,
  };
}

/** Costs and margins have no place on a paper. */
function totalsOnPaper({ subtotal, discount, contractNet, tax, gross, optionalNet, sections, taxes }: Totals) {
  return { subtotal, discount, contractNet, tax, gross, optionalNet, sections, taxes };
}

async function namesOf(db: Database, text: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await run<{ id: string; name: string }>(db, text, [ids]);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function taxRatesOf(db: Database, ids: readonly string[]): Promise<PaperTaxRate[]> {
  const text = `select id, category, exemption_reason as "exemptionReason" from tax_rates where id = any($1) order by code, id`;
  return run<PaperTaxRate>(db, text, [ids]);
}

async function paymentTermOf(db: Database, id: string | null): Promise<PaperPaymentTerm | null> {
  if (id === null) return null;
  const text = `select days, is_end_of_month as "isEndOfMonth", trim_scale(discount_percent)::text as "discountPercent",
    discount_days as "discountDays" from payment_terms where id = $1`;
  return (await run<PaperPaymentTerm>(db, text, [id]))[0] ?? null;
}

async function customerOf(db: Database, id: string): Promise<PaperCustomer> {
  const text = `select coalesce(legal_name, name) as name, code as number, vat_number as "vatNumber",
    jsonb_build_object('addressLine1', address_line1, 'addressLine2', address_line2, 'postalCode', postal_code, 'city', city,
      'region', region, 'countryCode', country_code) as address
    from customers where id = $1`;
  const [customer] = await run<PaperCustomer>(db, text, [id]);
  if (!customer) throw new Error(`there is no customer ${id}`);
  return customer;
}

/** The project's contact, else the customer's main one. */
async function contactOf(db: Database, customerId: string, id: string | null): Promise<PaperContact | null> {
  const text = `select concat_ws(' ', first_name, last_name) as name, department from customer_contacts
    where customer_id = $1 and ($2::uuid is null and is_primary or id = $2::uuid)`;
  return (await run<PaperContact>(db, text, [customerId, id]))[0] ?? null;
}

async function senderOf(db: Database, id: string | null): Promise<PaperSender | null> {
  if (id === null) return null;
  const text = `select display_name as name, job_title as "jobTitle", coalesce(phone, mobile) as phone, work_email as email
    from personnels where id = $1`;
  return (await run<PaperSender>(db, text, [id]))[0] ?? null;
}
