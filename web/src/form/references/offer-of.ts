import type { Reader } from '@mandate/contract/access/roles.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import { type Entity, type Referred, siblingOf } from '@mandate/contract/facts/entity.ts';
import { rowFields } from '@mandate/contract/lists/grid.ts';
import type { Offer } from './combobox-list.tsx';

/** Fields that tell records of one name apart, as far as a kind of record has them; the first two that say something stand below the name. */
const telling = ['path', 'jobTitle', 'customerId', 'providerId', 'projectId', 'categoryId', 'city'];

/** What is asked of records to offer them; undefined: all of them, where the one chosen is taken over with more than its name. */
export function offerFields(entity: Entity, reader: Reader): string[] | undefined {
  if (entity.name === 'service') return undefined;
  const wanted = [...telling, 'code', 'email'];
  const asked = rowFields(entity, reader).flatMap(([name]) => (wanted.includes(name) ? [name] : []));
  return asked.length > 0 ? asked : ['id'];
}

/**
 * A record as it is offered.
 * @param row as grids carry it, or the whole record
 */
export function offerOf(entity: Entity, row: Values): Offer {
  const label = String(row[entity.label] ?? '');
  const facts = telling.filter((name) => Object.hasOwn(entity.fields, name));
  const words = facts.map((name) => {
    const value =
      entity.fields[name]?.kind === 'reference' ? (row[siblingOf(name)] as Referred | null)?.label : row[name];
    return String(value ?? '');
  });
  return {
    id: String(row.id),
    label,
    path: words
      .filter((word) => word !== '' && word !== label)
      .slice(0, 2)
      .join(' · '),
    code: String(row.code ?? row.email ?? ''),
    isInactive: row.isActive === false,
    record: row,
  };
}
