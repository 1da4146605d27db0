import type { Noun } from '../../access/permissions.ts';
import type { Filter } from '../../lists/grid.ts';

/** A list that holds all the records of which the page of another record shows the first few. */
export interface RelatedList {
  /** The noun of the records, whose `get-grid` gives the whole list. */
  noun: Noun;
  /** What that list is filtered by: a record belongs where any of these fields names the record of the page. */
  by: readonly string[];
  /** What is told of each record, named as in rows of that list; who may not see a field does not get it. */
  fields: readonly string[];
}

const projects = [
  'code',
  'name',
  'customerId',
  'status',
  'startDate',
  'endDate',
  'quoteValidUntil',
  'actualEndDate',
  'currency',
  'contractNet',
  'plannedCost',
  'plannedMarginPercent',
  'linesWithoutCost',
] as const;
const places = [
  'code',
  'name',
  'kind',
  'addressLine1',
  'addressLine2',
  'postalCode',
  'city',
  'countryCode',
  'contactName',
  'phone',
  'isActive',
] as const;
const people = ['code', 'displayName', 'jobTitle', 'workEmail', 'phone', 'mobile', 'isActive'] as const;
const customers = ['code', 'name', 'status', 'city', 'countryCode', 'isActive'] as const;
const absences = ['kind', 'startDate', 'endDate', 'startsAtNoon', 'endsAtNoon', 'state'] as const;
const rates = [
  'name',
  'side',
  'personnelId',
  'providerId',
  'customerId',
  'projectId',
  'serviceId',
  'seniority',
  'unit',
  'amount',
  'currency',
  'validFrom',
  'validTo',
  'minQuantity',
] as const;
const files = ['fileName', 'title', 'kind', 'visibility', 'type', 'size', 'createdAt', 'createdById'] as const;
const notes = ['kind', 'body', 'isPinned', 'createdAt', 'createdById', 'updatedAt'] as const;

const filesOf = { noun: 'file', by: ['recordId'], fields: files } as const;
const notesOf = { noun: 'note', by: ['recordId'], fields: notes } as const;

/**
 * The lists on the page of a record, by the kind of record and in the order they are told. The whole of each is the list of its noun under
 * the filter of {@link relatedFilter}: its total there is the count told here. Of notes and files there is no page, only the call.
 */
export const relatedLists = {
  customer: {
    projects: { noun: 'project', by: ['customerId'], fields: projects },
    places: { noun: 'place', by: ['customerId'], fields: places },
    rates: { noun: 'rate', by: ['customerId'], fields: rates },
    files: filesOf,
    notes: notesOf,
  },
  personnel: {
    projects: { noun: 'project', by: ['members.personnelId'], fields: projects },
    managed: { noun: 'project', by: ['projectManagerId'], fields: projects },
    customers: { noun: 'customer', by: ['accountManagerId'], fields: customers },
    absences: { noun: 'absence', by: ['personnelId'], fields: absences },
    rates: { noun: 'rate', by: ['personnelId'], fields: rates },
    files: filesOf,
    notes: notesOf,
  },
  provider: {
    projects: { noun: 'project', by: ['providers.providerId', 'lines.providerId'], fields: projects },
    people: { noun: 'personnel', by: ['providerId'], fields: people },
    places: { noun: 'place', by: ['providerId'], fields: places },
    rates: { noun: 'rate', by: ['providerId'], fields: rates },
    files: filesOf,
    notes: notesOf,
  },
  service: {
    projects: { noun: 'project', by: ['lines.serviceId'], fields: projects },
    rates: { noun: 'rate', by: ['serviceId'], fields: rates },
  },
  place: {
    projects: { noun: 'project', by: ['places.placeId'], fields: projects },
    people: { noun: 'personnel', by: ['basePlaceId'], fields: people },
  },
} as const satisfies Record<string, Record<string, RelatedList>>;

/** The kinds of records that have a page to read. */
export type OverviewNoun = keyof typeof relatedLists;

/** The same as a list, in the order of the navigation. */
export const overviewNouns = Object.keys(relatedLists) as [OverviewNoun, ...OverviewNoun[]];

/** Whether records of this kind have a page to read. */
export function isOverviewNoun(noun: string): noun is OverviewNoun {
  return Object.hasOwn(relatedLists, noun);
}

/** How many records of each list the page of a record shows. */
export const mostRelated = 6;

/**
 * The filter under which a list holds what belongs to a record, as `filter` of a grid query and of a list's address has it. For who does not
 * see a field of `by` that one has to be left out: the list refuses to be filtered by it.
 */
export function relatedFilter({ by }: Pick<RelatedList, 'by'>, id: string): Filter {
  const conditions = by.map((field) => ({ field, operator: 'anyOf', value: [id] }));
  return { all: conditions.length > 1 ? [{ any: conditions }] : conditions };
}
