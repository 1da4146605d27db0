import type { Referred } from '@mandate/contract/facts/entity.ts';
import { isId } from '@mandate/contract/facts/fields.ts';
import type { EditLine } from '../edit-line.ts';

/** Who delivers a line: a person, a provider, a role to be filled, or a name that none of them has. */
export type Assignee =
  | { kind: 'person' | 'provider'; id: string; label: string }
  | { kind: 'open'; role: string }
  | { kind: 'unmatched'; text: string };

/** Who delivers the line; null while nobody is said. */
export function assigneeOf(line: EditLine): Assignee | null {
  const { personnelId, providerId, placeholderRole } = line;
  if (personnelId !== null && !isId(personnelId)) return { kind: 'unmatched', text: personnelId };
  if (personnelId !== null) return { kind: 'person', id: personnelId, label: labelOf(line.personnel, personnelId) };
  if (providerId !== null) return { kind: 'provider', id: providerId, label: labelOf(line.provider, providerId) };
  return placeholderRole === null ? null : { kind: 'open', role: placeholderRole };
}

function labelOf(sibling: Referred | null | undefined, id: string): string {
  return sibling?.id === id ? sibling.label : '';
}

/** The line delivered by somebody else; the same line when it is the same. A name nobody has is kept as it was typed. */
export function withAssignee(line: EditLine, assignee: Assignee | null): EditLine {
  const old = assigneeOf(line);
  if (old === assignee || (old && assignee && JSON.stringify(old) === JSON.stringify(assignee))) return line;
  const nobody = { personnelId: null, providerId: null, placeholderRole: null, personnel: null, provider: null };
  if (assignee === null) return { ...line, ...nobody };
  const named = 'id' in assignee ? { id: assignee.id, label: assignee.label, isDeleted: false } : null;
  switch (assignee.kind) {
    case 'person':
      return { ...line, ...nobody, seniority: null, personnelId: assignee.id, personnel: named };
    case 'provider':
      return { ...line, ...nobody, providerId: assignee.id, provider: named };
    case 'open':
      return { ...line, ...nobody, placeholderRole: assignee.role };
    case 'unmatched':
      return { ...line, ...nobody, personnelId: assignee.text };
  }
}

/** What stands around a role that is to be filled, in words: "…, to be named". */
export interface OpenWords {
  before: string;
  after: string;
}

/** A role to be filled, in words. */
function openText(role: string, { before, after }: OpenWords): string {
  return `${before}${role}${after}`;
}

/** Who delivers, as text. */
export function assigneeText(assignee: Assignee | null, words: OpenWords): string {
  if (assignee === null) return '';
  if (assignee.kind === 'open') return openText(assignee.role, words);
  return assignee.kind === 'unmatched' ? assignee.text.trim() : assignee.label;
}

/** Who the text of a cell says, without asking the server: a role to be filled, or a name that is still to be matched. */
export function readAssignee(text: string, { before, after }: OpenWords): Assignee | null {
  const written = text.trim();
  if (written === '') return null;
  const isOpen = written.length > before.length + after.length && written.startsWith(before) && written.endsWith(after);
  if (isOpen) return { kind: 'open', role: written.slice(before.length, written.length - after.length).trim() };
  // An id that was pasted names nobody.
  return { kind: 'unmatched', text: isId(written) ? `\u00A0${written}` : written };
}
