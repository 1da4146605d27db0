import { parameterGroups } from '@mandate/contract/entities/parameter.ts';
import type { ParameterRow } from './parameter-row.ts';

/** What stands first in its group, as people write down who they are; the rest follows by its key. */
const first = [
  'company.name',
  'company.legalName',
  'company.addressLine1',
  'company.addressLine2',
  'company.postalCode',
  'company.city',
  'company.country',
  'company.phone',
  'company.email',
  'company.website',
  'company.registration',
  'company.vatNumber',
  'company.taxId',
  'company.language',
  'company.timeZone',
  'documents.logo',
  'documents.accentColor',
  'documents.senderLine',
  'documents.bankAccounts',
  'documents.footerColumns',
  'documents.legalLine',
  'documents.paperSize',
  'documents.showPeople',
  'documents.hideUnbilled',
  'documents.linkDays',
  'documents.quoteCopyTo',
];

// Older servers set it still; what takes its place stands among the bank accounts of papers.
const replaced = ['company.iban'];

const place = ({ key }: ParameterRow) => (first.includes(key) ? first.indexOf(key) : first.length);

/** Parameters in the order of their groups, without what others took the place of; inside a group they keep their own, after those that come first. */
export function inGroups(rows: readonly ParameterRow[]): ParameterRow[] {
  return parameterGroups.flatMap((group) =>
    rows
      .filter((row) => row.group === group && !replaced.includes(row.key))
      .sort((one, other) => place(one) - place(other)),
  );
}
