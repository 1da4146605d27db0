import styled from '@emotion/styled';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { type ComponentProps, useEffect, useRef } from 'react';
import { phone } from '../media/phone.ts';

const Label = styled('label')(({ theme: { vars } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  fontSize: 13,
  lineHeight: '20px',
  color: vars.palette.text.primary,
  cursor: 'pointer',
  [phone]: { minHeight: 44, fontSize: 15 },
}));

const Box = styled('span')(({ theme: { vars } }) => ({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 16,
  height: 16,
  '& > input': {
    position: 'absolute',
    // A target of 24 px around a box of 16 (WCAG 2.5.8).
    inset: -4,
    width: 24,
    height: 24,
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
    zIndex: 1,
  },
  '& > span': {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    border: `1.5px solid ${vars.palette.control}`,
    borderRadius: 4,
    background: vars.palette.background.paper,
    color: vars.palette.primary.contrastText,
    '& > svg': { width: 12, height: 12, strokeWidth: 3, visibility: 'hidden' },
  },
  '& > input:checked + span, & > input:indeterminate + span': {
    background: vars.palette.primary.main,
    borderColor: vars.palette.primary.main,
    '& > svg': { visibility: 'visible' },
  },
  '& > input:focus-visible + span': { outline: `2px solid ${vars.palette.focus}`, outlineOffset: 2 },
  '& > input:disabled': { cursor: 'default' },
  '& > input:disabled + span': {
    background: vars.palette.sunken,
    borderColor: vars.palette.line2,
    color: vars.palette.text.disabled,
  },
}));

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** The words beside the box. In rows without words give `aria-label` instead. */
  label?: string;
  /** Some of what it stands for is ticked, not all. */
  isPartial?: boolean;
}

/** A box to tick. */
export function Checkbox({ label, isPartial = false, ref, ...input }: CheckboxProps) {
  const own = useRef<HTMLInputElement | null>(null);
  useEffect(() => {
    if (own.current) own.current.indeterminate = isPartial;
  }, [isPartial]);
  const box = (
    <Box>
      <input
        type="checkbox"
        {...input}
        ref={(element) => {
          own.current = element;
          if (typeof ref === 'function') return ref(element);
          if (ref) ref.current = element;
        }}
      />
      <span aria-hidden="true">{isPartial ? <Minus /> : <Check />}</span>
    </Box>
  );
  return label === undefined ? (
    box
  ) : (
    <Label>
      {box}
      {label}
    </Label>
  );
}
