import { entity, type RowOf } from '../facts/entity.ts';
import {
  amount,
  choice,
  computed,
  currency,
  date,
  duration,
  type Field,
  type FieldKind,
  flag,
  givenFirst,
  inDaysBy,
  initially,
  inRows,
  json,
  number,
  optional,
  paragraphs,
  reference,
  replyOnly,
  rowOf,
  searched,
  seenWith,
  shownOnly,
  text,
  todayFirst,
  unitAmount,
} from '../facts/fields.ts';
import type { CostSource } from '../time/cost-source.ts';
import { longest, shortest } from '../time/duration.ts';
import { timeStates } from '../time/week-detail.ts';

/** What work costs is found by the product, and told to who sees costs. */
const cost = <Value, Kind extends FieldKind>(facts: Field<Value, never, Kind>) =>
  shownOnly(seenWith('seeCosts', optional(replyOnly(facts))));

/** What an entry keeps of its cost. */
export const costFields = [
  'currency',
  'baseCurrency',
  'unitCost',
  'costCurrency',
  'fxRate',
  'fxRateBase',
  'cost',
  'costBase',
  'costSource',
] as const;

const fxRate = () => number({ above: '0', max: '9999999999', scale: 10 });

/** Work of one person, or of one provider, on one line on one day (delivery reference 2.1). */
export const entry = entity({
  name: 'entry',
  table: 'entries',
  label: 'name',
  defaultSort: { field: 'date', direction: 'desc' },
  toldBy: ['personnelId', 'providerId', 'projectId', 'lineId'],
  // Rates change: what it cost is not found again by looking for it.
  remembered: costFields,
  fields: {
    /** Its day and time: `2026-03-04, 7:30`. */
    name: shownOnly(replyOnly(text({ max: 40 }))),
    /** Who worked: exactly one of the two. At first it is the caller's person. */
    personnelId: searched(optional(reference('personnel'))),
    providerId: searched(optional(reference('provider'))),
    /** Follows from the line; sent, it has to be that of the line. */
    projectId: searched(givenFirst(reference('project'))),
    lineId: searched(rowOf('projectId', 'number', reference('work-line'))),
    /** The day that was worked on, and the day it counts on: another one where that day is closed. */
    date: todayFirst(date()),
    postedOn: replyOnly(date()),
    /** How long; negative in what takes a closed entry back. */
    seconds: inDaysBy('lineId', duration({ min: shortest, max: longest })),
    /** What was done: the customer may read it. */
    text: searched(optional(inRows(paragraphs({ max: 1000 })))),
    internalNote: optional(inRows(paragraphs({ max: 500 }))),
    /** At first as the line is. */
    isBillable: givenFirst(flag()),
    state: initially(replyOnly(choice(...timeStates)), 'open'),
    /** Why it was returned, while it is open again. */
    returnedReason: shownOnly(optional(replyOnly(text({ max: 300 })))),
    /** The project's, and the firm's: those of the costs. */
    currency: cost(currency()),
    baseCurrency: cost(currency()),
    unitCost: cost(unitAmount({ min: '0' })),
    costCurrency: cost(currency()),
    fxRate: cost(fxRate()),
    fxRateBase: cost(fxRate()),
    cost: cost(amount('currency')),
    costBase: cost(amount('baseCurrency')),
    costSource: cost(json<CostSource>()),
    /** Whether a cost was found: what the list is filtered by. */
    hasCost: seenWith('seeCosts', computed(flag())),
    /** The closed entry it takes back or stands for. */
    correctsId: shownOnly(optional(replyOnly(reference('entry')))),
    source: shownOnly(initially(replyOnly(choice('manual', 'import', 'copy')), 'manual')),
  },
  parts: {},
});

/** An entry as it is listed. */
export type EntryRow = RowOf<typeof entry>;
