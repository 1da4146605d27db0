import { isOfSelf } from '@mandate/contract/access/is-of-self.ts';
import { may } from '@mandate/contract/access/permissions.ts';
import { type Reader, type Role, rolesBelow } from '@mandate/contract/access/roles.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { type Field, isSeen } from '@mandate/contract/facts/fields.ts';
import { isFixed } from '@mandate/contract/facts/is-fixed.ts';
import { mayEdit } from '../../records/rights/may-edit.ts';

/** Who edits. */
export type Editor = Reader & { id: string; personnelId: string | null };

/** Kinds that need more room than a cell has, or rows of their own: they are edited on the record's page. */
const tooLarge = new Set(['paragraphs', 'json', 'references', 'instant']);

/** Forms of value that are chosen or typed otherwise than cells are: times know their line on the record's page alone. */
const tooLargeForms = new Set<Field['form']>(['choices', 'duration']);

/** Whether a person is offered to write a field in its cell, in whichever row. */
function isWrittenInPlace(field: Field, reader: Reader): boolean {
  if (tooLarge.has(field.kind) || tooLargeForms.has(field.form)) return false;
  return field.isWritable && isSeen(field, reader) && !isFixed(field, reader);
}

/** Whether a person is offered to change a row of a list. What only the server can tell is said when a cell is saved. */
export function mayEditRow(person: Editor, entity: Entity, row: Values): boolean {
  if (row.deletedAt) return false;
  const isOwn = entity.owner !== undefined && row[entity.owner] === person.id;
  switch (may(person.role, entity.name, 'edit')) {
    case 'own':
      return isOwn;
    case 'ownOrLower':
      return isOwn || rolesBelow(person.role).includes(row.role as Role);
    default:
      return mayEdit(person, entity, row);
  }
}

/** Whether a person is offered to write this cell: contract facts, row and kind of field allow it. */
export function isEditableCell(person: Editor, entity: Entity, row: Values, name: string): boolean {
  const field = Object.hasOwn(entity.fields, name) ? entity.fields[name] : undefined;
  if (field === undefined || isOfSelf(person.role, entity.name, name)) return false;
  return isWrittenInPlace(field, person) && mayEditRow(person, entity, row);
}

/** A cell by its place among the rows and columns shown. */
export interface CellPlace {
  row: number;
  column: number;
}

/**
 * The next cell that can be edited, in reading order; null at the end.
 * @param isEditable whether the cell at a place can be
 */
export function nextEditable(
  from: CellPlace,
  step: 1 | -1,
  rows: number,
  columns: number,
  isEditable: (place: CellPlace) => boolean,
): CellPlace | null {
  for (let at = from.row * columns + from.column + step; at >= 0 && at < rows * columns; at += step) {
    const place = { row: Math.floor(at / columns), column: at % columns };
    if (isEditable(place)) return place;
  }
  return null;
}
