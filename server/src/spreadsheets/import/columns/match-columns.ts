import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { Call } from '../../../calls/call.ts';
import { uniqueFields } from '../../../records/rules/check-unique.ts';
import { importColumns, type SheetColumn } from '../../cells/sheet-columns.ts';

/**
 * The columns a record can be recognised by: its id, what only one record may have, what it is called, its addresses and its tax number
 * (domain reference 4.3).
 */
export function matchColumns(call: Pick<Call, 'caller' | 'words'>, entity: Entity): SheetColumn[] {
  const unique = uniqueFields(entity).flatMap(([name, { within, kind }]) =>
    within === undefined && kind === 'text' ? [name] : [],
  );
  const names = ['id', ...unique, entity.label];
  return importColumns(call, entity).filter(({ part, name, field }) => {
    const isAddress = field?.form === 'email' || field?.form === 'vatNumber';
    return part === null && (names.includes(name) || isAddress) && (field === null || field.kind === 'text');
  });
}
