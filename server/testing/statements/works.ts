import type { Entity } from '@mandate/contract/facts/entity.ts';
import { filterFields } from '@mandate/contract/lists/grid.ts';
import { gridQuerySchema } from '@mandate/contract/lists/grid-query.ts';
import { attentionKinds } from '@mandate/contract/overview/control-panel.ts';
import type { OwnFieldDefinition } from '@mandate/contract/own-fields/definition.ts';
import { mayHaveOwnFields, type OwnFieldNoun } from '@mandate/contract/own-fields/own-field-nouns.ts';
import { withOwnFields } from '@mandate/contract/own-fields/own-fields-of.ts';
import { addDays, dayIn } from '@mandate/contract/values/dates.ts';
import { metricInputs } from '../../src/business/figures/metric-inputs.ts';
import { prepareProjects } from '../../src/business/figures/prepare-projects.ts';
import { workIn, workInLittle } from '../../src/business/figures/work-in.ts';
import { heldBy, holdersAmong } from '../../src/business/held-by.ts';
import { purgeUnusedPictures } from '../../src/business/letterhead/store-picture.ts';
import {
  endPriceChange,
  endPriceUndo,
  lockPriceChange,
  purgeOldPriceChanges,
  storePriceChange,
} from '../../src/business/price-changes.ts';
import { readCapacity } from '../../src/business/time/read-capacity.ts';
import type { Call } from '../../src/calls/call.ts';
import { purgeOldReplies, storedReplies } from '../../src/calls/stored-replies.ts';
import { countAttempt, throttleKey } from '../../src/calls/throttle.ts';
import { unknownRoom } from '../../src/database/disk/disk-room.ts';
import { beginRun, endBrokenRuns } from '../../src/database/maintenance-runs.ts';
import { decideAbsence } from '../../src/features/absences/decide-absence.ts';
import { absenceOverlapErrors } from '../../src/features/absences/overlap-errors.ts';
import { saveAbsence } from '../../src/features/absences/save-absence.ts';
import { checkTotals } from '../../src/features/backup/check/check-totals.ts';
import { figuresOf } from '../../src/features/backup/file/manifest.ts';
import { rowCounts } from '../../src/features/backup/file/saved-tables.ts';
import { sealedTexts } from '../../src/features/backup/file/sealed-texts.ts';
import { findAttention } from '../../src/features/control-panel/attention.ts';
import { findMyWork } from '../../src/features/control-panel/find-my-work.ts';
import { findOperations } from '../../src/features/control-panel/find-operations.ts';
import { purgeOldSnoozes, snooze } from '../../src/features/control-panel/snooze.ts';
import { partsOf } from '../../src/features/dashboard/explain-parts.ts';
import { projectSums } from '../../src/features/dashboard/project-sums.ts';
import { purgeOldDrafts } from '../../src/features/drafts/purge-old-drafts.ts';
import { removeDraft } from '../../src/features/drafts/remove-draft.ts';
import { undeleteDraft } from '../../src/features/drafts/undelete-draft.ts';
import { tellProcesses } from '../../src/features/events/presence/presence-channel.ts';
import { storedVersions } from '../../src/features/events/presence/stored-versions.ts';
import { noteVisit } from '../../src/features/favourites/visits.ts';
import { purgeUnusedContents } from '../../src/features/files/purge-unused-contents.ts';
import { findLogin } from '../../src/features/hand-over/find-held.ts';
import { membersOf } from '../../src/features/hand-over/give-all.ts';
import { findSuccessors } from '../../src/features/hand-over/successors.ts';
import { checkBackup, checkLeakCheck } from '../../src/features/health/checks/leak-check-and-backup-checks.ts';
import { checkMail } from '../../src/features/health/checks/mail-check.ts';
import { checkQueue } from '../../src/features/health/checks/queue-check.ts';
import { fillCalendar } from '../../src/features/holiday-calendars/fill-calendar.ts';
import { topUpCalendars } from '../../src/features/holiday-calendars/top-up-calendars.ts';
import { purgeOldJobs } from '../../src/features/jobs/purge-old-jobs.ts';
import { purgeOldNotifications } from '../../src/features/notifications/purge-old-notifications.ts';
import { choicesInUse, countEmpty } from '../../src/features/own-fields/count-empty-and-choices-in-use.ts';
import { refuseItemsInUse } from '../../src/features/parameters/refuse-items-in-use.ts';
import { followSchedules } from '../../src/features/personnels/follow-schedules.ts';
import { affectedProjects } from '../../src/features/projects/reread/affected-projects.ts';
import { openProjects } from '../../src/features/projects/reread/open-projects.ts';
import { rateLabels } from '../../src/features/rates/raise/rate-labels.ts';
import { readPlan } from '../../src/features/rates/raise/read-plan.ts';
import { namedProjects } from '../../src/features/rates/raise/refuse-drift.ts';
import { removeRates, restoreRates } from '../../src/features/rates/raise/remove-and-restore-rates.ts';
import { loadBulk } from '../../src/features/sample/load/load-bulk.ts';
import { storeRecords } from '../../src/features/sample/load/store-records.ts';
import { noteLeaving } from '../../src/features/sample/note-leaving.ts';
import { removeSample } from '../../src/features/sample/remove-sample.ts';
import { findRecords } from '../../src/features/search/find-records.ts';
import { refreshPrices } from '../../src/features/services/refresh-prices.ts';
import { followRates, followRatesOn, ownAmounts } from '../../src/features/services/service-prices.ts';
import { saveView } from '../../src/features/views/save-view.ts';
import { claimJob, leftBehind, unlock } from '../../src/jobs/claim-job.ts';
import { refreshHolders, refreshLabels } from '../../src/jobs/refresh-labels.ts';
import { MailFailure } from '../../src/mail/mail-failure.ts';
import { purgeOldMails } from '../../src/mail/queue/purge-old-mails.ts';
import { queueMail } from '../../src/mail/queue/queue-mail.ts';
import { noteServerFailure } from '../../src/mail/queue/sending-state.ts';
import { purgeOldRuns } from '../../src/records/bulk/bulk-runs.ts';
import { recordLabels } from '../../src/records/read/record-labels.ts';
import { belongingTo, cascadedWith, cascadeOf } from '../../src/records/remove/cascade.ts';
import { holdingEachOther, manyUsesOf } from '../../src/records/remove/many-uses.ts';
import { finishRemoval } from '../../src/records/remove/remove.ts';
import { usesOf } from '../../src/records/remove/uses.ts';
import { takenTwice, takenValues } from '../../src/records/rules/check-unique.ts';
import { changeRecords } from '../../src/records/write/change-records.ts';
import { insertRecord, insertRecords, updateRecord } from '../../src/records/write/insert-and-update.ts';
import { withCode, withCodes } from '../../src/records/write/numbering.ts';
import { sealWith } from '../../src/secrets/sealed.ts';
import { writeContext } from '../../src/spreadsheets/cells/cell-context.ts';
import { lookUp } from '../../src/spreadsheets/cells/look-up.ts';
import { sheetColumns } from '../../src/spreadsheets/cells/sheet-columns.ts';
import { checkExport } from '../../src/spreadsheets/export/export-request.ts';
import { filterWords } from '../../src/spreadsheets/export/filter-words.ts';
import { readRecords } from '../../src/spreadsheets/export/read-records.ts';
import { hoursOfDays } from '../../src/spreadsheets/import/run/hours-of-days.ts';
import { knownLabels, matchRecords } from '../../src/spreadsheets/import/run/match-records.ts';
import { purgeOldImports } from '../../src/spreadsheets/import/stored/purge-old-imports.ts';
import { recount, storeOutcomes } from '../../src/spreadsheets/import/stored/store-outcomes.ts';
import { rowsAfter } from '../../src/spreadsheets/import/stored/stored-import.ts';
import { english } from '../../src/words/words.ts';
import { madeUpCaller } from './made-up-caller.ts';
import { type MadeUpDatabase, onlyId } from './made-up-database.ts';
import { madeUpRing } from './made-up-ring.ts';
import { worksOnTime } from './works-on-time.ts';

