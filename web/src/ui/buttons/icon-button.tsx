import styled from '@emotion/styled';
import type { ComponentProps, ReactNode } from 'react';
import { phone } from '../media/phone.ts';

const Square = styled('button')(({ theme: { vars } }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 36,
  height: 36,
  padding: 0,
  border: 0,
  borderRadius: 6,
  background: 'transparent',
  color: vars.palette.text.secondary,
  cursor: 'pointer',
  transition: 'background-color 120ms',
  '& > svg': { width: 18, height: 18, strokeWidth: 1.75 },
  '&:hover': { background: vars.palette.sunken, color: vars.palette.text.primary },
  '&:disabled, &[aria-disabled=true]': {
    color: vars.palette.text.disabled,
    background: 'transparent',
    cursor: 'default',
  },
  '&[data-size=toolbar]': { width: 32, height: 32 },
  '&[data-size=row]': { width: 28, height: 28, '& > svg': { width: 16, height: 16 } },
  [phone]: { '&&': { minWidth: 44, minHeight: 44 } },
}));

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** What the button does, read to those who cannot see the icon. */
  label: string;
  icon: ReactNode;
  size?: 'row' | 'toolbar' | 'page';
}

/** A button of an icon alone. Outside of bars whose icons everybody knows, take {@link TooltipIconButton}. */
export function IconButton({ label, icon, size = 'page', ...rest }: IconButtonProps) {
  return (
    <Square type="button" {...rest} aria-label={label} data-size={size}>
      {icon}
    </Square>
  );
}
