import styled from '@emotion/styled';
import { phone } from '@mandate/web/src/ui/media/phone.ts';
import type { ComponentProps, ReactNode } from 'react';

/** Gives the product's box another colour where it is ticked: `ink` or `good`. */
export const Tinted = styled('span')(({ theme: { vars } }) => ({
  display: 'inline-flex',
  '&[data-tone=ink] input:checked + span': {
    background: vars.palette.text.primary,
    borderColor: vars.palette.text.primary,
    color: vars.palette.background.paper,
  },
  '&[data-tone=good] input:checked + span': {
    background: vars.palette.good.text,
    borderColor: vars.palette.good.text,
    color: vars.palette.background.paper,
  },
}));

const Sign = styled('span')(({ theme: { vars } }) => ({
  position: 'relative',
  display: 'inline-flex',
  // As far left as every other box.
  margin: '-4px 0 -4px -4px',
  padding: 4,
  color: vars.palette.control,
  '& > input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  '& > svg': { width: 24, height: 24, strokeWidth: 1.75 },
  '&:has(:checked)': { color: vars.palette.primaryText },
  '&[data-tone=heart]:has(:checked)': { color: vars.palette.bad.text, '& > svg': { fill: 'currentColor' } },
  '&[data-size=large] > svg': { width: 28, height: 28 },
  '&:has(:focus-visible)': { outline: `2px solid ${vars.palette.focus}`, borderRadius: 4 },
}));

interface IconCheckboxProps extends Omit<ComponentProps<'input'>, 'size' | 'type'> {
  icon: ReactNode;
  tickedIcon: ReactNode;
  'data-tone'?: 'heart';
  'data-size'?: 'large';
}

/** A box whose sign is an icon, one for each state. */
export function IconCheckbox({ icon, tickedIcon, 'data-tone': tone, 'data-size': size, ...rest }: IconCheckboxProps) {
  return (
    <Sign data-tone={tone} data-size={size}>
      <input type="checkbox" {...rest} />
      {rest.checked ? tickedIcon : icon}
    </Sign>
  );
}

/** A box of its own with its words. */
export const BoxLabel = styled('label')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  fontSize: 13,
  lineHeight: '20px',
  cursor: 'pointer',
  [phone]: { minHeight: 44, fontSize: 15 },
});
