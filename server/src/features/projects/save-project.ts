import type { Values } from '@mandate/contract/merge.ts';
import { project } from '@mandate/contract/project/project.ts';
import { completed } from '@mandate/contract/rules/entity-rules.ts';
import { isSame } from '@mandate/contract/same.ts';
import { z } from 'zod';
import { inTransaction } from '../../database/transaction.ts';
import { refuseFields } from '../../http/refusal.ts';
import { beginSave } from '../../resources/begin-save.ts';
import type { Complete } from '../../resources/bulk/change-many.ts';
import type { Call } from '../../resources/call.ts';
import { checkWanted, store } from '../../resources/finish-save.ts';
import { readBody, type Sent } from '../../resources/read-body.ts';
import { sourceOfCopy, tellSource } from './copy-history.ts';
import { readProject } from './find-project.ts';
import { firstTerms } from './first-terms.ts';
import { checkFrozen, checkOpen } from './locks.ts';
import { priced, taxRates } from './priced.ts';
import { firmsOfContacts, foreignContacts, projectErrors, withoutForeign } from './project-errors.ts';
import { ratedLines } from './rated-lines.ts';
import { warnOfDates } from './warn-of-dates.ts';

/** What the figures of a project hang on. */
const pricedBy = ['lines', 'currency', 'discountPercent', 'defaultTaxRateId'];

const reasonSchema = z.looseObject({ reason: z.string().trim().min(1).max(500).nullish() });

/**
 * Creates or changes a project with its parts in one transaction, totals computed by the shared rules. Lines without a price or cost take
 * that of the rates.
 * @param body as of a register's save; with a `reason` where prices are frozen
 * @returns the stored project with `totals`
 * @throws ZodError, Refusal as a register's save; recordLocked when it is closed, or frozen and no administrator says why
 */
export async function saveProject(call: Call, body: unknown): Promise<Values> {
  const { reason, ...record } = reasonSchema.parse(body);
  const sent = readBody(project, record, call.caller);
  return inTransaction(call.db, async (db) => {
    const inside = { ...call, db };
    const saving = await beginSave(inside, project, sent);
    if (saving.isRepeat) return readProject(inside, saving.id);
    if (reason) saving.reason = reason;
    checkOpen(saving);
    saving.wanted = completed(project, saving.wanted);
    if (saving.stored === null) (await firstTerms(inside, [sent]))(saving);
    saving.sent = { ...sent, errors: [...sent.errors, ...(await projectErrors(inside, saving))] };
    await checkWanted(inside, project, saving);
    const source = await sourceOfCopy(inside, saving);
    await warnOfDates(inside, saving.wanted);
    saving.wanted = (await ratedLines(inside, [{ ...saving.wanted, id: saving.id }]))(saving);
    checkFrozen(inside, saving);
    saving.wanted = priced(saving, await taxRates(db));
    const stored = await readProject(inside, await store(inside, project, saving));
    if (source) await tellSource(inside, source, stored);
    return stored;
  });
}

/** Gives what completes a changed project with its lines and totals, under the tax rates of this moment. */
export async function completeProjects(call: Call): Promise<Complete> {
  const rates = await taxRates(call.db);
  return (saving) => {
    checkOpen(saving);
    saving.wanted = completed(project, saving.wanted);
    const before = saving.stored?.values;
    if (before) saving.wanted = withoutForeign(before, saving.wanted);
    checkFrozen(call, saving);
    // Lines keep their tax until what it follows is chosen anew, so a project comes to the same unless one of these changed.
    if (pricedBy.some((name) => !isSame(before?.[name], saving.wanted[name]))) saving.wanted = priced(saving, rates);
  };
}

/** The same for new projects, with the terms of their customers and the rates of their lines. */
export async function completeNewProjects(call: Call, sent: readonly Sent[]): Promise<Complete> {
  const complete = await completeProjects(call);
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
