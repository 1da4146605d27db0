import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { phone } from '../media/phone.ts';

const Label = styled('label')(({ theme: { vars } }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 32,
  fontSize: 13,
  lineHeight: '20px',
  color: vars.palette.text.primary,
  cursor: 'pointer',
  '& > input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  '& > i': {
    flex: 'none',
    width: 32,
    height: 18,
    borderRadius: 999,
    border: `2px solid ${vars.palette.control}`,
    background: vars.palette.control,
    transition: 'background-color 120ms, border-color 120ms',
    '&::before': {
      content: '""',
      display: 'block',
      width: 14,
      height: 14,
      borderRadius: '50%',
      background: vars.palette.background.paper,
      transition: 'transform 120ms',
    },
  },
  '& > input:checked + i': {
    background: vars.palette.primary.main,
    borderColor: vars.palette.primary.main,
    '&::before': { transform: 'translateX(14px)', background: vars.palette.primary.contrastText },
  },
  '& > input:focus-visible + i': { outline: `2px solid ${vars.palette.focus}`, outlineOffset: 2 },
  '&:has(:disabled)': { color: vars.palette.text.disabled, cursor: 'default', '& > i': { opacity: 0.5 } },
  '@media (forced-colors: active)': { '& > i': { background: 'Canvas', '&::before': { background: 'CanvasText' } } },
  [phone]: { minHeight: 44, fontSize: 15 },
}));

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'checked'> {
  label: string;
  isOn: boolean;
}

/** Something that is on or off, and takes effect at once. */
export function Switch({ label, isOn, ...input }: SwitchProps) {
  return (
    <Label>
      {label}
      <input type="checkbox" role="switch" aria-checked={isOn} checked={isOn} {...input} />
      <i aria-hidden="true" />
    </Label>
  );
}
