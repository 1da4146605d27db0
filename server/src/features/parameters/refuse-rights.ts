import { parameter } from '@mandate/contract/entities/parameter.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import { isSame } from '@mandate/contract/values/is-same.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/refusal.ts';
import { writableNames } from '../../records/read/stored.ts';
import type { Saving } from '../../records/write/begin-save.ts';

/** Of the product's own parameters the value alone may be changed; of those people made everything but the type of the value. */
const fixedForSystem = writableNames(parameter.fields).filter((name) => name !== 'value');
const fixedForOwn = ['valueType'];

/**
 * Makes sure that a save leaves what stays as it was made, and that an ADMIN keeps what they make and change within their own rights.
 * @throws Refusal notPermitted with every field at once
 */
export function refuseRights({ role }: Caller, { stored, wanted }: Saving): void {
  const before = stored?.values ?? null;
  const fixed = before === null ? [] : before.isSystem ? fixedForSystem : fixedForOwn;
  const refused = new Set(fixed.filter((name) => !isSame(before?.[name], wanted[name])));
  if (role !== 'SA') for (const name of ['readableBy', 'editableBy']) if (wanted[name] === 'SA') refused.add(name);
  if (refused.size === 0) return;
  refuse('notPermitted', {}, { fieldErrors: [...refused].map((name) => fieldError(name, 'notPermitted')) });
}
