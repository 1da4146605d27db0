import type { LineValues } from '@mandate/contract/project/line.ts';
import { project } from '@mandate/contract/project/project.ts';
import { comesAndGoes, frozenFields, mayChangeFrozen } from '@mandate/contract/project/way/frozen.ts';
import { lockedStatuses } from '@mandate/contract/project/way/status.ts';
import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import { isSame } from '@mandate/contract/values/is-same.ts';
import type { Call } from '../../../calls/call.ts';
import { refuse, refuseField } from '../../../http/refusal.ts';
import type { Saving } from '../../../records/write/begin-save.ts';
import { asSent } from '../../../records/write/finish-save.ts';

const finalOfProject = frozenFields('project', 'final');
const frozenOfProject = frozenFields('project');
const frozenOfLines = frozenFields('lines') as (keyof LineValues)[];

/** @throws Refusal recordLocked when the project is closed */
export function checkOpen({ stored }: Saving): void {
  if (lockedStatuses.some((locked) => locked === stored?.values.status)) refuse('recordLocked');
}

/**
 * Figures that were approved change by an administrator who says why, by nobody else; the code, and the hours of a day that approval fixed, by
 * nobody at all.
 * @param saidWhy the projects of which an undo needs no other reason than what it takes back had
 * @throws Refusal recordLocked at every frozen value that would change; for administrators reasonRequired, but of an import
 */
export function checkFrozen(call: Call, saving: Saving, saidWhy: ReadonlySet<string>): void {
  const frozenOn = saving.stored?.values.frozenOn as string | null | undefined;
  if (!frozenOn) return;
  const locked = (paths: readonly string[], context: string) =>
    paths.map((path) => fieldError(path, 'recordLocked', { context, date: frozenOn }));
  const changed = changedFrozen(saving);
  const fixed = changed.filter((path) => isFixedDay(saving, path));
  const lasting = [...locked(changedOf(finalOfProject, saving), 'final'), ...locked(fixed, 'day')];
  if (mayChangeFrozen(call.caller.role)) {
    refuseLocked(call, saving, lasting);
    if (changed.length === 0 || saving.reason || call.origin?.reason || saidWhy.has(saving.id)) return;
    // A file has no place for a reason.
    if (call.origin?.kind !== 'import') refuseField('reason', 'reasonRequired');
  }
  const others = changed.filter((path) => !fixed.includes(path));
  refuseLocked(call, saving, [...lasting, ...locked(others, 'frozen')]);
}

function refuseLocked(call: Call, saving: Saving, errors: FieldError[]): void {
  const [first] = errors;
  if (first) refuse('recordLocked', first.params, { fieldErrors: asSent(call, project, saving, errors) });
}

/** Whether a path is that of the hours of a day which approval wrote: the time that was worked is counted by them. */
function isFixedDay({ stored }: Saving, path: string): boolean {
  return path === 'hoursPerDay' && stored?.values.hoursPerDay !== null;
}

function changedOf(names: readonly string[], { stored, wanted }: Saving): string[] {
  return names.filter((name) => !isSame(stored?.values[name], wanted[name]));
}

/** The paths of frozen values that would change, rows by index; of lines that came the line, of lines that went all of them. */
function changedFrozen(saving: Saving): string[] {
  const { stored, wanted } = saving;
  const before = stored?.values ?? {};
  const paths = changedOf(frozenOfProject, saving);
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
