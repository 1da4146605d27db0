import styled from '@emotion/styled';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { FieldBox, FieldFrame, type FieldFrameProps } from './field-frame.tsx';

const Native = styled('select')(({ theme: { vars } }) => ({
  appearance: 'none',
  alignSelf: 'stretch',
  cursor: 'pointer',
  margin: '0 -34px 0 0',
  '&&': { paddingRight: 34 },
  '& option': { background: vars.palette.background.paper, color: vars.palette.text.primary },
  '& + svg': { pointerEvents: 'none' },
}));

/** One choice of a select field. */
export interface Choice {
  value: string;
  label: string;
  /** Shown, and not to be chosen. */
  isOff?: boolean;
}

interface SelectFieldProps extends FieldFrameProps, Omit<ComponentProps<'select'>, 'size' | 'children'> {
  choices: readonly Choice[];
  /** The label of choosing nothing; without it something is always chosen. */
  none?: string | undefined;
  size?: 'toolbar' | 'page';
}

/** A choice of a short list, in the platform's own list. Takes what a select takes, `ref` included. */
export function SelectField(props: SelectFieldProps) {
  const { label, isLabelHidden, isRequired, hint, error, id, choices, none, size = 'page', ...select } = props;
  // What always has a choice asks for none.
  const isAsked = isRequired && none !== undefined;
  const frame = { label, isLabelHidden: isLabelHidden ?? false, isRequired: isAsked, hint, error, id };
  return (
    <FieldFrame {...frame}>
      {(links) => (
        <FieldBox data-size={size}>
          <Native {...select} {...links}>
            {none !== undefined && <option value="">{none}</option>}
            {choices.map(({ value, label: text, isOff }) => (
              <option key={value} value={value} disabled={isOff}>
                {text}
              </option>
            ))}
          </Native>
          <ChevronDown aria-hidden="true" />
        </FieldBox>
      )}
    </FieldFrame>
  );
}
