import { isOverviewNoun, type RelatedList, relatedLists } from '@mandate/contract/overview/record/related-lists.ts';
import type { Fact } from './fact.ts';
import { isValues, listOf, rowsOf, type Values } from './values.ts';

/** Of what a figure on the page of a record is made: who sees the field may see the figure. Counts tell of the field that is counted by. */
const madeOf: Readonly<Record<string, readonly [noun: string, field: string]>> = {
  'openQuotes.count': ['project', 'status'],
  'openQuotes.net': ['project', 'contractNetBase'],
  'openQuotes.firstEndsOn': ['project', 'quoteValidUntil'],
  'running.count': ['project', 'status'],
  'running.approvedCount': ['project', 'status'],
  'running.net': ['project', 'contractNetBase'],
  margin: ['project', 'plannedMarginBase'],
  marginFloorPercent: ['project', 'plannedMarginPercent'],
  'now.projects': ['project', 'members.personnelId'],
  'now.managed': ['project', 'projectManagerId'],
  capacity: ['personnel', 'weeklyHours'],
  delivers: ['project', 'lines.providerId'],
  'agreed.count': ['project', 'providers.status'],
  'agreed.sum': ['project', 'providers.agreedAmount'],
  'expiring.until': ['project', 'providers.validTo'],
  'expiring.total': ['project', 'providers.validTo'],
  'expiring.totalIsExact': ['project', 'providers.validTo'],
  sold: ['project', 'lines.serviceId'],
  price: ['service', 'unitPrice'],
  cost: ['service', 'unitCost'],
};
/** Of which field of a project its next date is, by what happens then. */
const dateOf: Readonly<Record<string, string>> = {
  quoteEnds: 'quoteValidUntil',
  starts: 'startDate',
  ends: 'endDate',
  ended: 'endDate',
};

/** What the page of a record was told, of the records it is about. What is not known here is taken for a field of the record itself. */
export function overviewFacts(
  noun: string,
  data: Values,
  factsOf: (noun: string, recordId: string | null, prefix: string, values: Values) => Fact[],
  labels: ReadonlyMap<string, string>,
): Fact[] {
  const lists: Record<string, RelatedList> = isOverviewNoun(noun) ? relatedLists[noun] : {};
  return Object.entries(data).flatMap(([name, value]): Fact[] => {
    if (name === 'isBehind') return [];
    const list = lists[name];
    if (list)
      return isValues(value) ? rowsOf(value).flatMap((row) => factsOf(list.noun, String(row.id), '', asRow(row))) : [];
    if (name === 'happened') return listOf(value).flatMap((one) => happeningFacts(one, labels));
    if (name === 'lastProject') return isValues(value) ? lastProjectFacts(value) : [];
    if (madeOf[name]) return [figure(madeOf[name], value)];
    const inside = isValues(value) ? Object.entries(value) : [];
    const known = inside.filter(([key]) => madeOf[`${name}.${key}`] || (name === 'expiring' && key === 'rows'));
    if (inside.length === 0 || known.length < inside.length) return factsOf(noun, null, '', { [name]: value });
    return known.flatMap(([key, told]) =>
      key === 'rows'
        ? listOf(told).flatMap(expiringFacts)
        : [figure(madeOf[`${name}.${key}`] as [string, string], told)],
    );
  });
}

/** A figure is told as a whole: its amount, where it has one. */
function figure([entity, field]: readonly [string, string], value: unknown): Fact {
  return { entity, recordId: null, field, value: isValues(value) ? (value.amount ?? null) : value };
}

/** A row as its list would carry it, with what stands beside it put where it comes from. */
function asRow({ nextDate, bookings, ...row }: Values): Values {
  const next = isValues(nextDate) ? { [dateOf[String(nextDate.what)] ?? 'nextDate']: nextDate.on } : {};
  const members = listOf(bookings).map(({ isNow: _, ...booking }) => booking);
  return { ...row, ...next, ...(members.length > 0 && { members }) };
}

function lastProjectFacts({ id, label, on }: Values): Fact[] {
  const known = { entity: 'project', recordId: String(id) };
  return [
    { ...known, field: 'id', value: id },
    { ...known, field: 'name', value: label },
    { ...known, field: 'createdAt', value: on },
  ];
}

function expiringFacts({ projectId, project, ...row }: Values): Fact[] {
  const known = { entity: 'project', recordId: String(projectId) };
  const label = isValues(project) ? project.label : null;
  return [
    { ...known, field: 'name', value: label },
    ...Object.entries(row).map(([name, value]) => ({ ...known, field: `providers.${name}`, value })),
  ];
}

/** That a field changed tells of the field; what was written tells of the note. */
function happeningFacts({ record, fields, note, to }: Values, labels: ReadonlyMap<string, string>): Fact[] {
  if (!isValues(record)) return [];
  const known = { entity: String(record.entity), recordId: String(record.id) };
  const changed = Array.isArray(fields) ? fields.map(String) : [];
  return [
    { ...known, field: 'id', value: record.id },
    { ...known, field: labels.get(known.entity) ?? 'label', value: record.label },
    ...changed.map((field) => ({ ...known, field, value: field })),
    ...(to === undefined ? [] : [{ ...known, field: 'status', value: to }]),
    ...(isValues(note) ? [{ entity: 'note', recordId: String(note.id), field: 'body', value: note.beginning }] : []),
  ];
}
