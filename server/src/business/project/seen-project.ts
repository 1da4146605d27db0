import type { Reader } from '@mandate/contract/access/roles.ts';
import type { Values } from '@mandate/contract/changes/merge.ts';
import { siblingOf } from '@mandate/contract/facts/entity.ts';
import { type Field, isSeen } from '@mandate/contract/facts/fields.ts';
import { seenTotals, totalsOf } from '@mandate/contract/project/figures/totals.ts';
import type { LineValues } from '@mandate/contract/project/line.ts';
import { project } from '@mandate/contract/project/project.ts';
import { withWrittenAmounts } from '../../records/read/present.ts';

const givenBySave = [
  'code',
  'version',
  'createdAt',
  'createdById',
  'updatedAt',
  'updatedById',
  'deletedAt',
  'deletedById',
];

/** The fields of a project that is not stored, as its reader may see them; what a save gives it is absent. */
export function seenProject(wanted: Values, reader: Reader): Values {
  const seen = seenFields(project.fields, wanted, reader, project.flat);
  for (const [name, part] of Object.entries(project.parts)) {
    seen[name] = ((wanted[name] ?? []) as Values[]).map((row) =>
      withWrittenAmounts(part.fields, seenFields(part.fields, row, reader), String(wanted.currency)),
    );
  }
  return seen;
}

/** The fields of a row that is not stored, as its reader may see them. @param left fields that are not told */
export function seenFields(
  fields: Record<string, Field>,
  values: Values,
  reader: Reader,
  left: readonly string[] = [],
): Values {
  const seen: Values = { id: values.id };
  for (const [name, field] of Object.entries(fields)) {
    if (givenBySave.includes(name) || left.includes(name) || !isSeen(field, reader)) continue;
    seen[name] = values[name] ?? null;
    const sibling = siblingOf(name);
    if (field.refersTo !== undefined) seen[sibling] = seen[name] === null ? null : values[sibling];
  }
  return seen;
}

/** The totals of a project with priced lines that is not stored, as far as its reader sees them. */
export function seenTotalsOf(wanted: Values, reader: Reader): { totals?: object } {
  const seen = seenTotals(
    totalsOf({
      currency: String(wanted.currency),
      discountPercent: (wanted.discountPercent ?? null) as string | null,
      lines: wanted.lines as LineValues[],
    }),
    reader,
  );
  return seen === null ? {} : { totals: seen };
}
