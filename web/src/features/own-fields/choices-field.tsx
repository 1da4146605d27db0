import styled from '@emotion/styled';
import { ownField } from '@mandate/contract/entities/own-field.ts';
import { useTranslation } from 'react-i18next';
import { type Item, itemsIn } from '../../business/list-items/items-in.ts';
import { ListEntry } from '../../business/list-items/list-entry.tsx';
import { FieldCell } from '../../form/fields/field-cell.tsx';
import { useEditing, useForm } from '../../form/state/editing-context.ts';
import { fieldLabel } from '../../records/words/words.ts';
import { Tag } from '../../ui/badges/chip.tsx';

const Label = styled('p')(({ theme: { vars } }) => ({
  marginBottom: 4,
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 500,
  color: vars.palette.text.secondary,
}));

const Read = styled('div')({ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 4 });

const blankItem: Item = { code: '', label: '', isActive: true };

/** What can be chosen, of a field that is a choice: in its order, some of it kept and no longer offered. */
export function ChoicesField() {
  const { t } = useTranslation();
  const { form, isReading } = useEditing();
  const isChoice = useForm(form, ({ values }) => values.kind === 'choice');
  const value = useForm(form, ({ values }) => values.choices);
  if (!isChoice) return null;
  const label = fieldLabel(ownField, 'choices');
  if (isReading) {
    return (
      <Read role="group" aria-label={label}>
        {itemsIn(value).map((item) => (
          <Tag key={item.code}>{item.isActive ? item.label : t('ownFieldForm.notOffered', { label: item.label })}</Tag>
        ))}
      </Read>
    );
  }
  return (
    <FieldCell of={ownField} name="choices" span={6}>
      {(field) => (
        <>
          <Label aria-hidden="true">{label}</Label>
          <ListEntry field={field} blank={blankItem} />
        </>
      )}
    </FieldCell>
  );
}
