import { goTo } from '../../../editor/page/section-nav.tsx';
import { goToField } from '../../../form/problems/go-to-field.ts';
import { goToCell } from '../lines/line-problem-targets.tsx';

/** The sections whose name is not that of the part they show. */
const sections: Record<string, string> = { members: 'team', lines: 'lines' };

/** Brings what is missing for a step into sight: a cell of the lines, a field, a section. */
export function goToMissing(field: string): void {
  const section = sections[field];
  if (section !== undefined) goTo(section);
  else if (field.startsWith('lines.')) goToCell(field);
  else goToField(field);
}
