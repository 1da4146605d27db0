import type { Values } from '@mandate/contract/changes/merge.ts';
import { copyOf, type ProjectCopy } from '@mandate/contract/project/copy/copy.ts';
import { changesOfCopy } from '@mandate/contract/project/copy/copy-changes.ts';
import type { NotCarried } from '@mandate/contract/project/copy/copy-context.ts';
import { currencyOfCost } from '@mandate/contract/project/figures/line-amounts.ts';
import type { LineValues } from '@mandate/contract/project/line.ts';
import { project } from '@mandate/contract/project/project.ts';
import { isSameDay, sameDayLater } from '@mandate/contract/project/schedule/date-shift.ts';
import { nextWorkingDay } from '@mandate/contract/project/schedule/working-days.ts';
import { completed } from '@mandate/contract/rules/entity-rules.ts';
import { addDays } from '@mandate/contract/values/dates.ts';
import { companyDay } from '../../../business/company-day.ts';
import { readProject } from '../../../business/project/find-project.ts';
import { seenProject, seenTotalsOf } from '../../../business/project/seen-project.ts';
import type { Call } from '../../../calls/call.ts';
import { uuidV7 } from '../../../database/uuid-v7.ts';
import { refuse, refuseField } from '../../../http/refusal.ts';
import { currentFacts } from '../../../records/own-fields/current-facts.ts';
import { findVisible, visibleOrNull } from '../../../records/read/find.ts';
import { created, firstFacts } from '../../../records/write/begin-save.ts';
import { firstTerms } from '../first-terms.ts';
import { priced, taxRates } from '../pricing/priced.ts';
import { ratedLines } from '../pricing/rated-lines.ts';
import { carriedOwnValues } from './carried-own-values.ts';
import { copyFacts } from './copy-facts.ts';
import type { CopyRequest } from './copy-schema.ts';

/**
 * Prepares a copy of a project without saving it: a save of what it gives creates it. Prices, costs and totals are those the save will come
 * to. What the caller may not see of the source is not in the copy; a save finds it again.
 * @throws Refusal recordNotFound; validationFailed for a customer that is not there
 */
export async function prepareCopy(call: Call, sourceId: string, requests: CopyRequest) {
  const { isDeleted } = await findVisible(call, project, sourceId);
  if (isDeleted) refuse('recordNotFound');
  const source = await readProject(call, sourceId);
  const id = requests.id ?? uuidV7();
  const { dates, ...start } = datesOf(source, requests, await companyDay(call.db));
  const facts = await copyFacts(call, id, source, { ...requests, ...start });
  const startDate = start.startDate ?? nextWorkingDay(addDays(facts.today, 1), facts.weekdays);
  const copied = copyOf(source, { ...requests, startDate, dates }, facts);
  const wanted = await completedCopy(call, id, copied.project);
  const seen = seenProject(wanted, call.caller);
  const own = carriedOwnValues(await currentFacts(call.db, project), source, call.caller);
  return {
    project: { ...seen, ...own.values, ...seenTotalsOf(wanted, call.caller) },
    notCarried: [...copied.notCarried, ...own.notCarried, ...missingFigures(source, seen, copied)],
    kept: copied.kept,
    origins: copied.origins,
    changed: changesOfCopy(source, seen, copied.origins),
    isMade: (await visibleOrNull(call, project, id)) !== null,
  };
}

/**
 * When a copy starts and how its dates move: as is asked, else on the same dates of the next year that lies ahead.
 * @throws Refusal validationFailed for the same dates from another day
 */
function datesOf({ startDate: own }: Values, { startDate, dates }: CopyRequest, today: string) {
  // Without a start of its own nothing says which dates would be the same.
  if (typeof own !== 'string') return { startDate, dates: dates === 'calendarDays' ? dates : 'workingDays' } as const;
  const isOther = startDate !== undefined && !isSameDay(own, startDate);
  if (dates === 'sameDates' && isOther) refuseField('startDate', 'copyStartOther', { date: own });
  return { startDate: startDate ?? sameDayLater(own, today), dates: dates ?? (isOther ? 'workingDays' : 'sameDates') };
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
function missingFigures(source: Values, copy: Values, { notCarried, origins }: ProjectCopy): NotCarried[] {
  const before = new Map(((source.lines ?? []) as Values[]).map((line) => [line.id, line]));
  const told = new Set(notCarried.flatMap(({ code, rowId }) => (code === 'priceNotConverted' ? [rowId] : [])));
  return ((copy.lines ?? []) as (LineValues & Values)[]).flatMap((line, index) => {
    const about = { part: 'lines', label: line.description?.split('\n')[0] ?? '', rowId: line.id } as const;
    const hadPrice = (before.get(origins[index])?.unitPrice ?? null) !== null;
    const hasLostPrice = line.unitPrice === null && hadPrice && !told.has(line.id);
    const isForeign = currencyOfCost(line, String(copy.currency)) !== copy.currency && line.unitCost !== null;
    return [
      ...(hasLostPrice ? [{ ...about, code: 'rateMissing' } as const] : []),
      ...(isForeign && line.fxRate === null ? [{ ...about, code: 'exchangeRateMissing' } as const] : []),
    ];
  });
}
