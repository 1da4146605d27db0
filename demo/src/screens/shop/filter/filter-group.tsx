import styled from '@emotion/styled';
import { Checkbox } from '@mandate/web/src/ui/fields/checkbox.tsx';
import { phone } from '@mandate/web/src/ui/media/phone.ts';
import { tabular } from '@mandate/web/src/ui/values/tabular.ts';
import type { ReactNode } from 'react';

/** Choices of one kind under their name. */
export const FilterGroup = styled('fieldset')(({ theme: { vars } }) => ({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  margin: 0,
  padding: '14px 0',
  border: 0,
  borderTop: `1px solid ${vars.palette.divider}`,
  // A legend takes its own line out of the border above it.
  '& > legend': { float: 'left', marginBottom: 6, padding: 0, fontSize: 13, lineHeight: '20px', fontWeight: 600 },
  '& > legend + *': { clear: 'both' },
}));

/** A choice with its box or circle before it, and how much there is of it behind it. */
export const FilterRow = styled('label')(({ theme: { vars } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 30,
  fontSize: 13,
  lineHeight: '20px',
  cursor: 'pointer',
  '& > small': { ...tabular, marginLeft: 'auto', fontSize: 12, color: vars.palette.ink3 },
  '& > input[type=radio]': {
    appearance: 'none',
    flex: 'none',
    width: 16,
    height: 16,
    margin: 0,
    border: `1.5px solid ${vars.palette.control}`,
    borderRadius: '50%',
    background: vars.palette.background.paper,
    cursor: 'pointer',
    '&:checked': { borderWidth: 5, borderColor: vars.palette.primary.main },
  },
  [phone]: { minHeight: 44, fontSize: 15 },
}));

interface ChoiceRowsProps<Value> {
  choices: readonly { value: Value; label: ReactNode; count: number }[];
  chosen: readonly Value[];
  onChoose: (chosen: Value[]) => void;
}

/** Boxes to tick: any number of the choices. */
export function ChoiceRows<Value extends string | number>({ choices, chosen, onChoose }: ChoiceRowsProps<Value>) {
  return choices.map(({ value, label, count }) => {
    const isChosen = chosen.includes(value);
    return (
      <FilterRow key={value}>
        <Checkbox
          checked={isChosen}
          onChange={() => onChoose(isChosen ? chosen.filter((one) => one !== value) : [...chosen, value])}
        />
        {label}
        <small>{count}</small>
      </FilterRow>
    );
  });
}
