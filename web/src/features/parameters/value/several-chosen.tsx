import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Combobox } from '../../../form/references/combobox.tsx';
import { foundPieces } from '../../../records/values/found-pieces.ts';
import { Chip } from '../../../ui/badges/chip.tsx';
import { Chips } from './several-texts.tsx';

/** Something that may be chosen: its code and what people call it. */
export interface Option {
  value: string;
  label: string;
}

interface SeveralChosenProps {
  frame: { id: string; label: string; isRequired: boolean; error: string | undefined };
  options: readonly Option[];
  values: readonly string[];
  onChange: (values: string[]) => void;
}

/** Several of many: found by typing, taken away one by one. */
export function SeveralChosen({ frame, options, values, onChange }: SeveralChosenProps) {
  const { t } = useTranslation();
  const [text, setText] = useState<string | null>(null);
  const terms = (text ?? '').split(/\s+/u).filter((term) => term !== '');
  const offers = options
    .filter(({ value }) => !values.includes(value))
    .filter((one) =>
      terms.every((term) => foundPieces(`${one.value} ${one.label}`, term).some((piece) => piece.isFound)),
    )
    .map(({ value, label }) => ({ id: value, label, code: value === label ? '' : value }));
  const labelOf = (value: string) => options.find((option) => option.value === value)?.label ?? value;

  function remove(value: string): void {
    onChange(values.filter((other) => other !== value));
    document.getElementById(frame.id)?.focus();
  }

  return (
    <>
      <Combobox
        {...frame}
        chosen=""
        isOptional
        offers={text === null ? undefined : offers}
        onSearch={setText}
        onChoose={(offer) => offer && onChange([...values, offer.id])}
      />
      <Chips>
        {values.map((value) => (
          <li key={value}>
            <Chip remove={{ label: t('editor.removeTag', { tag: labelOf(value) }), run: () => remove(value) }}>
              {labelOf(value) === value ? (
                value
              ) : (
                <>
                  <b>{value}</b> {labelOf(value)}
                </>
              )}
            </Chip>
          </li>
        ))}
      </Chips>
    </>
  );
}
