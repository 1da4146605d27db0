import { i18n } from '../../../../lib/i18n/i18n.ts';
import type { Row } from '../../../../records/changes/record-path.ts';

/** What a member is called: the person, or the role that is to be filled; empty while neither is said. */
export function memberName(row: Row): string {
  const person = row.personnel as { label: string } | null | undefined;
  if (person) return person.label;
  const role = typeof row.placeholderRole === 'string' ? row.placeholderRole.trim() : '';
  return role === '' ? '' : i18n.t('project.toBeNamed', { role });
}
