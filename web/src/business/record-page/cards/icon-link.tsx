import styled from '@emotion/styled';
import type { ComponentProps, ReactNode } from 'react';
import { phone } from '../../../ui/media/phone.ts';
import { Hint } from '../../../ui/overlays/hint.tsx';

const Square = styled('a')(({ theme: { vars } }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 28,
  height: 28,
  borderRadius: 6,
  color: vars.palette.text.secondary,
  '&:hover': { background: vars.palette.sunken, color: vars.palette.text.primary },
  '& > svg': { width: 16, height: 16, strokeWidth: 1.75 },
  [phone]: { width: 44, height: 44 },
}));

interface IconLinkProps extends ComponentProps<'a'> {
  label: string;
  icon: ReactNode;
}

/** A link out of the product that is an icon alone, such as one to a map or a mail; its name shows as a tooltip. */
export function IconLink({ label, icon, ...rest }: IconLinkProps) {
  return (
    <Hint title={label}>
      <Square {...rest} aria-label={label}>
        {icon}
      </Square>
    </Hint>
  );
}
