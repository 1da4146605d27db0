import type { Values } from '@mandate/contract/merge.ts';
import { blankLine } from '@mandate/contract/project/line.ts';
import { type LineTerms, linePricing, type Missing, type SourcedLine } from '@mandate/contract/project/line-source.ts';
import { sentence } from '@mandate/contract/refusals.ts';
import type { Saving } from '../../resources/begin-save.ts';
import type { Call } from '../../resources/call.ts';
import { type RateBook, rateBook } from '../../resources/rate-book.ts';

/** Of more lines than these nothing is told, of each kind. */
const mostTold = 3;

/**
 * Gives what gives the lines of wanted projects the prices and costs of the rates of this moment, with where they come from. What is
 * missing is told to who sees it.
 * @param projects as wanted or sent; with `id` where the project exists
 */
export async function ratedLines(call: Call, projects: readonly Values[]): Promise<(saving: Saving) => Values> {
  const lines = projects.flatMap((project) => (project.lines ?? []) as Partial<SourcedLine>[]);
  const named = (rows: readonly object[], name: string) => [
    ...new Set(rows.flatMap((row) => ((row as Values)[name] as string | null | undefined) ?? [])),
  ];
  const hasWork = lines.some(({ type = 'service' }) => type === 'service' || type === 'expense');
  if (!hasWork) return ({ wanted }) => wanted;
  const customerIds = named(projects, 'customerId');
  const book = await rateBook(call.db, {
    projectIds: named(projects, 'id'),
    customerIds,
    serviceIds: named(lines, 'serviceId'),
    personnelIds: named(lines, 'personnelId'),
    providerIds: named(lines, 'providerId'),
    currencies: [...named(projects, 'currency'), ...named(lines, 'costCurrency')],
  });
  return (saving) => ({ ...saving.wanted, lines: pricedLines(call, saving, book) });
}

function pricedLines(call: Call, { id, wanted, stored }: Saving, book: RateBook): SourcedLine[] {
  const terms = termsOf(wanted);
  const before = stored && { lines: byId(stored.values), terms: termsOf(stored.values) };
  const isFrozen = stored !== null && stored.values.frozenOn !== null;
  const tell = teller(call, terms.currency);
  return rowsOf(wanted).map((row) => {
    const wantedLine = { ...sourceless, ...row };
    const old = before?.lines.get(row.id);
    const date = wantedLine.startDate ?? terms.startDate;
    const asked = {
      date,
      unit: wantedLine.unit ?? '',
      quantity: wantedLine.quantity,
      projectId: stored && id,
      customerId: terms.customerId,
      serviceId: wantedLine.serviceId,
      personnelId: wantedLine.personnelId,
      providerId: wantedLine.providerId,
      seniority: wantedLine.seniority,
      hoursPerDay: terms.hoursPerDay,
      currency: terms.currency,
    };
    const { line, missing } = linePricing(
      {
        before: before && old ? { line: old, terms: before.terms } : null,
        wanted: { line: wantedLine, terms },
        isFrozen,
      },
      {
        price: () => book.answer({ side: 'sell', ...asked }),
        cost: () => book.answer({ side: 'cost', ...asked }),
        fxRate: (from) => book.fxRate(from, terms.currency, date),
      },
    );
    const who = line.description?.split('\n')[0] ?? '';
    for (const one of missing) tell(one, who, date ?? book.today);
    return line;
  });
}

const sourceless = { ...blankLine, priceSource: null, costSource: null };

/** Gives what tells of what is missing: to who sees it, not too often, the same once. */
function teller(call: Call, to: string): (missing: Missing, who: string, date: string) => void {
  const told = { price: 0, cost: 0, exchange: 0 };
  return ({ of, exchangeFrom }, who, date) => {
    if (!call.caller.grants.includes(of === 'price' ? 'seeRates' : 'seeCosts')) return;
    const text =
      exchangeFrom === null
        ? sentence('rateMissing', { who, date, context: of })
        : sentence('exchangeRateMissing', { from: exchangeFrom, to, date });
    const kind = exchangeFrom === null ? of : 'exchange';
    if (told[kind] === mostTold || call.alerts.includes(text)) return;
    told[kind] += 1;
    call.alerts.push(text);
  };
}

function rowsOf({ lines }: Values): SourcedLine[] {
  return (lines ?? []) as SourcedLine[];
}

function byId(values: Values): Map<string, SourcedLine> {
  return new Map(rowsOf(values).map((line) => [line.id, line]));
}

function termsOf(project: Values): LineTerms {
  const text = (name: string) => (project[name] as string | null | undefined) ?? null;
  return {
    currency: String(project.currency),
    customerId: text('customerId'),
    hoursPerDay: text('hoursPerDay'),
    startDate: text('startDate'),
  };
}
