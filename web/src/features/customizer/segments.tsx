import styled from '@emotion/styled';
import { useId } from 'react';
import { SegmentsWell } from '../../ui/buttons/segments.tsx';
import { Group } from './group.tsx';

const Well = styled(SegmentsWell)(({ theme: { vars } }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  '& > label': {
    position: 'relative',
    padding: 0,
    whiteSpace: 'normal',
    '& > input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.palette.focus}`, outlineOffset: 2 },
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
