import { may } from '@mandate/contract/access/permissions.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import { rate } from '@mandate/contract/entities/rate.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/refusal.ts';
import { sidesOf } from '../../records/rights/scope.ts';

/**
 * Makes sure a rate is of a side its writer sees, and depends only on records they may change: before and after. What holds for one project
 * alone is that project's, whoever and whatever it names besides.
 * @throws Refusal notPermitted with every field that asks for too much
 */
export function checkRights(caller: Caller, before: Values | null, wanted: Values): void {
  const refused = tooMuchOf(caller, before, wanted);
  if (refused.length === 0) return;
  refuse('notPermitted', {}, { fieldErrors: refused.map((name) => fieldError(name, 'notPermitted')) });
}

/** Whether a rate may be changed by the caller as it stands. */
export function mayRate(caller: Caller, values: Values): boolean {
  return tooMuchOf(caller, null, values).length === 0;
}

function tooMuchOf(caller: Caller, before: Values | null, wanted: Values): string[] {
  const { side } = wanted;
  const refused = typeof side === 'string' && !sidesOf(caller).includes(side) ? ['side'] : [];
  for (const [name, { refersTo, isWritable }] of Object.entries(rate.fields)) {
    const hangsOnIt = isWritable && refersTo !== undefined && [before, wanted].some((values) => bears(values, name));
    if (hangsOnIt && may(caller.role, refersTo, 'edit') === false) refused.push(name);
  }
  return refused;
}

function bears(values: Values | null, name: string): boolean {
  return Boolean(values?.[name]) && (name === 'projectId' || !values?.projectId);
}
