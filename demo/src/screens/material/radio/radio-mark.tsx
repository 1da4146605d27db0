import styled from '@emotion/styled';
import { phone } from '@mandate/web/src/ui/media/phone.ts';
import type { ComponentProps } from 'react';

const Label = styled('label')(({ theme: { vars } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
  minHeight: 28,
  minWidth: 24,
  fontSize: 13,
  lineHeight: '20px',
  color: vars.palette.text.primary,
  cursor: 'pointer',
  '& > input': { width: 18, height: 18, margin: 3, accentColor: vars.palette.primary.main, cursor: 'inherit' },
  '&[data-place=end]': { flexDirection: 'row-reverse' },
  '&[data-place=top]': { flexDirection: 'column', gap: 4 },
  '&[data-place=bottom]': { flexDirection: 'column-reverse', gap: 4 },
  '&[data-look=good] > input': { accentColor: vars.palette.good.text },
  '&[data-look=plain] > input': { accentColor: vars.palette.text.secondary },
  '&[data-look=small] > input': { width: 14, height: 14, margin: 5 },
  '&:has(:disabled)': { color: vars.palette.text.disabled, cursor: 'default' },
  [phone]: { minHeight: 44, minWidth: 44, fontSize: 15 },
}));

interface RadioMarkProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  /** The words beside it. Without words give `aria-label` instead. */
  label?: string;
  /** On which side the words stand. */
  place?: 'top' | 'start' | 'bottom' | 'end';
  look?: 'good' | 'plain' | 'small' | undefined;
  onChoose: () => void;
}

/** One of several, of which one is chosen. */
export function RadioMark({ label, place = 'end', look, onChoose, ...input }: RadioMarkProps) {
  return (
    <Label data-place={place} data-look={look}>
      {label}
      <input type="radio" onChange={onChoose} {...input} />
    </Label>
  );
}
