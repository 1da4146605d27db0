import type { Reader } from '@mandate/contract/access/roles.ts';
import { columnOf, type Entity } from '@mandate/contract/facts/entity.ts';
import { isSeen } from '@mandate/contract/facts/fields.ts';

/**
 * The field that tells records apart whose labels are alike: the code, else the first text that only one record may have, such as the
 * address of a person. Null where the reader sees none.
 */
function codeField(entity: Entity, reader: Reader): string | null {
  const telling = Object.entries(entity.fields).filter(
    ([, field]) => field.kind === 'text' && field.unique !== undefined && field.within === undefined,
  );
  const [name, field] = telling.find(([one]) => one === 'code') ?? telling[0] ?? [];
  return name !== undefined && field !== undefined && isSeen(field, reader) ? name : null;
}

/** The column of {@link codeField}, aliased `t`; SQL's null where there is none. */
export function codeColumn(entity: Entity, reader: Reader): string {
  const name = codeField(entity, reader);
  return name === null ? 'null::text' : `t.${columnOf(name)}`;
}

/** How a file names a record whose label alone does not tell it. */
export function labelWithCode(label: string, code: string): string {
  return `${label} [${code}]`;
}

/** The label and the code of such a name; null for any other text. */
export function labelAndCode(text: string): { label: string; code: string } | null {
  const [, label, code] = /^(.+) \[([^[\]]+)\]$/.exec(text) ?? [];
  return label !== undefined && code !== undefined ? { label, code } : null;
}
