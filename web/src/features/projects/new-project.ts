import type { Values } from '@mandate/contract/merge.ts';
import { project } from '@mandate/contract/project/project.ts';
import { newLine } from './edit-line.ts';

/** What a new project begins with: the fields' first values and one empty line to type on. */
export function newProject(): Values {
  const fields = Object.entries(project.fields).filter(([, field]) => field.isWritable);
  return {
    ...Object.fromEntries(fields.map(([name, field]) => [name, field.initial ?? null])),
    lines: [newLine('service')],
    members: [],
  };
}
