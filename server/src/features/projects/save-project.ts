import type { Values } from '@mandate/contract/changes/merge.ts';
import { meantPrice } from '@mandate/contract/project/line/line-errors.ts';
import type { LineValues } from '@mandate/contract/project/line.ts';
import { project } from '@mandate/contract/project/project.ts';
import { completed } from '@mandate/contract/rules/entity-rules.ts';
import { isSame } from '@mandate/contract/values/is-same.ts';
import { readProject } from '../../business/project/find-project.ts';
import type { Call } from '../../calls/call.ts';
import { inTransaction } from '../../database/queries/transaction.ts';
import { refuseFields } from '../../http/refusal.ts';
import type { ChangeRequest, Complete } from '../../records/bulk/change-many.ts';
import { currentFacts } from '../../records/own-fields/current-facts.ts';
import { beginSave } from '../../records/write/begin-save.ts';
import { checkWanted, finishSave } from '../../records/write/finish-save.ts';
import { readBody, type Sent } from '../../records/write/read-body.ts';
import { sightOfSave } from '../../records/write/sight-of-save.ts';
import { noteInSource, sourceOfCopy } from './copy/source-of-copy.ts';
import { firstTerms } from './first-terms.ts';
import {
  currencyErrors,
  hasOtherCurrency,
  keepAgreed,
  pricedSince,
  refuseOfOtherCurrency,
} from './pricing/currency-errors.ts';
import { priced, taxRates } from './pricing/priced.ts';
import { ratedLines } from './pricing/rated-lines.ts';
import {
  amountErrorsIn,
  firmsOfContacts,
  foreignContacts,
  lastDayReached,
  projectErrors,
  reachedErrorsIn,
  withoutForeign,
} from './project-errors.ts';
import { checkFrozen, checkOpen } from './status/check-frozen.ts';
import { saidUnderFreeze } from './status/said-under-freeze.ts';
import { tellRenamedLines } from './tell-renamed-lines.ts';
import { warnOfDates } from './warn-of-dates.ts';

/** What the figures of a project depend on, and what the rates of its lines do. */
const pricedBy = ['lines', 'currency', 'discountPercent', 'defaultTaxRateId'];
const ratedBy = ['lines', 'currency', 'customerId', 'hoursPerDay', 'startDate'];

/**
 * Creates or changes a project with its parts in one transaction, totals computed by the shared rules. Lines without a price or cost take
 * that of the rates.
 * @param body as of a register's save; with a `reason` where prices are frozen, with `currencyChange` where the currency of prices changes
 * @returns the stored project with `totals`
 * @throws ZodError, Refusal as a register's save; recordLocked when it is closed, or frozen and no administrator says why
 */
export async function saveProject(call: Call, body: unknown): Promise<Values> {
  const facts = await currentFacts(call.db, project);
  const sent = readBody(facts, body, sightOfSave(call));
  return inTransaction(call.db, async (db) => {
    const inside = { ...call, db };
    const saving = await beginSave(inside, facts, sent, readProject);
    if (saving.isRepeat) return readProject(inside, saving.id);
    if (sent.beside.reason) saving.reason = String(sent.beside.reason);
    checkOpen(saving);
    await refuseOfOtherCurrency(inside, saving);
    saving.wanted = completed(project, keepAgreed(saving));
    if (saving.stored === null) (await firstTerms(inside, [sent]))(saving);
    saving.sent = { ...sent, errors: [...sent.errors, ...(await projectErrors(inside, saving))] };
    await checkWanted(inside, facts, saving);
    const source = await sourceOfCopy(inside, saving);
    await warnOfDates(inside, saving.wanted);
    const before = saving.stored ? [saving.stored.values] : [];
    saving.wanted = (await ratedLines(inside, [{ ...saving.wanted, id: saving.id }], before))(saving);
    refuseFields(amountErrorsIn(saving));
    checkFrozen(inside, saving, await saidUnderFreeze(inside, [saving.id]));
    saving.wanted = priced(saving, await taxRates(db));
    const id = await finishSave(inside, facts, saving);
    await tellRenamedLines(db, saving);
    const stored = await readProject(inside, id);
    if (source) await noteInSource(inside, source, stored);
    return stored;
  });
}

/** Gives what completes changed projects with their lines and totals, under the rates of this moment. */
export async function completeProjects(call: Call, requests: readonly ChangeRequest[]): Promise<Complete> {
  // What a save would warn of is told to nobody when many are saved at once.
  const silent = { ...call, alerts: [] };
  const taxes = await taxRates(call.db);
  const last = await lastDayReached(call);
  const isRated = ({ stored, values }: ChangeRequest) => ratedBy.some((name) => isOther(stored.values, values, name));
  const rated = requests.filter(isRated);
  const wanted = rated.map(({ stored, values }) => ({ ...stored.values, ...values, id: stored.id }));
  const before = rated.map(({ stored }) => stored.values);
  const rate = rated.length === 0 ? null : await ratedLines(silent, wanted, before);
  const isBack = call.origin?.kind === 'undo';
  const since = await pricedSince(
    call.db,
    isBack ? rated.flatMap((request) => (isMoved(request) ? request.stored.id : [])) : [],
  );
  const saidWhy = await saidUnderFreeze(
    call,
    requests.map(({ stored }) => stored.id),
  );
  return (saving) => {
    checkOpen(saving);
    saving.wanted = completed(project, meantLines(call, keepAgreed(saving)));
    const stored = saving.stored?.values;
    if (stored) saving.wanted = withoutForeign(stored, saving.wanted);
    refuseFields([...currencyErrors(call, saving, since.has(saving.id)), ...reachedErrorsIn(saving, last)]);
    if (rate && stored && ratedBy.some((name) => isOther(stored, saving.wanted, name))) saving.wanted = rate(saving);
    refuseFields(amountErrorsIn(saving));
    checkFrozen(call, saving, saidWhy);
    // Lines keep their tax until what it follows is chosen again, so a project comes to the same unless one of these changed.
    if (pricedBy.some((name) => !isSame(stored?.[name], saving.wanted[name]))) saving.wanted = priced(saving, taxes);
  };
}

/** In a file a discount may be written without its sign, as on a screen. */
function meantLines({ origin }: Call, wanted: Values): Values {
  if (origin?.kind !== 'import' || !Array.isArray(wanted.lines)) return wanted;
  const lines = (wanted.lines as LineValues[]).map((line) => ({
    ...line,
    unitPrice: meantPrice(line.type, line.unitPrice),
  }));
  return { ...wanted, lines };
}

function isOther(stored: Values, values: Values, name: string): boolean {
  return name in values && !isSame(stored[name], values[name]);
}

function isMoved({ stored, values }: ChangeRequest): boolean {
  return hasOtherCurrency({ stored, wanted: { ...stored.values, ...values } });
}

/** The same for new projects, with the terms of their customers and the rates of their lines. */
export async function completeNewProjects(call: Call, sent: readonly Sent[]): Promise<Complete> {
  const complete = await completeProjects(call, []);
  const begin = await firstTerms(call, sent);
  const firms = await firmsOfContacts(
    call,
    sent.map(({ values }) => values),
  );
  const rated = await ratedLines(
    call,
    sent.map(({ values }) => values),
  );
  return (saving) => {
    refuseFields(foreignContacts(firms, saving.wanted));
    begin(saving);
    saving.wanted = rated(saving);
    complete(saving);
  };
}