/** Work that reaches statements no call comes to by itself; what becomes of it does not matter. */
export type Work = (made: MadeUpDatabase) => Promise<unknown>;

const seal = sealWith(madeUpRing);
const day = '2026-01-15';
const period = { from: '2026-01-01', to: '2026-12-31' };

function callIn({ db }: MadeUpDatabase): Call {
  const caller = madeUpCaller('SA');
  const where = { requestId: onlyId, network: '127.0.0.1', timeZone: 'UTC' };
  return { ...where, db, room: unknownRoom, caller, words: english, alerts: [] };
}

/** What is done beside the calls, and by programs. */
export const worksBeside: Work[] = [
  ...[
    ...[
      purgeOldReplies,
      purgeOldDrafts,
      purgeOldSnoozes,
      purgeOldRuns,
      purgeOldPriceChanges,
      purgeOldJobs,
      purgeOldNotifications,
    ],
    ...[
      purgeOldMails,
      purgeOldImports,
      purgeUnusedContents,
      purgeUnusedPictures,
      refreshPrices,
      followSchedules,
      topUpCalendars,
      refreshLabels,
      workIn,
      workInLittle,
    ],
    ...[projectSums, noteLeaving, removeSample, metricInputs],
  ].map(
    (work): Work =>
      ({ db }) =>
        work(db),
  ),
  ({ client }) => beginRun(client, 'backup'),
  ({ client }) => endBrokenRuns(client, ['backup']),
  ({ client }) => checkTotals(client, null, { say: () => undefined, signal: new AbortController().signal }),
  ({ client }) => figuresOf(client),
  ({ client }) => rowCounts(client, [{ name: 'projects', columns: ['id'], order: 'id' }]),
  ({ client }) => sealedTexts.count(client),
  ({ client }) => sealedTexts.openAll(client, seal),
  (made) => findAttention(callIn(made), { firmDay: day, today: day }),
  (made) => findMyWork(callIn(made), { today: day, lateBefore: day }),
  ({ db }) => findOperations(db, `${day}T00:00:00Z`),
  ...attentionKinds.map(
    (kind): Work =>
      (made) =>
        snooze(callIn(made), {
          kind,
          recordIds: [onlyId],
          until: addDays(dayIn(new Date(), 'UTC'), 1),
        }),
  ),
  ...Object.values(partsOf).map(
    (parts): Work =>
      async ({ db }) =>
        parts({ db, period, inputs: await metricInputs(db), digits: 2, words: english }),
  ),
  // What was counted before is taken back where it is found in several places, more often not.
  ...Array.from(
    { length: 4 },
    (): Work =>
      async ({ db }) =>
        prepareProjects(db, [onlyId], await metricInputs(db)),
  ),
  ({ db }) => countAttempt(db, throttleKey('one'), { most: 1, seconds: 60 }),
  // What is there was removed more often than not.
  ...Array.from({ length: 4 }, (): Work => (made) => removeDraft(callIn(made), onlyId)),
  ({ db }) => hoursOfDays(db, 'work-line', [onlyId]),
  (made) => undeleteDraft(callIn(made), onlyId),
  (made) => readCapacity(callIn(made), [onlyId], [day]),
  (made) =>
    absenceOverlapErrors(callIn(made), onlyId, {
      ...{ personnelId: onlyId, startDate: day, endDate: day, startsAtNoon: false, endsAtNoon: false },
      state: 'requested',
    }),
  (made) => saveAbsence({ ...callIn(made), caller: madeUpCaller('EDITOR') }, { id: onlyId, version: 1 }),
  (made) =>
    decideAbsence({ ...callIn(made), caller: madeUpCaller('EDITOR') }, { seal, origin: () => '' }, onlyId, {
      ...{ version: 1, state: 'approved' },
    }),
  ...worksOnTime(callIn),
  (made) => fillCalendar(callIn(made), onlyId, [{ date: day, name: 'A day' }], [2026]),
  ({ db }) => holdersAmong(db, [onlyId], '2026-01-01'),
  ({ db }) => heldBy(db, onlyId, '2026-01-01'),
  (made) => findLogin(callIn(made), onlyId),
  (made) => findSuccessors(callIn(made), [onlyId]),
  (made) => {
    const one = new Map([[onlyId, () => ({})]]);
    return membersOf(callIn(made), { gives: { account: one, personnel: one, customer: one, project: one } });
  },
  (made) => noteVisit(callIn(made), { entity: 'customer', recordId: onlyId }),
  ({ db }) => tellProcesses(db, '[]'),
  ({ db }) => storedVersions(db, [{ entity: 'customer', recordId: onlyId }]),
  ...[checkBackup, checkLeakCheck, checkMail, checkQueue].map(
    (check): Work =>
      ({ db }) =>
        check({ db, dataDir: null, room: unknownRoom }),
  ),
  ({ db }) =>
    refuseItemsInUse(db, {
      stored: { values: { valueType: 'list', key: 'people.seniorities', value: [{ code: 'a', label: 'A' }] } },
      wanted: { value: [] },
    } as never),
  ({ db }) => choicesInUse(db, 'customer', 'sector', [{ code: 'energy', label: 'Energy', isActive: true }]),
  ({ db }) => countEmpty(db, 'customer', 'sector'),
  ({ db }) => refreshHolders(db, [onlyId]),
  ({ db }) => loadBulk(db, { now: new Date(day), writers: [onlyId], size: 1_000 }, () => undefined),
  (made) => findRecords(callIn(made), { q: 'alpha beta', perEntity: 5 }),
  ({ db }) => ownAmounts(db, onlyId, { unit: 'day', currency: 'EUR' }, day),
  (made) => followRatesOn(callIn(made), onlyId, day),
  (made) =>
    followRates(
      callIn(made),
      Array.from({ length: 11 }, (_, at) => `${onlyId.slice(0, -2)}${10 + at}`),
    ),
  ...(['service', 'personnel', 'provider', 'customer', 'rate'] as const).map(
    (of): Work =>
      (made) =>
        readPlan(callIn(made), { of, ids: [onlyId], side: 'sell', percent: '4', from: day }, 'lock'),
  ),
  ({ db }) => rateLabels(db, [onlyId]),
  (made) => namedProjects(callIn(made), [onlyId]),
  (made) => removeRates(callIn(made), [onlyId]),
  (made) => restoreRates(callIn(made), [onlyId]),
  ...(['sell', 'cost'] as const).map(
    (side): Work =>
      (made) =>
        affectedProjects(callIn(made), side, [onlyId], day),
  ),
  (made) => openProjects.effects(callIn(made), { side: 'sell', from: day, rateIds: [onlyId] }),
  (made) => openProjects.driftOf(callIn(made), { [onlyId]: 1 }),
  (made) => openProjects.takeBack(callIn(made), [{ id: onlyId, changes: [{ id: onlyId, before: {}, after: {} }] }]),
  (made) => storePriceChange(callIn(made), onlyId, 'raise', {}, { rates: {}, projects: {} }),
  (made) => lockPriceChange(callIn(made), 'raise', onlyId),
  (made) => endPriceChange(callIn(made), onlyId, { changed: 1, projects: 0 }, {}),
  (made) => endPriceUndo(callIn(made), onlyId, 1, []),
  ...[
    { name: 'New', list: 'customer' },
    { id: onlyId, version: 1, name: 'Renamed' },
  ].map(
    (body): Work =>
      (made) =>
        saveView(callIn(made), body),
  ),
  ({ ask }) => claimJob(ask, { kinds: ['export'], withBig: true, standing: null }),
  ({ ask }) => leftBehind(ask, []),
  ({ ask }) => unlock(ask, onlyId),
  ({ db }) =>
    queueMail(db, seal, {
      ...{ purpose: 'test', accountId: null, createdById: null, notAfter: new Date() },
      ...{ to: { address: 'a@b.example', name: 'A' }, content: { subject: 'S', blocks: [] } },
    }),
  ({ db }) => noteServerFailure(db, new MailFailure('mailUnreadable', { step: 'connect' })),
  ({ db }) => recount(db, onlyId),
  ...(['all', 'failed', 'untried'] as const).map(
    (only): Work =>
      ({ db }) =>
        rowsAfter(db, onlyId, 0, 10, only),
  ),
  ({ db }) => storeOutcomes(db, onlyId, [], { isStored: true, isCounted: true }),
  ({ db }) =>
    storedReplies(seal).once({
      ...{ request: { database: db, alerts: [] }, accountId: onlyId, key: 'k', about: () => ({}) },
      ...{ work: async () => null, again: () => null },
    } as never),
];

