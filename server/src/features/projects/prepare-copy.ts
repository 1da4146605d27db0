import { addDays } from '@mandate/contract/dates.ts';
import type { Values } from '@mandate/contract/merge.ts';
import { copyOf } from '@mandate/contract/project/copy.ts';
import { changesOfCopy } from '@mandate/contract/project/copy-changes.ts';
import type { NotCarried } from '@mandate/contract/project/copy-context.ts';
import type { LineValues } from '@mandate/contract/project/line.ts';
import { project } from '@mandate/contract/project/project.ts';
import { nextWorkingDay } from '@mandate/contract/project/working-days.ts';
import { completed } from '@mandate/contract/rules/entity-rules.ts';
import { refuse } from '../../http/refusal.ts';
import { created, firstFacts } from '../../resources/begin-save.ts';
import type { Call } from '../../resources/call.ts';
import { findVisible } from '../../resources/find.ts';
import { uuidV7 } from '../../resources/uuid.ts';
import { copyFacts } from './copy-facts.ts';
import type { CopyWishes } from './copy-schema.ts';
import { readProject } from './find-project.ts';
import { firstTerms } from './first-terms.ts';
import { priced, taxRates } from './priced.ts';
import { ratedLines } from './rated-lines.ts';
import { seenProject, seenTotalsOf } from './seen-project.ts';

/**
 * Prepares a copy of a project without saving it: a save of what it gives creates it. Prices, costs and totals are those the save will come
 * to. What the caller may not see of the source is not in the copy; a save finds it again.
 * @throws Refusal recordNotFound; validationFailed for a customer that is not there
 */
export async function prepareCopy(call: Call, sourceId: string, wishes: CopyWishes) {
  const { isDeleted } = await findVisible(call, project, sourceId);
  if (isDeleted) refuse('recordNotFound');
  const source = await readProject(call, sourceId);
  const id = wishes.id ?? uuidV7();
  const facts = await copyFacts(call, id, source, wishes);
  const startDate = wishes.startDate ?? nextWorkingDay(addDays(facts.today, 1), facts.weekdays);
  const copied = copyOf(source, { ...wishes, startDate }, facts);
  const wanted = await completedCopy(call, id, copied.project);
  const seen = seenProject(wanted, call.caller);
  return {
    project: { ...seen, ...seenTotalsOf(wanted, call.caller) },
    notCarried: [...copied.notCarried, ...missingFigures(source, seen)],
    changed: changesOfCopy(source, seen),
  };
}

/** The copy as a save would complete it: terms of the customer, prices and costs of the rates, amounts. */
async function completedCopy(call: Call, id: string, copy: Values): Promise<Values> {
  // What a save would warn of is told as what could not be carried.
  const silent = { ...call, alerts: [] };
  const sent = { id, version: null, values: copy, beside: {}, errors: [], bodyHash: '' };
  const saving = {
    id,
    stored: null,
    wanted: { ...copy, ...created(project, copy, await firstFacts(call, project)) },
    sent,
    isRepeat: false,
  };
  (await firstTerms(silent, [sent]))(saving);
  saving.wanted = completed(project, saving.wanted);
  saving.wanted = (await ratedLines(silent, [saving.wanted]))(saving);
  return priced(saving, await taxRates(call.db));
}

/** What could not be found at the new dates: prices the source had, and exchange rates of costs. */
function missingFigures(source: Values, copy: Values): NotCarried[] {
  const before = (source.lines ?? []) as Values[];
  return ((copy.lines ?? []) as (LineValues & Values)[]).flatMap((line, index) => {
    const about = { part: 'lines', label: line.description?.split('\n')[0] ?? '', rowId: line.id } as const;
    const hasLostPrice = line.unitPrice === null && (before[index]?.unitPrice ?? null) !== null;
    const isForeign = line.costCurrency && line.costCurrency !== copy.currency && line.unitCost !== null;
    return [
      ...(hasLostPrice ? [{ ...about, code: 'rateMissing' } as const] : []),
      ...(isForeign && line.fxRate === null ? [{ ...about, code: 'exchangeRateMissing' } as const] : []),
    ];
  });
}
