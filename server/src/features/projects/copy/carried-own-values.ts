import type { Reader } from '@mandate/contract/access/roles.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import { type Entity, type Referred, siblingOf } from '@mandate/contract/facts/entity.ts';
import { withFlatOwn, withNestedOwn } from '@mandate/contract/own-fields/flat-values.ts';
import { seenOwnFields } from '@mandate/contract/own-fields/own-fields-of.ts';
import type { NotCarried } from '@mandate/contract/project/copy/copy-context.ts';

/**
 * The values of own fields a copy takes over: all that its reader sees, as they are, without people who were removed and values that are offered
 * no more.
 * @param facts of projects, with own fields among them
 * @param source the project as its reader sees it
 */
export function carriedOwnValues(
  facts: Entity,
  source: Values,
  reader: Reader,
): { values: Values; notCarried: NotCarried[] } {
  const held = withFlatOwn(source);
  const values: Values = {};
  const notCarried: NotCarried[] = [];
  for (const [path, { kind, own }] of seenOwnFields(facts, reader)) {
    const value = held[path] ?? null;
    const person = held[siblingOf(path)] as Referred | null | undefined;
    const chosen = own.choices?.find(({ code }) => code === value);
    const isPersonGone = person?.isDeleted === true;
    const isChoiceGone = own.kind === 'choice' && value !== null && chosen?.isActive !== true;
    if (isPersonGone || isChoiceGone) {
      const label = person?.label ?? chosen?.label ?? String(value);
      notCarried.push({ part: 'project', rowId: null, label, code: isPersonGone ? 'personLeft' : 'choiceGone' });
    }
    const isCarried = !isPersonGone && !isChoiceGone;
    values[path] = isCarried ? value : null;
    if (kind === 'reference') values[siblingOf(path)] = isCarried ? (person ?? null) : null;
  }
  return { values: withNestedOwn(values), notCarried };
}
