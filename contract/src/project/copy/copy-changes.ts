import type { Values } from '../../changes/merge.ts';
import type { Field } from '../../facts/fields.ts';
import { isSame } from '../../values/is-same.ts';
import { lines } from '../line.ts';
import { project } from '../project.ts';
import { copyDecisions } from './copy-decisions.ts';

/** A field whose value in the copy is not that of the source; lines by index: `lines.3.unitPrice`. */
export interface CopyChange {
  field: string;
  from: unknown;
  to: unknown;
}

/**
 * What is otherwise in a copy: what it carries or finds again of the project, and of its lines. Dates of lines move with the project.
 * @param origins of each line of the copy the id of the line it was copied from
 */
export function changesOfCopy(source: Values, copy: Values, origins: readonly string[]): CopyChange[] {
  const changes = changed(project.fields, 'project', ['carried', 'shifted'], source, copy, '');
  if (source.name !== copy.name) changes.unshift({ field: 'name', from: source.name, to: copy.name });
  const before = new Map(((source.lines ?? []) as Values[]).map((line) => [String(line.id), line]));
  ((copy.lines ?? []) as Values[]).forEach((line, index) => {
    const was = before.get(origins[index] ?? '') ?? {};
    changes.push(...changed(lines.fields, 'lines', ['carried', 'reread'], was, line, `lines.${index}.`));
  });
  return changes;
}

function changed(
  fields: Record<string, Field>,
  of: 'project' | 'lines',
  decided: readonly string[],
  before: Values,
  after: Values,
  path: string,
): CopyChange[] {
  return Object.entries(fields).flatMap(([name, { isWritable }]) => {
    const isTold = isWritable && decided.includes(copyDecisions[of][name] ?? '') && name in before && name in after;
    return !isTold || isSame(before[name], after[name])
      ? []
      : [{ field: `${path}${name}`, from: before[name], to: after[name] }];
  });
}
