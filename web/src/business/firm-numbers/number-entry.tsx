import { type ComponentProps, useState } from 'react';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { NumberRemark } from './judgement-words.tsx';
import type { FirmNumberKind } from './number-so-far.ts';

interface NumberEntryProps extends Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> {
  kind: FirmNumberKind;
  /** Whose rules hold (ISO 3166-1). */
  country: string;
  value: string;
  onText: (text: string) => void;
}

/** A VAT number or an IBAN: counted while it is typed, judged when its field is left. What does that is fetched then. */
export function NumberEntry({ kind, country, value, onText, hint, error, ...field }: NumberEntryProps) {
  const [said, setSaid] = useState<{ of: string; remark: NumberRemark }>();
  const say = (text: string, isLeft = false) =>
    void import('./judgement-words.tsx')
      .then(({ judgementWords }) => judgementWords(isLeft, kind, text, country))
      .then(
        (remark) => setSaid({ of: country + text, remark }),
        () => undefined,
      );
  // What is said of a number that stands there no more is not said.
  const remark = said?.of === country + value ? said.remark : {};
  return (
    <TextField
      {...field}
      hint={remark.hint ?? hint}
      error={remark.error ?? (remark.hint ? undefined : error)}
      autoComplete="off"
      spellCheck={false}
      value={value}
      onChange={({ target }) => {
        onText(target.value);
        say(target.value);
      }}
      onBlur={({ target }) => say(target.value, true)}
    />
  );
}