/** What is done with the records of an entity, without asking whether it may be. */
export function worksOn(entity: Entity): Work[] {
  const { name, parts, fields } = entity;
  const rows = Object.fromEntries(Object.keys(parts).map((part) => [part, [{ id: onlyId }]]));
  const none = Object.fromEntries(Object.keys(parts).map((part) => [part, []]));
  const values = { ...rows, [entity.label]: 'One' };
  const some = { id: onlyId, values };
  const stored = { ...some, version: 1, deletedAt: null, deletionId: null, createdById: onlyId };
  const moment = `${day}T00:00:00Z`;
  const written = { createdAt: moment, createdById: onlyId, updatedAt: moment, updatedById: onlyId };
  const everyText = Object.fromEntries(Object.keys(fields).map((field) => [field, 'One']));
  const references = [...filterFields(entity, madeUpCaller('SA'))].flatMap(([field, { kind }]) =>
    kind === 'reference' && field in fields ? [{ field, operator: 'anyOf', value: [onlyId] }] : [],
  );
  const columns = sheetColumns({ caller: madeUpCaller('SA'), words: english }, entity).map(({ path }) => path);
  const exported = (made: MadeUpDatabase) =>
    checkExport(callIn(made), entity, { query: gridQuerySchema.parse({}), columns, format: 'csv' });
  return [
    (made) => insertRecord(callIn(made), entity, onlyId, values),
    (made) => insertRecords(callIn(made), entity, [some]),
    (made) => updateRecord(callIn(made), entity, onlyId, { ...none, [entity.label]: 'Two' }, values, 2),
    (made) => updateRecord(callIn(made), entity, onlyId, values, { ...none, [entity.label]: 'Two' }, 2),
    ({ db }) => withCode(db, entity, {}),
    ({ db }) => withCodes(db, entity, [{}, {}]),
    (made) => usesOf(made.db, entity, onlyId, madeUpCaller('SA')),
    (made) => manyUsesOf(callIn(made), entity, [onlyId]),
    (made) => holdingEachOther(callIn(made), entity, [onlyId]),
    ({ db }) => cascadeOf(db, entity, onlyId, 'lock'),
    ({ db }) => cascadedWith(db, entity, onlyId),
    ({ db }) => belongingTo(db, { entity, id: onlyId }),
    (made) => finishRemoval(callIn(made), entity, stored, {}),
    ({ db }) => storeRecords(db, entity, [{ ...some, ...written }]),
    (made) => recordLabels(callIn(made), [{ entity: name, recordId: onlyId }]),
    (made) => lookUp(callIn(made), name, ['One', onlyId]),
    (made) =>
      writeContext(callIn(made), entity, [
        { id: onlyId, ...Object.fromEntries(references.map(({ field }) => [field, onlyId])) },
      ]),
    async (made) => filterWords(callIn(made), entity, references, await writeContext(callIn(made), entity, [])),
    async (made) => {
      for await (const each of readRecords(made.db, exported(made), madeUpCaller('SA'))) if (each.length > 9) return;
    },
    ...['code', 'externalRef', 'id', entity.label]
      .filter((path) => path === 'id' || path in fields)
      .map(
        (path): Work =>
          (made) =>
            matchRecords(callIn(made), entity, path, [path === 'id' ? onlyId : 'One']),
      ),
    (made) => knownLabels(callIn(made), entity, ['One']),
    (made) => takenTwice(callIn(made), entity, [onlyId]),
    (made) => takenValues(callIn(made), entity, [{ id: onlyId, wanted: everyText }]),
    ...(mayHaveOwnFields(name) ? worksOnOwnValues(withOwnFields(entity, [sectorOf(name)])) : []),
  ];
}

function sectorOf(entity: OwnFieldNoun): OwnFieldDefinition {
  return {
    ...{ id: onlyId, entity, key: 'sector', label: 'Sector', help: null, kind: 'text', choices: null },
    ...{ section: null, position: 1, isRequired: false, seenBy: 'everyone' },
  };
}

/** What is done with the value of an own field of a record. */
function worksOnOwnValues(entity: Entity): Work[] {
  const none = Object.fromEntries(Object.keys(entity.parts).map((part) => [part, []]));
  const before = { ...none, 'customFields.sector': 'Energy' };
  const after = { ...none, 'customFields.sector': 'Retail' };
  const stored = { id: onlyId, values: before, version: 1 } as never;
  return [
    (made) => updateRecord(callIn(made), entity, onlyId, before, after, 2),
    (made) => changeRecords(callIn(made), entity, [{ stored, wanted: after }]),
  ];
}
