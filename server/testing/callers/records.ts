import type { customer } from '@mandate/contract/entities/customer.ts';
import type { personnel } from '@mandate/contract/entities/personnel.ts';
import type { GridPage, SentGridQuery } from '@mandate/contract/lists/grid.ts';
import type { Totals } from '@mandate/contract/project/figures/totals.ts';
import type { project } from '@mandate/contract/project/project.ts';
import type { RecordOf } from '@mandate/contract/testing/record-of.ts';
import { untilAnswered } from '../until-answered.ts';
import type { Calls } from './call.ts';

export type CustomerRecord = RecordOf<typeof customer>;
export type ProjectRecord = Omit<RecordOf<typeof project>, keyof Totals> & { totals: Totals };
export type PersonnelRecord = RecordOf<typeof personnel>;
/** A row of a grid, its fields by name. */
export type Row = { id: string } & Record<string, unknown>;

/** Saves a record and gives it as it was replied; a refusal fails the test. */
export async function saved<Saved>(person: Calls, noun: string, values: object): Promise<Saved> {
  const reply = await untilAnswered(() => person.post<Saved>(`/${noun}/save`, values));
  if (reply.status !== 200) throw new Error(`save of a ${noun} refused: ${reply.errorMessage} ${reply.fieldCodes}`);
  return reply.data;
}

/** Saves a customer, `values` over a name. */
export function saveCustomer(person: Calls, values: object = {}): Promise<CustomerRecord> {
  return saved(person, 'customer', { name: 'A customer', ...values });
}

/** Saves a project, `values` over an internal one with a name. */
export function saveProject(person: Calls, values: object = {}): Promise<ProjectRecord> {
  return saved(person, 'project', { name: 'A project', isInternal: true, ...values });
}

let hired = 0;

/** Saves a person of the firm, `values` over a name and a work address nobody else has. */
export function savePersonnel(person: Calls, values: object = {}): Promise<PersonnelRecord> {
  hired += 1;
  const workEmail = `person.${hired}@mandate.example`;
  return saved(person, 'personnel', { firstName: 'Pat', lastName: `Number ${hired}`, workEmail, ...values });
}

/** Makes the people the members of a project, and nobody else. */
export async function staff(person: Calls, projectId: string, ...personnelIds: string[]): Promise<ProjectRecord> {
  const { data } = await person.get<ProjectRecord>(`/project/get-by-id/${projectId}`);
  const members = personnelIds.map((personnelId) => ({ personnelId }));
  return saved(person, 'project', { id: projectId, version: data.version, members });
}

/** A line of work, `values` over one day for a hundred. */
export function work(values: object = {}): object {
  return { type: 'service', description: 'Work', quantity: '1', unit: 'day', unitPrice: '100', ...values };
}

/** Asks a grid; a refusal fails the test. */
export async function grid(
  person: Calls,
  noun: string,
  query: SentGridQuery = {},
  headers = {},
): Promise<GridPage<Row>> {
  const reply = await person.post<GridPage<Row>>(`/${noun}/get-grid`, query, headers);
  if (reply.status !== 200) throw new Error(`the grid refused: ${reply.errorMessage} ${reply.fieldCodes}`);
  return reply.data;
}
