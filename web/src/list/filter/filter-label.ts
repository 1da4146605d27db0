import type { Entity } from '@mandate/contract/facts/entity.ts';
import { referencePaths } from '@mandate/contract/lists/reference-paths.ts';
import { rowReferences } from '@mandate/contract/lists/row-references.ts';
import { i18n } from '../../lib/i18n/i18n.ts';
import { partWord } from '../../records/words/record-words.ts';
import { choiceLabel, fieldLabel } from '../../records/words/words.ts';

/** What people call a field a list is filtered or grouped by, also where it is a field of what the list refers to, or of rows: "Customer: City". */
export function filterLabel(entity: Entity, name: string): string {
  const path = referencePaths(entity).get(name);
  if (path !== undefined) return fieldOf(fieldLabel(entity, path.reference), fieldLabel(path.entity, path.field));
  const [part = ''] = name.split('.');
  const field = fieldLabel(entity, name);
  if (!rowReferences(entity).has(name)) return field;
  const row = partWord(entity.name, part);
  // "Place: Place" says nothing more.
  return row === field ? field : fieldOf(row, field);
}

const fieldOf = (reference: string, field: string) => i18n.t('list.fieldOf', { reference, field });

/** What a choice of such a field is called. */
export function filterChoiceLabel(entity: Entity, name: string, value: string): string {
  const path = referencePaths(entity).get(name);
  return path === undefined ? choiceLabel(entity, name, value) : choiceLabel(path.entity, path.field, value);
}
