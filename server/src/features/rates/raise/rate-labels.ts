import type { Database } from '../../../database/database.ts';
import { run } from '../../../database/queries/sql-query.ts';

/** What a rate belongs to by name, and who entered or last changed it. */
export interface RateLabels {
  id: string;
  name: string;
  service: string | null;
  personnel: string | null;
  provider: string | null;
  customer: string | null;
  project: string | null;
  by: string | null;
  at: string;
}

/** By id. */
export async function rateLabels(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, RateLabels>> {
  const text = `select t.id, t.name, t.service_label as service, t.personnel_label as personnel, t.provider_label as provider,
      t.customer_label as customer, t.project_label as project, a.full_name as by, t.updated_at as at
    from rates t left join accounts a on a.id = t.updated_by_id where t.id = any($1)`;
  return new Map((await run<RateLabels>(db, text, [ids])).map((row) => [row.id, row]));
}

/** What a rate is called among others: whom it belongs to, and what it says. */
export function rateTitle({ name, service, personnel, provider, customer, project }: RateLabels): string {
  return [project, customer, provider, personnel, service, name].filter((part) => part !== null).join(' · ');
}
