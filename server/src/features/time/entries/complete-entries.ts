import type { Values } from '@mandate/contract/changes/merge.ts';
import { costFields, entry } from '@mandate/contract/entities/entry.ts';
import { costBook } from '../../../business/time/cost-book.ts';
import type { Call } from '../../../calls/call.ts';
import { run } from '../../../database/queries/sql-query.ts';
import { refuse, refuseFields } from '../../../http/refusal.ts';
import type { ChangeRequest, Complete } from '../../../records/bulk/change-many.ts';
import { created, firstFacts, type Saving } from '../../../records/write/begin-save.ts';
import { ownErrors } from '../../../records/write/finish-save.ts';
import type { Sent } from '../../../records/write/read-body.ts';
import { lockPeople } from '../booking/lock-people.ts';
import { bookingFacts } from './booking-facts.ts';
import { daySums } from './day-sums.ts';
import { entryErrors, isCounted } from './entry-errors.ts';
import { costedWork, fillEntry, followLine, workToCost } from './fill-entry.ts';
import { keptTime } from './refuse-others.ts';
import { rereadCost } from './reread-cost.ts';
import { withWorker } from './with-worker.ts';

/** Has whoever changes the time of the same people wait, before any of these entries is locked. */
export async function holdPeople({ db }: Call, ids: readonly string[]): Promise<void> {
  const text = 'select distinct coalesce(personnel_id, provider_id) as id from entries where id = any($1)';
  await lockPeople(
    db,
    (await run<{ id: string }>(db, text, [ids])).map(({ id }) => id),
  );
}

/** Completes entries that are changed together as a save of each would, by what is read once for all of them. */
export function completeEntries(call: Call, requests: readonly ChangeRequest[]): Promise<Complete> {
  return completing(
    call,
    requests.map(({ stored, values }) => ({ ...stored.values, ...values })),
    requests.map(({ stored }) => stored.id),
  );
}

/** The same for new entries. */
export async function completeNewEntries(call: Call, sent: readonly Sent[]): Promise<Complete> {
  const first = await firstFacts(call, entry);
  return completing(
    call,
    sent.map(({ values }) => withWorker(call.caller, created(entry, values, first))),
    [],
  );
}

async function completing(call: Call, wishes: readonly Values[], ids: readonly string[]): Promise<Complete> {
  const workerIds = wishes.map(({ personnelId, providerId }) => personnelId ?? providerId);
  await lockPeople(
    call.db,
    workerIds.filter((id) => typeof id === 'string'),
  );
  const facts = await bookingFacts(call, wishes, ids);
  const isKept = await keptTime(call, wishes, facts);
  const sums = await daySums(call.db, wishes);
  const works = wishes.flatMap((values) => {
    const line = facts.lines.get(String(values.lineId));
    return line === undefined ? [] : [costedWork(values, line)];
  });
  const book = await costBook(call.db, works);
  return (saving) => {
    const { wanted, before, reason } = underWay(call, saving);
    saving.isLookedUp = true;
    followLine(wanted, saving.sent, facts);
    if (!isKept(wanted)) refuse('notPermitted');
    const entryWanted = { id: saving.id, before, wanted, reason };
    if (isOfCosts(saving) && !isCounted(entryWanted)) return rereadCost(call, saving, facts, book);
    const worker = facts.workers.get(String(wanted.personnelId ?? wanted.providerId));
    const found = [
      ...entryErrors(call, entryWanted, facts),
      ...(worker !== undefined && isCounted(entryWanted) ? sums.errorsOf(before, wanted, worker) : []),
    ];
    // Everything that is wrong is told at once.
    if (found.length > 0) refuseFields([...found, ...ownErrors(call, entry, saving)]);
    const work = workToCost(entryWanted, facts);
    fillEntry(call, entryWanted, facts, work === null ? undefined : book.costOf(work));
    if (isOfCosts(saving)) Object.assign(wanted, picked(before), givenBack(saving));
    sums.take(before, wanted);
  };
}

function underWay(call: Call, saving: Saving) {
  const { stored, sent } = saving;
  if (stored === null) saving.wanted = withWorker(call.caller, saving.wanted);
  const said = typeof sent.beside.reason === 'string' ? sent.beside.reason : null;
  return { before: stored?.values ?? null, wanted: saving.wanted, reason: said ?? call.origin?.reason ?? null };
}

/** What an entry keeps of its cost. */
function picked(values: Values | null): Values {
  return values === null ? {} : Object.fromEntries(costFields.map((name) => [name, values[name]]));
}

/** What of its cost an entry gets back where a change of it is taken back. */
function givenBack({ sent }: Saving): Values {
  return Object.fromEntries(costFields.flatMap((name) => (name in sent.values ? [[name, sent.values[name]]] : [])));
}

/** Whether costs are read again, or given back as they were before that. */
function isOfCosts(saving: Saving): boolean {
  return saving.sent.beside.readCosts === true || Object.keys(givenBack(saving)).length > 0;
}
