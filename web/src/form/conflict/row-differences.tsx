import type { Conflict } from '@mandate/contract/changes/merge.ts';
import { stepsOf } from '@mandate/contract/own-fields/paths.ts';
import { isSame } from '@mandate/contract/values/is-same.ts';
import { FieldValue } from '../../records/values/field-value.tsx';
import { fieldLabel } from '../../records/words/words.ts';
import { useEditing } from '../state/editing-context.ts';

/** What one side says in the fields of a row that one person changed and another one removed; by what was changed one decides. */
export function RowDifferences({ conflict, row }: { conflict: Conflict; row: unknown }) {
  const { entity } = useEditing();
  const [part = ''] = stepsOf(conflict.field);
  const before = valuesOf(conflict.base);
  const changed = valuesOf(conflict.yours ?? conflict.theirs);
  const values = valuesOf(row);
  return Object.keys(entity.parts[part]?.fields ?? {})
    .filter((name) => name in changed && !isSame(before[name] ?? null, changed[name]))
    .map((name) => (
      <span key={name}>
        {fieldLabel(entity, `${part}.${name}`)}{' '}
        <strong>
          <FieldValue entity={entity} path={`${conflict.field}.${name}`} value={values[name]} />
        </strong>
      </span>
    ));
}

function valuesOf(row: unknown): Record<string, unknown> {
  return (row ?? {}) as Record<string, unknown>;
}
