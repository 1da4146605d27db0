import type { LineValues } from '@mandate/contract/project/line.ts';
import { project } from '@mandate/contract/project/project.ts';
import { comesAndGoes, frozenFields, mayChangeFrozen } from '@mandate/contract/project/way/frozen.ts';
import { lockedStatuses } from '@mandate/contract/project/way/status.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import { isSame } from '@mandate/contract/values/is-same.ts';
import type { Call } from '../../../calls/call.ts';
import { refuse, refuseField } from '../../../http/refusal.ts';
import type { Saving } from '../../../records/write/begin-save.ts';
import { asSent } from '../../../records/write/finish-save.ts';

const frozenOfProject = frozenFields('project');
const frozenOfLines = frozenFields('lines') as (keyof LineValues)[];

/** @throws Refusal recordLocked when the project is closed */
export function checkOpen({ stored }: Saving): void {
  if (lockedStatuses.some((locked) => locked === stored?.values.status)) refuse('recordLocked');
}

/**
 * Figures that were approved change by an administrator who says why, by nobody else; the hours of a day that approval fixed by nobody at all.
 * @throws Refusal recordLocked at every frozen value that would change; for administrators reasonRequired, but of an import
 */
export function checkFrozen(call: Call, saving: Saving): void {
  const frozenOn = saving.stored?.values.frozenOn as string | null | undefined;
  if (!frozenOn) return;
  const changed = changedFrozen(saving);
  if (changed.length === 0) return;
  const ofDay = changed.filter((path) => isFixedDay(saving, path));
  const isAdministrator = mayChangeFrozen(call.caller.role);
  if (isAdministrator && ofDay.length === 0) {
    // What is taken back was said why.
    if (saving.reason || call.origin?.reason || call.origin?.kind === 'undo') return;
    // A file has no place for a reason.
    if (call.origin?.kind !== 'import') refuseField('reason', 'reasonRequired');
  }
  const kept = isAdministrator && ofDay.length > 0 ? ofDay : changed;
  const errors = kept.map((path) => {
    const context = isFixedDay(saving, path) ? 'day' : 'frozen';
    return fieldError(path, 'recordLocked', { context, date: frozenOn });
  });
  refuse('recordLocked', errors[0]?.params, { fieldErrors: asSent(call, project, saving, errors) });
}

/** Whether a path is that of the hours of a day which approval wrote: the time that was worked is counted by them. */
function isFixedDay({ stored }: Saving, path: string): boolean {
  return path === 'hoursPerDay' && stored?.values.hoursPerDay !== null;
}

/** The paths of frozen values that would change, rows by index; of lines that came the line, of lines that went all of them. */
function changedFrozen({ stored, wanted }: Saving): string[] {
  const before = stored?.values ?? {};
  const paths: string[] = frozenOfProject.filter((name) => !isSame(before[name], wanted[name]));
  const olds = new Map(((before.lines ?? []) as LineValues[]).map((line) => [line.id, line]));
  const lines = wanted.lines as LineValues[];
  lines.forEach((line, index) => {
    const old = olds.get(line.id);
    const counts = !comesAndGoes(line) || (old !== undefined && !comesAndGoes(old));
    if (!counts) return;
    if (old === undefined) paths.push(`lines.${index}.description`);
    else for (const name of frozenOfLines) if (!isSame(old[name], line[name])) paths.push(`lines.${index}.${name}`);
  });
  const stay = new Set(lines.map(({ id }) => id));
  if ([...olds.values()].some((line) => !comesAndGoes(line) && !stay.has(line.id))) paths.push('lines');
  return paths;
}
