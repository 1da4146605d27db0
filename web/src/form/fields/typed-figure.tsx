import { isDecimalText } from '@mandate/contract/values/decimal-text.ts';
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { readFigure, unread } from '../../lib/i18n/read-figure.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useFormats } from '../../ui/values/formats.ts';
import { numberText } from '../../ui/values/value-texts.ts';

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
  const input = useRef<HTMLInputElement>(null);
  const shown = typed ?? (isDecimalText(value) ? numberText(value, number) : value.trim());
  // A figure that comes while somebody stands in the field, such as a proposal, is typed over: it would join what they type.
  useLayoutEffect(() => {
    if (typed === null && shown !== '' && input.current === document.activeElement) input.current?.select();
  }, [typed, shown]);
  return (
    <TextField
      {...field}
      ref={input}
      isFigure
      autoComplete="off"
      value={shown}
      onChange={({ target }) => {
        const text = target.value.trim();
        setTyped(target.value);
        onFigure(text === '' ? '' : (readFigure(text, number, field.unit) ?? unread(text)));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
