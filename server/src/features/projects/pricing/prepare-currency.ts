import { may } from '@mandate/contract/access/permissions.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import { fieldSchema, recordId } from '@mandate/contract/facts/field-schema.ts';
import { isSeen } from '@mandate/contract/facts/fields.ts';
import { type CurrencyWay, conversionRate, currencyWays } from '@mandate/contract/project/prices/currency-change.ts';
import { takenFields } from '@mandate/contract/project/prices/line-rates.ts';
import { project } from '@mandate/contract/project/project.ts';
import { envelopeOf } from '@mandate/contract/replies/envelope.ts';
import { completed } from '@mandate/contract/rules/entity-rules.ts';
import { z } from 'zod';
import { seenFields, seenTotalsOf } from '../../../business/project/seen-project.ts';
import { type Exchange, rateBook } from '../../../business/rate-book.ts';
import type { Call } from '../../../calls/call.ts';
import { uuidV7 } from '../../../database/uuid-v7.ts';
import { Refusal, refuse } from '../../../http/refusal.ts';
import { currentFacts } from '../../../records/own-fields/current-facts.ts';
import { findVisible } from '../../../records/read/find.ts';
import { withWrittenAmounts } from '../../../records/read/present.ts';
import { loadStored, type Stored } from '../../../records/read/stored.ts';
import { isWithin } from '../../../records/rights/scope.ts';
import { created, firstFacts, given, type Saving } from '../../../records/write/begin-save.ts';
import { readBody } from '../../../records/write/read-body.ts';
import { describedSave } from '../../../routes/described-save.ts';
import { priced, taxRates } from './priced.ts';
import { ratedLines } from './rated-lines.ts';

const asked = {
  /** The currency it is to have. */
  currency: fieldSchema(project.fields.currency),
  /** What one unit of the currency before is worth in it; else the exchange rates say it. */
  rate: fieldSchema(conversionRate).nullish(),
  /** The lines whose prices are in the currency before; else all are. */
  lineIds: z.array(recordId).max(project.parts.lines.max).optional(),
  /** The milestones whose amounts are; else all are. */
  milestoneIds: z.array(recordId).max(project.parts.milestones.max).optional(),
};

/** What a project with prices would come to in another currency: the project as a save would send it, in the currency its prices are in. */
export const currencyRequestSchema = z.strictObject({ ...asked, project: z.looseObject({}) });
type CurrencyRequest = z.output<typeof currencyRequestSchema>;

/** The same as the API describes it. */
export const currencyRequestDescription = z.strictObject({
  ...asked,
  project: z.union([describedSave(project, 'create'), describedSave(project, 'update')]),
});

const sum = { totals: z.unknown().optional(), linesWithoutCost: z.int().optional() };
const rows = z.array(z.looseObject({ id: z.string() }));
const way = z.object({ lines: rows, milestones: rows, ...sum }).nullable();

/** `rate`: what the exchange rates say; a way is null where something is to be converted and no rate is known. */
export const currencyReplySchema = envelopeOf(
  z.object({
    rate: z.object({ rate: z.string(), validFrom: z.string() }).nullable(),
    before: z.object(sum),
    ways: z.object({ reread: way, convert: way, keep: way }),
  }),
);

/** What is told of a line: what is taken over, and the exchange rate of its cost. */
const toldFields = Object.fromEntries(
  [...takenFields, 'fxRate' as const].map((name) => [name, project.parts.lines.fields[name]]),
);

/** What is told of a milestone: its amount. */
const { amount } = project.parts.milestones.fields;

/**
 * Says what a project with prices would come to in another currency, for each way its prices may be taken over; nothing is stored. Prices,
 * costs and totals are those a save comes to that says the way.
 * @throws ZodError; Refusal recordNotFound, notPermitted
 */
