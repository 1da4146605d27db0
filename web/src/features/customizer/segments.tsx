import styled from '@emotion/styled';
import { useId } from 'react';
import { phone } from '../../ui/media/phone-and-narrow.ts';
import { Group } from './group.tsx';

const Well = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 2,
  padding: 2,
  borderRadius: 8,
  background: vars.palette.sunken,
  '& > label': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minHeight: 28,
    border: '1px solid transparent',
    borderRadius: 6,
    fontSize: 12,
    lineHeight: '16px',
    color: vars.palette.text.secondary,
    cursor: 'pointer',
    '& > input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
    '&:hover': { color: vars.palette.text.primary },
    '&:has(:checked)': {
      background: vars.palette.background.paper,
      // A border that reaches 3 : 1 says which it is, beside the weight.
      borderColor: vars.palette.control,
      color: vars.palette.text.primary,
      fontWeight: 500,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.palette.focus}`, outlineOffset: 2 },
    [phone]: { minHeight: 40, fontSize: 14 },
  },
}));

interface SegmentsProps<Value extends string> {
  legend: string;
  /** The legend is for screen readers alone. */
  isLegendHidden?: boolean;
  value: Value;
  choices: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
}

/** One of a few, beside each other. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { legend, isLegendHidden = false, value, choices, onChoose } = props;
  const name = useId();
  return (
    <Group legend={legend} isLegendHidden={isLegendHidden}>
      <Well>
        {choices.map((choice) => (
          <label key={choice.value}>
            <input type="radio" name={name} checked={choice.value === value} onChange={() => onChoose(choice.value)} />
            {choice.label}
          </label>
        ))}
      </Well>
    </Group>
  );
}
