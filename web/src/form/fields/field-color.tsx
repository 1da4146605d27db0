import styled from '@emotion/styled';
import type { Field } from '@mandate/contract/facts/fields.ts';
import { useTranslation } from 'react-i18next';
import { ColorName } from '../../records/values/color-name.tsx';
import { choiceLabel } from '../../records/words/words.ts';
import { FieldFrame } from '../../ui/fields/field-frame.tsx';
import { phone } from '../../ui/media/phone.ts';
import { useEditing } from '../state/editing-context.ts';
import { type BoundField, FieldCell, type FieldProps } from './field-cell.tsx';

const Choices = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& > label': {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 36,
    padding: '0 12px 0 10px',
    border: `1px solid ${vars.palette.line2}`,
    borderRadius: 6,
    fontSize: 13,
    lineHeight: '20px',
    cursor: 'pointer',
    '&:hover': { background: vars.palette.hover },
    '&:has(:checked)': {
      borderColor: vars.palette.primary.main,
      boxShadow: `inset 0 0 0 1px ${vars.palette.primary.main}`,
      background: vars.palette.tint,
      fontWeight: 500,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.palette.focus}`, outlineOffset: 2 },
    '& > input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
    [phone]: { minHeight: 44 },
  },
}));

/** One of the colours, each shown with its name. */
export function Color<Fields extends Record<string, Field>>(props: FieldProps<Fields>) {
  return (
    <FieldCell span={6} {...props}>
      {(field) => <ColorEntry field={field} name={props.name} />}
    </FieldCell>
  );
}

function ColorEntry({ field, name }: { field: BoundField; name: string }) {
  const { t } = useTranslation();
  const { entity, isNew } = useEditing();
  const { facts, frame, value } = field;
  const colors = facts.choices ?? [];
  const hint = isNew && facts.isGivenFirst ? t('editor.colorGiven') : undefined;
  // The label names the group; what it leads to is the colour chosen, else the first.
  const at = colors.includes(String(value)) ? value : colors[0];
  return (
    <FieldFrame {...frame} hint={hint}>
      {({ id, ...links }) => (
        <Choices role="radiogroup" aria-label={frame.label} aria-describedby={links['aria-describedby']}>
          {colors.map((color) => (
            <label key={color}>
              <input
                id={color === at ? id : undefined}
                type="radio"
                name={id}
                checked={value === color}
                onChange={() => field.set(color)}
              />
              <ColorName color={color} name={choiceLabel(entity, name, color)} />
            </label>
          ))}
        </Choices>
      )}
    </FieldFrame>
  );
}
