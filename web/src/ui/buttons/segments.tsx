import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { phone } from '../media/phone.ts';
import { tabular } from '../values/tabular.ts';

/** What a few choices stand in side by side, each a button or the label of a radio button; the chosen one is raised. */
export const SegmentsWell = styled('div')(({ theme: { vars } }) => ({
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  padding: 2,
  borderRadius: 8,
  background: vars.palette.sunken,
  '& > button, & > label': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 6,
    minHeight: 28,
    padding: '0 10px',
    border: '1px solid transparent',
    borderRadius: 6,
    background: 'none',
    font: 'inherit',
    fontSize: 12,
    lineHeight: '16px',
    color: vars.palette.text.secondary,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '& > svg': { width: 16, height: 16, strokeWidth: 1.75 },
    '&:hover': { color: vars.palette.text.primary },
    '&[aria-pressed=true], &:has(:checked)': {
      background: vars.palette.background.paper,
      // A border that reaches 3 : 1 says which it is, beside the weight.
      borderColor: vars.palette.control,
      color: vars.palette.text.primary,
      fontWeight: 500,
    },
    [phone]: { minHeight: 40, padding: '0 8px', fontSize: 14 },
  },
}));

interface SegmentsProps<Value extends string> {
  /** What is chosen here. */
  label: string;
  value: Value;
  choices: readonly { value: Value; label: string; icon?: ReactNode }[];
  onChoose: (value: Value) => void;
}

/** A few ways to see the same thing, side by side; one of them is pressed. */
export function Segments<Value extends string>({ label, value, choices, onChoose }: SegmentsProps<Value>) {
  return (
    <SegmentsWell role="group" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChoose(choice.value)}
        >
          {choice.icon}
          {choice.label}
        </button>
      ))}
    </SegmentsWell>
  );
}
