import type { Values } from '@mandate/contract/changes/merge.ts';
import { blankLine, hasFigures, type LineValues } from '@mandate/contract/project/line.ts';
import type { MilestoneValues } from '@mandate/contract/project/milestone.ts';
import { type CurrencyTaking, hasAmount, takenAmounts } from '@mandate/contract/project/prices/currency-change.ts';
import { linePricing, type Missing } from '@mandate/contract/project/prices/line-pricing.ts';
import { type LineTerms, rateQuestion } from '@mandate/contract/project/prices/line-rates.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import { type RateBook, rateBook } from '../../../business/rate-book.ts';
import type { Call } from '../../../calls/call.ts';
import { refuseFields } from '../../../http/refusal.ts';
import type { Saving } from '../../../records/write/begin-save.ts';
import { currencyTaking } from './currency-errors.ts';

/** Of more lines than these nothing is told, of each kind. */
const mostTold = 3;

/**
 * Gives what gives the lines of wanted projects the prices and costs of the rates of this moment, with where they come from. Where the
 * currency of a project changes, its prices and the amounts of its milestones are taken over as the save says. What is missing is told to who sees it.
 * @param projects as wanted or sent; with `id` where the project exists
 * @param before the projects as they are stored, whose currency may be another
 */
export async function ratedLines(
  call: Call,
  projects: readonly Values[],
  before: readonly Values[] = [],
): Promise<(saving: Saving) => Values> {
  const lines = projects.flatMap((project) => (project.lines ?? []) as Partial<LineValues>[]);
  const named = (rows: readonly object[], name: string) => [
    ...new Set(rows.flatMap((row) => ((row as Values)[name] as string | null | undefined) ?? [])),
  ];
  const isPriced = lines.some(({ type = 'service' }) => hasFigures(type));
  if (!isPriced && !projects.some((project) => milestonesOf(project).some(hasAmount))) return ({ wanted }) => wanted;
  const customerIds = named(projects, 'customerId');
  const book = await rateBook(call.db, {
    projectIds: named(projects, 'id'),
    customerIds,
    serviceIds: named(lines, 'serviceId'),
    personnelIds: named(lines, 'personnelId'),
    providerIds: named(lines, 'providerId'),
    currencies: [...named([...projects, ...before], 'currency'), ...named(lines, 'costCurrency')],
  });
  return (saving) => ({ ...saving.wanted, ...pricedParts(call, saving, book) });
}

/**
 * The lines with their prices, and the milestones where amounts are taken over.
 * @throws Refusal validationFailed where the currency changes, something is to be converted, and no exchange rate is known
 */
function pricedParts(call: Call, saving: Saving, book: RateBook): { lines: LineValues[]; milestones?: Values[] } {
  const { id, wanted, stored } = saving;
  const terms = termsOf(wanted);
  const before = stored && {
    lines: new Map(rowsOf(stored.values).map((line) => [line.id, line])),
    terms: termsOf(stored.values),
  };
  const isFrozen = stored !== null && stored.values.frozenOn !== null;
  const isTakenBack = call.origin?.kind === 'undo';
  const tell = teller(call, terms.currency);
  const taken = before && takingOf(call, saving, before.terms, book);
  let converted = 0;
  const lines = rowsOf(wanted).map((row) => {
    const wantedLine = { ...blankLine, ...row };
    const old = before?.lines.get(row.id);
    const date = wantedLine.startDate ?? terms.startDate;
    const asked = rateQuestion(wantedLine, terms, stored && id);
    const { line, missing, isConverted } = linePricing(
      {
        before: before && old ? { line: old, terms: before.terms } : null,
        wanted: { line: wantedLine, terms },
        isFrozen,
        isTakenBack,
        taking: taken?.ofLine(row.id) ?? null,
      },
      {
        price: () => book.answer({ side: 'sell', ...asked }),
        cost: () => book.answer({ side: 'cost', ...asked }),
        fxRate: (from) => book.fxRate(from, terms.currency, date),
      },
    );
    const who = line.description?.split('\n')[0] ?? '';
    for (const one of missing) tell(one, who, date ?? book.today);
    if (isConverted) converted += 1;
    return line;
  });
  if (!taken || !before) return { lines };
  const amounts = takenAmounts(
    milestonesOf(wanted),
    new Map(milestonesOf(stored?.values ?? {}).map(({ id, amount }) => [id, amount])),
    taken.ofMilestone,
    terms.currency,
  );
  if (amounts.lacksRate) tell({ of: 'conversion', exchangeFrom: taken.from }, '', terms.startDate ?? book.today);
  converted += amounts.converted;
  if (converted > 0 && call.caller.grants.includes('seeRates')) {
    const words = { count: converted, from: taken.from, to: terms.currency, rate: taken.rate ?? '' };
    call.alerts.push(call.words.sentence('pricesConverted', words));
  }
  return { lines, milestones: amounts.milestones.map((row) => ({ ...row })) };
}

/** How the price of each line and the amount of each milestone are taken over into another currency; null where it stays. */
function takingOf(call: Call, saving: Saving, { currency: from }: LineTerms, book: RateBook) {
  const taking = currencyTaking(call, saving);
  if (taking === null) return null;
  const { currency: to, startDate } = termsOf(saving.wanted);
  const rate = taking.rate ?? book.fxRate(from, to, startDate);
  const kept: CurrencyTaking = { how: 'keep', rate: null };
  const told = taking.isApplied ? saving.sent.values : {};
  const ofRows = (rows: readonly { id: string }[], name: string) => {
    const applied = new Set(rows.flatMap((row) => (name in row ? row.id : [])));
    return (id: string): CurrencyTaking => (applied.has(id) ? kept : { how: taking.how, rate });
  };
  return { from, rate, ofLine: ofRows(rowsOf(told), 'unitPrice'), ofMilestone: ofRows(milestonesOf(told), 'amount') };
}

/** Gives what tells of what is missing: to who sees it, not too often, the same once. What cannot be converted is refused. */
function teller(call: Call, to: string): (missing: Missing, who: string, date: string) => void {
  const told = { price: 0, cost: 0, exchange: 0 };
  return ({ of, exchangeFrom }, who, date) => {
    if (of === 'conversion') {
      const params = { from: exchangeFrom ?? '', to, date };
      return refuseFields([fieldError('currencyChange.rate', 'exchangeRateMissing', params)]);
    }
    if (!call.caller.grants.includes(of === 'price' ? 'seeRates' : 'seeCosts')) return;
    const text =
      exchangeFrom === null
        ? call.words.sentence('rateMissing', { who, date, context: of })
        : call.words.sentence('exchangeRateMissing', { from: exchangeFrom, to, date });
    const kind = exchangeFrom === null ? of : 'exchange';
    if (told[kind] === mostTold || call.alerts.includes(text)) return;
    told[kind] += 1;
    call.alerts.push(text);
  };
}

function milestonesOf({ milestones }: Values): MilestoneValues[] {
  return (milestones ?? []) as MilestoneValues[];
}

function rowsOf({ lines }: Values): LineValues[] {
  return (lines ?? []) as LineValues[];
}

/** What of a project the rates of its lines depend on. */
export function termsOf(project: Values): LineTerms {
  const text = (name: string) => (project[name] as string | null | undefined) ?? null;
  return {
    currency: String(project.currency),
    customerId: text('customerId'),
    hoursPerDay: text('hoursPerDay'),
    startDate: text('startDate'),
  };
}
