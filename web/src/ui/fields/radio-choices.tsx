import styled from '@emotion/styled';
import { useId } from 'react';
import { phone } from '../media/phone.ts';
import { FieldSet } from './field-set.tsx';

const Group = styled(FieldSet)(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 8,
  '& > label': {
    display: 'grid',
    gridTemplateColumns: '16px minmax(0, 1fr)',
    gap: '0 10px',
    padding: '9px 12px',
    border: `1px solid ${vars.palette.divider}`,
    borderRadius: 8,
    fontSize: 13,
    lineHeight: '20px',
    fontWeight: 500,
    cursor: 'pointer',
    '& > small': {
      gridColumn: 2,
      fontSize: 12,
      lineHeight: '16px',
      fontWeight: 400,
      color: vars.palette.text.secondary,
    },
    '& > input': { width: 16, height: 16, margin: '2px 0', accentColor: vars.palette.primary.main },
    '&:has(:checked)': { borderColor: vars.palette.primary.main, background: vars.palette.tint },
    '&:has(:disabled)': { cursor: 'default', color: vars.palette.text.secondary },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.palette.focus}`, outlineOffset: 2 },
    '& > input:focus-visible': { outline: 'none' },
    [phone]: { minHeight: 44, fontSize: 15 },
  },
}));

interface RadioChoicesProps<Value extends string> {
  legend: string;
  value: Value;
  choices: readonly { value: Value; label: string; hint: string }[];
  isOff?: boolean;
  onChoose: (value: Value) => void;
}

/** One of a few choices, each with a sentence that says what it does. */
export function RadioChoices<Value extends string>(props: RadioChoicesProps<Value>) {
  const { legend, value, choices, isOff = false, onChoose } = props;
  const name = useId();
  return (
    <Group>
      <legend>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input
            type="radio"
            name={name}
            aria-describedby={`${name}-${choice.value}`}
            aria-label={choice.label}
            checked={choice.value === value}
            disabled={isOff}
            onChange={() => onChoose(choice.value)}
          />
          <span>{choice.label}</span>
          <small id={`${name}-${choice.value}`}>{choice.hint}</small>
        </label>
      ))}
    </Group>
  );
}
