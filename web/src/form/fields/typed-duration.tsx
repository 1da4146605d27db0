import { clockText } from '@mandate/contract/time/clock-text.ts';
import { type LineTime, readDuration } from '@mandate/contract/time/duration.ts';
import { type ComponentProps, useState } from 'react';
import { TextField } from '../../ui/fields/text-field.tsx';

/** Where nothing says otherwise, a bare figure is hours, and nobody knows how long a day is. */
export const inHours: LineTime = { unit: 'hour', hoursPerDay: '8' };

interface TypedDurationProps extends Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'isFigure'> {
  /** Seconds; what was typed, where that is no time; null for nothing. */
  value: number | string | null;
  /** In what a bare figure counts. */
  line: LineTime;
  /** Called with seconds, with what was typed where that is no time, or with null. */
  onDuration: (value: number | string | null) => void;
}

/** How long something took, typed as hours, days or `7:30` and shown as hours and minutes. */
export function TypedDuration({ value, line, onDuration, ...field }: TypedDurationProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? (typeof value === 'number' ? clockText(value) : (value ?? ''));
  return (
    <TextField
      {...field}
      isFigure
      // The keys of figures have no colon.
      inputMode="text"
      autoComplete="off"
      maxLength={40}
      value={shown}
      onChange={({ target }) => {
        const text = target.value.trim();
        setTyped(target.value);
        onDuration(text === '' ? null : (readDuration(text, line) ?? text));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