export async function prepareCurrency(call: Call, body: unknown) {
  const request = currencyRequestSchema.parse(body);
  const saving = await unsaved(call, request);
  const [from, to] = [String(saving.wanted.currency), request.currency];
  const silent = { ...call, alerts: [] };
  const needs = { ...saving.wanted, id: saving.id };
  const rate = await ratedLines(silent, [needs], [{ currency: to }, ...(saving.stored ? [saving.stored.values] : [])]);
  const taxes = await taxRates(call.db);
  saving.wanted = rate(saving);
  const before = priced(saving, taxes);
  const exchange = await exchangeOf(call, from, to, before);
  const inWay = (how: CurrencyWay) => {
    try {
      const moved = movedBy(saving, before, request, how, request.rate ?? exchange?.rate ?? null);
      moved.wanted = rate(moved);
      return seenWay(call, priced(moved, taxes));
    } catch (problem) {
      if (problem instanceof Refusal) return null;
      throw problem;
    }
  };
  const ways = Object.fromEntries(currencyWays.map((how) => [how, inWay(how)]));
  return { rate: exchange, before: seenSum(call, before), ways };
}

/** The project as it stands with the caller, in the currency its prices are in. What cannot be read yet is left out. */
async function unsaved(call: Call, { project: sentProject }: CurrencyRequest): Promise<Saving> {
  const sent = readBody(await currentFacts(call.db, project), sentProject, call.caller);
  const applied = { ...sent, beside: { currencyChange: { how: 'keep', isApplied: true } } };
  if (sent.version === null) {
    if (may(call.caller.role, project.name, 'create') === false) refuse('notPermitted');
    const wanted = completed(project, created(project, sent.values, await firstFacts(call, project)));
    return { id: sent.id ?? uuidV7(), stored: null, wanted, sent: applied, isRepeat: false };
  }
  const id = sent.id ?? '';
  await findVisible(call, project, id);
  if (!(await isWithin(call, project, id, 'edit'))) refuse('notPermitted');
  const stored = (await loadStored(call.db, project, id)) ?? refuse('recordNotFound');
  const wanted = completed(project, given(call, project, stored.values, sent.values));
  return { id, stored, wanted, sent: applied, isRepeat: false };
}

/** The project with its other currency, and what is said of its prices. */
function movedBy(
  { id, sent }: Saving,
  before: Values,
  { currency, lineIds, milestoneIds }: CurrencyRequest,
  how: CurrencyWay,
  rate: string | null,
): Saving {
  const others = (rows: unknown, moving: readonly string[] | undefined) =>
    ((rows ?? []) as Values[]).filter(({ id }) => moving && !moving.includes(String(id)));
  const unmarked = { version: 1, deletedAt: null, deletionId: null, createdById: null };
  const stored: Stored = { id, ...unmarked, values: { ...before, frozenOn: null } };
  const values = { lines: others(before.lines, lineIds), milestones: others(before.milestones, milestoneIds) };
  const beside = { currencyChange: { how, rate, isApplied: true } };
  return { id, stored, wanted: { ...before, currency }, sent: { ...sent, values, beside }, isRepeat: false };
}

/** What the exchange rates of the project's first day say, of today where it has none. */
async function exchangeOf(call: Call, from: string, to: string, { startDate }: Values): Promise<Exchange | null> {
  const book = await rateBook(call.db, {
    currencies: [from, to],
  });
  return book.exchange(from, to, (startDate ?? null) as string | null);
}

function seenWay(call: Call, wanted: Values) {
  const lines = (wanted.lines as Values[]).map((line) => ({
    ...seenFields(toldFields, line, call.caller),
    id: String(line.id),
  }));
  const milestones = ((wanted.milestones ?? []) as Values[]).map((row) =>
    withWrittenAmounts({ amount }, seenFields({ amount }, row, call.caller), String(wanted.currency)),
  );
  return { lines, milestones, ...seenSum(call, wanted) };
}

function seenSum({ caller }: Call, wanted: Values) {
  const { linesWithoutCost } = wanted as { linesWithoutCost: number };
  const seen = isSeen(project.fields.linesWithoutCost, caller) ? { linesWithoutCost } : {};
  return { ...seenTotalsOf(wanted, caller), ...seen };
}
