import styled from '@emotion/styled';
import type { Field } from '@mandate/contract/facts/fields.ts';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../ui/badges/chip.tsx';
import { acceptKey } from '../../ui/fields/take-typed.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useEditing } from '../state/editing-context.ts';
import { type BoundField, FieldCell, type FieldProps } from './field-cell.tsx';

// A line of them has its room also before they are known, so that nothing below moves when they come.
const Chips = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 6, minHeight: 28, marginTop: 8 });

/** Words in no order: typed and entered, taken away one by one. */
export function Tags<Fields extends Record<string, Field>>(props: FieldProps<Fields>) {
  return (
    <FieldCell span={6} {...props}>
      {(field) => <TagEntry field={field} />}
    </FieldCell>
  );
}

function TagEntry({ field }: { field: BoundField }) {
  const { t } = useTranslation();
  const { form } = useEditing();
  const [typed, setTyped] = useState('');
  const tags = (field.value ?? []) as string[];

  function add(): void {
    const words = typed.split(',').map((word) => word.trim());
    const fresh = words.filter((word) => word !== '' && !tags.includes(word));
    setTyped('');
    if (fresh.length > 0) field.set([...tags, ...new Set(fresh)]);
  }

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault();
      add();
    } else if (event.key === acceptKey) {
      add();
    } else if (event.key === 'Backspace' && typed === '' && tags.length > 0) {
      field.set(tags.slice(0, -1));
    }
  }

  function remove(tag: string): void {
    field.set(tags.filter((other) => other !== tag));
    document.getElementById(field.frame.id)?.focus();
  }

  // A wrong tag is named by its place: the sentence stands at the whole field.
  const inner = form.state().problems.find(({ field: at }) => at.startsWith(`${field.path}.`));
  return (
    <>
      <TextField
        {...field.frame}
        // There may be none.
        isRequired={false}
        error={field.frame.error ?? inner?.message}
        placeholder={t('editor.addTag')}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={press}
        onBlur={add}
      />
      <Chips>
        {tags.map((tag) => (
          <li key={tag}>
            <Chip remove={{ label: t('editor.removeTag', { tag }), run: () => remove(tag) }}>{tag}</Chip>
          </li>
        ))}
      </Chips>
    </>
  );
}
