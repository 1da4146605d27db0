import { isSeen } from '@mandate/contract/facts/fields.ts';
import type { BaseSum } from '@mandate/contract/overview/record/base-sum.ts';
import { bookingStatuses } from '@mandate/contract/overview/record/capacity.ts';
import {
  type Expiring,
  expiryDays,
  type ProviderOverview,
} from '@mandate/contract/overview/record/provider-overview.ts';
import { mostRelated } from '@mandate/contract/overview/record/related-lists.ts';
import { project } from '@mandate/contract/project/project.ts';
import { minorDigits } from '@mandate/contract/values/currencies.ts';
import { addDays, type PlainDate } from '@mandate/contract/values/dates.ts';
import { decimal, round, sum, toFixed } from '@mandate/contract/values/decimal.ts';
import { rateBook } from '../../business/rate-book.ts';
import type { Call } from '../../calls/call.ts';
import type { Database } from '../../database/database.ts';
import { run, SqlQuery } from '../../database/queries/sql-query.ts';
import { scopeSql } from '../../records/rights/scope.ts';
import type { RecordFacts } from './record-facts.ts';

/** Something agreed with a provider for a project that is not over. */
interface Agreement {
  id: string;
  projectId: string;
  label: string;
  role: string | null;
  validTo: PlainDate | null;
  agreedAmount: string | null;
  currency: string;
  /** Of the project. */
  startDate: PlainDate | null;
}

const { fields } = project.parts.providers;

/** What is agreed with a provider in running projects and what of it ends soon, as far as the caller sees it. */
export async function agreedWith(
  call: Call,
  facts: RecordFacts,
): Promise<Pick<ProviderOverview, 'agreed' | 'expiring'>> {
  const { caller } = call;
  if (!isSeen(fields.status, caller) || !isSeen(fields.validTo, caller)) return {};
  const agreements = await agreementsWith(call, facts.id);
  const seesAmounts = isSeen(fields.agreedAmount, caller);
  const until = addDays(facts.today, expiryDays);
  const expiring = agreements.filter(({ validTo }) => validTo !== null && validTo >= facts.today && validTo <= until);
  return {
    agreed: {
      count: agreements.length,
      ...(seesAmounts && { sum: await agreedSum(call.db, agreements, facts.currency) }),
    },
    expiring: {
      until,
      total: expiring.length,
      totalIsExact: true,
      rows: expiring.slice(0, mostRelated).map((one) => seenExpiring(one, seesAmounts)),
    },
  };
}

/** Those that end first come first. */
async function agreementsWith({ db, caller }: Call, id: string): Promise<Agreement[]> {
  const sqlQuery = new SqlQuery();
  const text = `select p.id, t.id as "projectId", t.name as label, p.role, p.valid_to::text as "validTo",
      trim_scale(p.agreed_amount)::text as "agreedAmount", coalesce(p.currency, t.currency) as currency, t.start_date::text as "startDate"
    from project_providers p join projects t on t.id = p.project_id
    where p.provider_id = ${sqlQuery.bind(id)} and p.status = 'agreed' and t.deleted_at is null
      and t.status::text = any(${sqlQuery.bind(bookingStatuses)}) and ${scopeSql(sqlQuery, project, 'list', caller)}
    order by p.valid_to nulls last, p.id`;
  return run<Agreement>(db, text, sqlQuery.values);
}

/** Each is converted by the exchange rate of its project's first day and rounded once, as the projects themselves are. */
async function agreedSum(db: Database, agreements: readonly Agreement[], currency: string): Promise<BaseSum> {
  const worth = agreements.filter(({ agreedAmount }) => agreedAmount !== null);
  const book = await rateBook(db, { currencies: worth.map((one) => one.currency) });
  const digits = minorDigits(currency);
  const converted = worth.flatMap((one) => {
    const rate = one.currency === currency ? '1' : book.fxRate(one.currency, currency, one.startDate);
    return rate === null ? [] : [round(decimal(one.agreedAmount ?? '0').times(rate), digits)];
  });
  return { amount: toFixed(sum(converted), digits), currency, withoutRate: worth.length - converted.length };
}

function seenExpiring({ label, startDate: _, ...one }: Agreement, seesAmounts: boolean): Expiring {
  const { agreedAmount, currency, validTo, ...rest } = one;
  return {
    ...rest,
    project: { id: one.projectId, label, isDeleted: false },
    validTo: validTo ?? '',
    ...(seesAmounts && { agreedAmount, currency }),
  };
}
