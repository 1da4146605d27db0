import { project } from '@mandate/contract/project/project.ts';
import { i18n } from '../../lib/i18n.ts';
import type { Row } from '../../resources/editor/record-path.ts';

/** A member as it begins: of a role to be filled the name of the role is typed, of a person the person is chosen. */
export function newMember(id: string, isPlaceholder: boolean): Row {
  const fields = Object.entries(project.parts.members.fields);
  return {
    id,
    ...Object.fromEntries(fields.map(([name, field]) => [name, field.initial ?? null])),
    placeholderRole: isPlaceholder ? '' : null,
    personnel: null,
  };
}

/** What a member is called: the person, or the role that is to be filled; empty while neither is said. */
export function nameOf(row: Row): string {
  const person = row.personnel as { label: string } | null | undefined;
  if (person) return person.label;
  const role = typeof row.placeholderRole === 'string' ? row.placeholderRole.trim() : '';
  return role === '' ? '' : i18n.t('project.toBeNamed', { role });
}
