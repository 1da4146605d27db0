import { comesAndGoes } from '@mandate/contract/project/way/frozen.ts';
import { type Assignee, assigneeOf, openText, readAssignee, withAssignee } from '../delivery/assignee.ts';
import { type CellField, type EditLine, hasCell, withValue } from '../edit-line.ts';
import { type CellFacts, cellText, readCell } from './read-cell.ts';

/** Whether a cell of the line is to be written by this person: frozen figures are not. */
export function mayWrite(line: EditLine, field: CellField, { locked }: Pick<CellFacts, 'locked'>): boolean {
  return hasCell(line, field) && !locked.has(field);
}

/** Whether this person may add, copy or remove such a line: while figures are frozen only what has none. */
export function mayComeAndGo(line: Pick<EditLine, 'type'>, { locked }: Pick<CellFacts, 'locked'>): boolean {
  return locked.size === 0 || comesAndGoes(line);
}

/** The line with a cell written from a text, as it is typed or pasted; the same line when nothing changes. */
export function withText(line: EditLine, field: CellField, text: string, facts: CellFacts): EditLine {
  if (field === 'assignee') return withAssignee(line, readAssignee(text, facts.openWords));
  return withValue(line, field, readCell(field, text, facts));
}

/** The line with a cell emptied. */
export function withoutCell(line: EditLine, field: CellField): EditLine {
  return field === 'assignee' ? withAssignee(line, null) : withValue(line, field, null);
}

/** The line with a cell as another line has it. */
export function withCellOf(line: EditLine, field: CellField, from: EditLine): EditLine {
  if (field === 'assignee') return withAssignee(line, assigneeOf(from));
  if (field === 'serviceId' && from.serviceId !== line.serviceId) {
    return { ...line, serviceId: from.serviceId, service: from.service ?? null };
  }
  return withValue(line, field, from[field]);
}

/** A cell as text: as it was typed when it could not be read, else as the person has figures, dates and names written. */
export function textOf(line: EditLine, field: CellField, facts: CellFacts): string {
  return field === 'assignee' ? assigneeText(assigneeOf(line), facts) : cellText(line, field, facts);
}

function assigneeText(assignee: Assignee | null, { openWords }: CellFacts): string {
  if (assignee === null) return '';
  if (assignee.kind === 'open') return openText(assignee.role, openWords);
  return assignee.kind === 'unmatched' ? assignee.text.trim() : assignee.label;
}
