import type { Values } from '@mandate/contract/merge.ts';
import { project } from '@mandate/contract/project/project.ts';
import { initialValues } from '../../resources/editor/initial-values.ts';
import type { Settings } from '../../resources/use-settings.ts';
import { newLine } from './edit-line.ts';

/** What a new project begins with: the fields' first values and one empty line to type on. */
export function newProject(settings: Settings): Values {
  return { ...initialValues(project, settings), lines: [newLine('service')] };
}
