import styled from '@emotion/styled';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../../ui/badges/chip.tsx';
import { acceptKey } from '../../../ui/fields/take-typed.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';

/** Entries that can be taken away, below where they are chosen or typed. */
export const Chips = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  marginTop: 8,
  '&:empty': { display: 'none' },
});

interface SeveralTextsProps {
  frame: { id: string; label: string; isRequired: boolean; error: string | undefined };
  values: readonly string[];
  onChange: (values: string[]) => void;
}

/** Several short texts: typed and entered, taken away one by one. */
export function SeveralTexts({ frame, values, onChange }: SeveralTextsProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');

  function add(): void {
    const text = typed.trim();
    setTyped('');
    if (text !== '' && !values.includes(text)) onChange([...values, text]);
  }

  function press(event: KeyboardEvent): void {
    if (event.key === 'Enter' || event.key === acceptKey) {
      event.preventDefault();
      add();
    } else if (event.key === 'Backspace' && typed === '' && values.length > 0) {
      onChange(values.slice(0, -1));
    }
  }

  function remove(value: string): void {
    onChange(values.filter((other) => other !== value));
    document.getElementById(frame.id)?.focus();
  }

  return (
    <>
      <TextField
        {...frame}
        placeholder={t('editor.addTag')}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={press}
        onBlur={add}
      />
      <Chips>
        {values.map((value) => (
          <li key={value}>
            <Chip remove={{ label: t('editor.removeTag', { tag: value }), run: () => remove(value) }}>{value}</Chip>
          </li>
        ))}
      </Chips>
    </>
  );
}
