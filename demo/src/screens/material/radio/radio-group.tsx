import styled from '@emotion/styled';
import { useId } from 'react';
import { RadioMark } from './radio-mark.tsx';

const Group = styled('fieldset')(({ theme: { vars } }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 2,
  minWidth: 150,
  '& > legend': {
    padding: 0,
    marginBottom: 6,
    fontSize: 12,
    lineHeight: '16px',
    fontWeight: 500,
    color: vars.palette.text.secondary,
  },
  '&[data-place=start] > label': { alignSelf: 'stretch', justifyContent: 'space-between' },
}));

interface RadioGroupProps<Value extends string> {
  legend: string;
  value: Value;
  choices: readonly { value: Value; label: string; isOff?: boolean }[];
  /** On which side of the marks their words stand. */
  place?: 'start' | 'end';
  /** The keyboard is at the chosen one when they appear. */
  isFocused?: boolean;
  onChoose: (value: Value) => void;
}

/** One of a few choices whose names say enough. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { legend, value, choices, place = 'end', isFocused = false, onChoose } = props;
  const name = useId();
  return (
    <Group data-place={place}>
      <legend>{legend}</legend>
      {choices.map((choice) => (
        <RadioMark
          key={choice.value}
          name={name}
          label={choice.label}
          place={place}
          checked={choice.value === value}
          disabled={choice.isOff}
          autoFocus={isFocused && choice.value === value}
          onChoose={() => onChoose(choice.value)}
        />
      ))}
    </Group>
  );
}
