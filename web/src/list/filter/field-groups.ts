import type { Entity } from '@mandate/contract/facts/entity.ts';
import { standardFields } from '@mandate/contract/facts/entity.ts';
import type { Field, FieldKind } from '@mandate/contract/facts/fields.ts';
import { referencePaths } from '@mandate/contract/lists/reference-paths.ts';
import { i18n } from '../../lib/i18n/i18n.ts';
import { fieldLabel } from '../../records/words/words.ts';
import { filterLabel } from './filter-label.ts';

/** Fields that are offered together, under one name. */
export interface FieldGroup {
  name: string;
  fields: {
    value: string;
    /** What it is called in its group. */
    label: string;
    /** What it is called by itself. */
    name: string;
  }[];
}

const sections = ['general', 'links', 'days', 'figures', 'own', 'record'] as const;

const sectionOf: Partial<Record<FieldKind, (typeof sections)[number]>> = {
  reference: 'links',
  references: 'links',
  date: 'days',
  instant: 'days',
  integer: 'figures',
  number: 'figures',
  money: 'figures',
};

function sectionFor(name: string, kind: FieldKind, isOwn: boolean): (typeof sections)[number] {
  if (isOwn) return 'own';
  return name in standardFields ? 'record' : (sectionOf[kind] ?? 'general');
}

/**
 * The fields of a list, each once: its own by what they hold, those the firm added together, and its rows by what they name, what every record has, then those of what it refers to,
 * a group for each reference.
 * @param fields those there are to choose from
 */
export function fieldGroups(entity: Entity, fields: ReadonlyMap<string, Field>): FieldGroup[] {
  const far = referencePaths(entity);
  const groups = new Map<string, FieldGroup>(
    sections.map((section) => [section, { name: i18n.t(`fields.${section}`), fields: [] }]),
  );
  for (const [value, { kind, own }] of fields) {
    const path = far.get(value);
    const key = path?.reference ?? sectionFor(value, kind, own !== undefined);
    const group = groups.get(key) ?? { name: fieldLabel(entity, key), fields: [] };
    groups.set(key, group);
    const name = filterLabel(entity, value);
    group.fields.push({ value, label: path ? fieldLabel(path.entity, path.field) : name, name });
  }
  return [...groups.values()].filter((group) => group.fields.length > 0);
}
