import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Calls, Reply } from './call.ts';
import { grid, saved } from './records.ts';

/** A parameter as it is replied. */
export type ParameterRecord = Values & { id: string; version: number; key: string; value: unknown };

let made = 0;

/** Makes a parameter of one's own, `values` over a line of text. */
export function saveParameter(person: Calls, values: object = {}): Promise<ParameterRecord> {
  made += 1;
  return saved(person, 'parameter', {
    ...{ key: `custom.made${made}`, label: 'Made for a test', valueType: 'string' },
    ...values,
  });
}

/** The parameter of a key, as somebody who lists parameters sees it. */
export async function parameterOf(person: Calls, key: string): Promise<ParameterRecord> {
  const { rows } = await grid(person, 'parameter', { search: key, pageSize: 200 });
  const row = rows.find((each) => each.key === key);
  if (!row) throw new Error(`There is no parameter ${key}`);
  return row as ParameterRecord;
}

/** Changes the parameter of a key; the reply as it comes. */
export async function change(person: Calls, key: string, values: object, keeper = person): Promise<Reply> {
  const { id, version } = await parameterOf(keeper, key);
  return person.post('/parameter/save', { id, version, ...values });
}

/** Sets the value of the parameter of a key; a refusal fails the test. */
export async function set(person: Calls, key: string, value: unknown): Promise<void> {
  const reply = await change(person, key, { value });
  if (reply.status !== 200) throw new Error(`${key} refused: ${reply.errorMessage} ${reply.fieldCodes}`);
}
