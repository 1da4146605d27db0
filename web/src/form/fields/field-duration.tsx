import type { Field } from '@mandate/contract/facts/fields.ts';
import type { LineTime } from '@mandate/contract/time/duration.ts';
import { FieldCell, type FieldProps } from './field-cell.tsx';
import { inHours, TypedDuration } from './typed-duration.tsx';

interface DurationProps<Fields extends Record<string, Field>> extends FieldProps<Fields> {
  /** In what a bare figure counts; hours where nothing is said. */
  line?: LineTime | undefined;
}

/** How long something took. */
export function Duration<Fields extends Record<string, Field>>({ line = inHours, ...props }: DurationProps<Fields>) {
  return (
    <FieldCell span={2} {...props}>
      {({ frame, value, set }) => (
        <TypedDuration
          {...frame}
          line={line}
          value={typeof value === 'number' || typeof value === 'string' ? value : null}
          onDuration={set}
        />
      )}
    </FieldCell>
  );
}
