import type { Conflict, Values } from '@mandate/contract/changes/merge.ts';
import { project } from '@mandate/contract/project/project.ts';
import { rowsOf } from '../../../records/changes/record-path.ts';
import { partWord } from '../../../records/words/record-words.ts';
import { fieldLabel } from '../../../records/words/words.ts';

/** The first line of a text, for places that have room for one. */
export function firstLine(text: unknown): string {
  return typeof text === 'string' ? (text.split('\n', 1)[0] ?? '') : '';
}

/** What a colliding cell or line is called: "Line Workshops, Quantity". A line that is gone is named by what was written on it. */
export function lineFieldLabel(values: Values, { field: path, base, theirs, yours }: Conflict): string {
  const [part = '', id, field] = path.split('.');
  const row = rowsOf(values, part).find((line) => line.id === id);
  const gone = [yours, theirs, base].find((one): one is Values => typeof one === 'object' && one !== null);
  const line = `${partWord(project.name, part)} ${firstLine((row ?? gone)?.description)}`.trim();
  return field === undefined ? line : `${line}, ${fieldLabel(project, `${part}.${field}`)}`;
}
