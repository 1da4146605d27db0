import { isDecimal } from '@mandate/contract/decimal-text.ts';
import { type ComponentProps, useState } from 'react';
import { readFigure, unread } from '../../lib/read-figure.ts';
import { numberText } from '../../ui/figure-text.ts';
import { useFormats } from '../../ui/formats.ts';
import { TextField } from '../../ui/text-field.tsx';

interface TypedFigureProps extends Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'isFigure'> {
  /** A decimal string, or a text that could not be read, or empty. */
  value: string;
  /** Called with the decimal that was typed; what cannot be read is no decimal. */
  onFigure: (value: string) => void;
}

/** A figure, written and read as the person has figures written. */
export function TypedFigure({ value, onFigure, ...field }: TypedFigureProps) {
  const { number } = useFormats();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      {...field}
      isFigure
      autoComplete="off"
      value={typed ?? (isDecimal(value) ? numberText(value, number) : value.trim())}
      onChange={({ target }) => {
        const text = target.value.trim();
        setTyped(target.value);
        onFigure(text === '' ? '' : (readFigure(text, number, field.unit) ?? unread(text)));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
