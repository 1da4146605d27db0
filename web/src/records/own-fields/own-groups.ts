import type { Reader } from '@mandate/contract/access/roles.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { seenOwnFields } from '@mandate/contract/own-fields/own-fields-of.ts';
import { sectionTitle } from './form-sections.ts';

/** Own fields that stand under one title, by their paths. */
export interface OwnGroup {
  title: string;
  paths: string[];
}

/** The own fields of a kind of record that a reader sees, by the title they stand under, in their order; those without a section come last. */
export function ownGroups(entity: Entity, reader: Reader): OwnGroup[] {
  const groups = new Map<string, OwnGroup>();
  const fields = seenOwnFields(entity, reader);
  const placed = fields.filter(([, { own }]) => own.section !== null);
  for (const [path, { own }] of [...placed, ...fields.filter((field) => !placed.includes(field))]) {
    const title = sectionTitle(own.entity, own.section);
    const group = groups.get(titleKey(title)) ?? { title, paths: [] };
    groups.set(titleKey(title), group);
    group.paths.push(path);
  }
  return [...groups.values()];
}

/** What two titles are compared by: capitals and blanks around tell none apart. */
export function titleKey(title: string): string {
  return title.trim().toLocaleLowerCase();
}
