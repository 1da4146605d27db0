import type { Fact } from './fact.ts';
import type { Told } from './reads.ts';
import { isValues, listOf, type Values } from './values.ts';

/** Of what the hours of a project tell, beside how they are called: who sees the field may see the figure. */
const hoursMadeOf: Readonly<Record<string, readonly [noun: string, field: string]>> = {
  hoursPerDay: ['project', 'hoursPerDay'],
  currency: ['project', 'currency'],
  startDate: ['project', 'startDate'],
  label: ['project', 'lines.description'],
  unit: ['project', 'lines.unit'],
  planned: ['project', 'lines.quantity'],
  // Guests are told nothing of the time of others, nor what follows from it: as little as in how much of a day a project works.
  left: ['project', 'hoursPerDay'],
  worked: ['project', 'hoursPerDay'],
  notApproved: ['project', 'hoursPerDay'],
  entries: ['project', 'hoursPerDay'],
  cost: ['entry', 'cost'],
  withoutCost: ['entry', 'hasCost'],
};

/** What the hours of a project told: of the project, of its lines, and of what time costs. */
export function hoursFacts(projectId: string | null, { lines, total, ...project }: Values): Fact[] {
  const told = [project, ...listOf(lines), ...(isValues(total) ? [total] : [])].flatMap(Object.entries);
  const figures = told.flatMap(([name, value]): Fact[] => {
    if (name === 'id') return [];
    const [entity, field] = hoursMadeOf[name] ?? ['project', `hours.${name}`];
    return [{ entity, recordId: null, field, value }];
  });
  return [{ entity: 'project', recordId: projectId, field: 'id', value: projectId }, ...figures];
}

/**
 * What a week told: of whose it is, of the entries in it, and of the lines these are booked on, which go by their names also
 * where somebody is in the team no more.
 */
export function weekFacts(
  data: Values,
  factsOf: (noun: string, recordId: string | null, prefix: string, values: Values) => Fact[],
): Fact[] {
  const { rows, days, personnelId, personnelLabel, returned, ...week } = data;
  const whose = { entity: 'personnel', recordId: String(personnelId) };
  const kinds = listOf(days).flatMap(({ absence }) =>
    isValues(absence) && absence.kind !== null ? [absence.kind] : [],
  );
  return [
    { ...whose, field: 'displayName', value: personnelLabel },
    ...factsOf('week', null, '', week),
    // Who sees why it came back sees who gave it back, and when.
    ...Object.values(isValues(returned) ? returned : {}).map(
      (value): Fact => ({ entity: 'week', recordId: null, field: 'returnedReason', value }),
    ),
    ...kinds.map((value): Fact => ({ entity: 'absence', recordId: null, field: 'kind', value })),
    ...listOf(rows).flatMap((row) => [
      ...rowFacts(row),
      ...listOf(row.entries).flatMap((entry) => factsOf('entry', String(entry.id), '', entry)),
    ]),
  ];
}

/**
 * What the copy of a week told beside its entries, which are of no record yet: whoever may not see what these were made of is told its values, and
 * by these it is found.
 */
export function copyFacts({ rows, leftOut }: Values): Fact[] {
  const names = listOf(leftOut).map(({ lineLabel }) => lineLabel);
  return [
    ...listOf(rows).flatMap(rowFacts),
    ...names.map((value): Fact => ({ entity: 'work-line', recordId: null, field: 'name', value })),
  ];
}

/** What the row of a week tells beside its entries. */
function rowFacts({ line, project, planned }: Values): Fact[] {
  return [
    ...(isValues(line) ? [{ entity: 'work-line', recordId: null, field: 'name', value: line.label }] : []),
    ...(isValues(project) ? projectFacts(project) : []),
    { entity: 'project', recordId: null, field: 'lines.quantity', value: planned },
  ];
}

/** Whether a call asks for a week, or for what of one another may begin with. */
export function isOfWeek(path: string): boolean {
  return path.startsWith('/week/get?') || isOfCopy(path);
}

/** Whether a call asks for what of a week another may begin with. */
export function isOfCopy(path: string): boolean {
  return path === '/week/copy';
}

/** The ids of the entries a reply told of, if it told a week. */
export function entriesOfWeek({ read, data }: Told): string[] {
  if (!isOfWeek(read.path) || isOfCopy(read.path) || !isValues(data)) return [];
  return listOf(data.rows).flatMap(({ entries }) => listOf(entries).map(({ id }) => String(id)));
}

function projectFacts({ label, customerLabel }: Values): Fact[] {
  const facts: Fact[] = [{ entity: 'project', recordId: null, field: 'name', value: label }];
  return customerLabel === null
    ? facts
    : [...facts, { entity: 'customer', recordId: null, field: 'name', value: customerLabel }];
}
