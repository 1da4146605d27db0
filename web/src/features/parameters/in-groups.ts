import { parameterGroups } from '@mandate/contract/entities/parameter.ts';
import type { ParameterRow } from './parameter-row.ts';

/** What stands first in its group, as people write down who they are; the rest follows by its key. */
const first = [
  'company.name',
  'company.addressLine1',
  'company.postalCode',
  'company.city',
  'company.country',
  'company.vatNumber',
  'company.iban',
  'company.language',
  'company.timeZone',
];

const place = ({ key }: ParameterRow) => (first.includes(key) ? first.indexOf(key) : first.length);

/** Parameters in the order of their groups; inside a group they keep their own, after those that come first. */
export function inGroups(rows: readonly ParameterRow[]): ParameterRow[] {
  return parameterGroups.flatMap((group) =>
    rows.filter((row) => row.group === group).sort((one, other) => place(one) - place(other)),
  );
}
