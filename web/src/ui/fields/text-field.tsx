import styled from '@emotion/styled';
import type { ComponentProps, ReactNode } from 'react';
import { tabular } from '../values/tabular.ts';
import { FieldBox, FieldFrame, type FieldFrameProps } from './field-frame.tsx';

const Figures = { ...tabular, textAlign: 'right' } as const;
const Input = styled('input')({ '&[data-figures]': Figures });
const Area = styled('textarea')({ resize: 'vertical', margin: '8px 0', minHeight: 20 });
const Unit = styled('span')(({ theme: { vars } }) => ({
  fontSize: 12,
  color: vars.palette.ink3,
  whiteSpace: 'nowrap',
}));

interface TextFieldProps extends FieldFrameProps, Omit<ComponentProps<'input'>, 'size'> {
  /** 32 in toolbars, 36 in forms, 40 on session pages. */
  size?: 'toolbar' | 'page' | 'large';
  /** An icon before the text. */
  icon?: ReactNode;
  /** A control after the text, such as one that shows the password. */
  end?: ReactNode;
  /** The unit of a figure, set apart from it. */
  unit?: string | undefined;
  /** The text is a figure: right-aligned, tabular. */
  isFigure?: boolean;
}

/** A one-line text input with its label above. Takes what an input takes, `ref` included, so a form can register it. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    isLabelHidden,
    isRequired,
    hint,
    error,
    id,
    size = 'page',
    icon,
    end,
    unit,
    isFigure,
    ...input
  } = props;
  const frame = { label, isLabelHidden: isLabelHidden ?? false, isRequired, hint, error, id };
  return (
    <FieldFrame {...frame}>
      {(links) => (
        <FieldBox data-size={size}>
          {icon}
          <Input
            type="text"
            inputMode={isFigure ? 'decimal' : undefined}
            {...input}
            {...links}
            data-figures={isFigure || undefined}
          />
          {unit && <Unit>{unit}</Unit>}
          {end}
        </FieldBox>
      )}
    </FieldFrame>
  );
}

/** A text input of several lines. */
export function TextArea(props: FieldFrameProps & ComponentProps<'textarea'>) {
  const { label, isLabelHidden, isRequired, hint, error, id, ...area } = props;
  const frame = { label, isLabelHidden: isLabelHidden ?? false, isRequired, hint, error, id };
  return (
    <FieldFrame {...frame}>
      {(links) => (
        <FieldBox>
          <Area rows={3} {...area} {...links} />
        </FieldBox>
      )}
    </FieldFrame>
  );
}
