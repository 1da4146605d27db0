import { ownField } from '@mandate/contract/entities/own-field.ts';
import type { OwnFieldNoun } from '@mandate/contract/own-fields/own-field-nouns.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BoundField, FieldCell } from '../../form/fields/field-cell.tsx';
import { shownText } from '../../form/fields/field-texts.tsx';
import { useEditing, useForm } from '../../form/state/editing-context.ts';
import { formSections, sectionTitle } from '../../records/own-fields/form-sections.ts';
import { titleKey } from '../../records/own-fields/own-groups.ts';
import { TextField } from '../../ui/fields/text-field.tsx';

/** The section an own field stands in: one the form has, by its name in every language, or one of the firm's own. */
export function SectionField() {
  const { form } = useEditing();
  const noun = useForm(form, ({ values }) => (values.entity ?? null) as OwnFieldNoun | null);
  return (
    <FieldCell of={ownField} name="section" span={4}>
      {(field) => <SectionEntry field={field} noun={noun} />}
    </FieldCell>
  );
}

function SectionEntry({ field, noun }: { field: BoundField; noun: OwnFieldNoun | null }) {
  const { t } = useTranslation();
  const list = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const held = shownText(field.value);
  const own = noun === null ? [] : formSections(noun).map((name) => ({ name, title: sectionTitle(noun, name) }));
  const title = own.find(({ name }) => name === held)?.title ?? held;

  function type(text: string): void {
    setTyped(text);
    const named = own.find((section) => titleKey(section.title) === titleKey(text));
    field.set(named?.name ?? (text.trim() === '' ? null : text));
  }

  return (
    <>
      <TextField
        {...field.frame}
        hint={field.frame.hint ?? t('ownFieldForm.sectionHint')}
        list={list}
        autoComplete="off"
        value={typed ?? title}
        onChange={({ target }) => type(target.value)}
        onBlur={() => setTyped(null)}
      />
      <datalist id={list}>
        {own.map(({ name, title: words }) => (
          <option key={name} value={words} />
        ))}
      </datalist>
    </>
  );
}
