import { fieldSchema } from '@mandate/contract/facts/field-schema.ts';
import type { Totals } from '@mandate/contract/project/figures/totals.ts';
import { type CurrencyWay, conversionRate } from '@mandate/contract/project/prices/currency-change.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { RecordForm } from '../../../form/state/record-form.ts';
import { call } from '../../../lib/calls/call.ts';
import { type EditLine, isBlank } from '../lines/edit-line.ts';
import type { OpenChange } from './price-guard.ts';
import { milestoneIdsOf } from './price-standing.ts';

/** What a project comes to, as far as the reader sees it. */
export interface CurrencySum {
  totals?: Partial<Totals>;
  linesWithoutCost?: number;
}

/** The lines and the milestones of a project as they would be taken over. */
interface TakenRows {
  lines: (Partial<EditLine> & { id: string })[];
  milestones: { id: string; amount: string | null }[];
}

/** What the server says a project would come to in another currency. */
export interface CurrencyWays {
  /** What the exchange rates say; null where none leads there. */
  rate: { rate: string; validFrom: string } | null;
  before: CurrencySum;
  ways: Record<CurrencyWay, (CurrencySum & TakenRows) | null>;
}

/**
 * Asks the server what the project on the screen would come to in its new currency; while it is asked again, what it said before stays.
 * @param rate the one prices are converted at; null for that of the exchange rates
 */
export function useCurrencyWays(form: RecordForm, { from, to, rowIds }: OpenChange, rate: string | null) {
  const lines = (form.body().lines ?? []) as EditLine[];
  const written = lines.filter((line) => !isBlank({ ...line }));
  const body = { ...form.body(), currency: from, ...(lines.length > 0 && { lines: written }) };
  const milestones = milestoneIdsOf(form.state().values);
  const [milestoneIds, lineIds] = [
    rowIds.filter((id) => milestones.has(id)),
    rowIds.filter((id) => !milestones.has(id)),
  ];
  const request = { currency: to, ...(rate !== null && { rate }), lineIds, milestoneIds, project: body };
  return useQuery({
    queryKey: ['project', 'currency', request],
    queryFn: ({ signal }) =>
      call<CurrencyWays>('POST', '/project/prepare-currency', request, { signal, quiet: true, silent: true }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}

/** Whether prices can be converted at what was typed. */
export function isRate(typed: string): boolean {
  return fieldSchema(conversionRate).safeParse(typed).success;
}
