import type { Values } from '@mandate/contract/changes/merge.ts';
import { customerTerms } from '@mandate/contract/project/customer-terms.ts';
import { addDays, dayIn } from '@mandate/contract/values/dates.ts';
import type { Call } from '../../calls/call.ts';
import type { Database } from '../../database/database.ts';
import { sql } from '../../database/queries/sql.ts';
import { parameter } from '../../records/read/parameter.ts';
import type { Sent } from '../../records/write/read-body.ts';

type Terms = Record<(typeof customerTerms)[number], string | null>;

/**
 * Gives new projects what is taken for granted: the terms of their customer, the person who begins it as its manager, how long it is valid
 * as a quote. What was sent, also as empty, stays.
 */
export async function firstTerms(
  call: Call,
  sent: readonly Sent[],
): Promise<(saving: { sent: Sent; wanted: Values }) => void> {
  const customers = await termsOf(
    call.db,
    sent.flatMap(({ values }) => (typeof values.customerId === 'string' ? [values.customerId] : [])),
  );
  const days = Number(await parameter(call.db, 'project.quoteValidityDays'));
  const quoteValidUntil = addDays(dayIn(new Date(), call.timeZone), days);
  return ({ sent: { values }, wanted }) => {
    const whoBooks = wanted.isInternal ? 'everyone' : 'team';
    const taken: Values = { projectManagerId: call.caller.personnelId, quoteValidUntil, whoBooks };
    const terms = customers.get(String(wanted.customerId));
    if (terms) for (const name of customerTerms) taken[name] = terms[name];
    for (const [name, value] of Object.entries(taken)) if (!(name in values) && value !== null) wanted[name] = value;
  };
}

async function termsOf(db: Database, ids: readonly string[]): Promise<Map<string, Terms>> {
  const rows = await sql<
    Terms & { id: string }
  >`select c.id, c.currency, trim_scale(c.discount_percent)::text as "discountPercent",
      trim_scale(c.hours_per_day)::text as "hoursPerDay", t.id as "paymentTermsId", r.id as "defaultTaxRateId",
      m.id as "accountManagerId", k.id as "customerContactId"
    from customers c
    left join payment_terms t on t.id = c.payment_terms_id and t.deleted_at is null
    left join tax_rates r on r.id = c.default_tax_rate_id and r.deleted_at is null
    left join personnels m on m.id = c.account_manager_id and m.deleted_at is null
    left join customer_contacts k on k.customer_id = c.id and k.is_primary
    where c.id = any(${[...new Set(ids)]})`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
