import styled from '@emotion/styled';
import type { ComponentProps, ReactNode } from 'react';
import { Spinner } from '../ui/feedback/spinner.tsx';

const Styled = styled('button')(({ theme: { vars } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minHeight: 44,
  padding: '0 16px',
  border: `1px solid ${vars.palette.control}`,
  borderRadius: 6,
  background: vars.palette.background.paper,
  color: vars.palette.text.primary,
  fontSize: 15,
  fontWeight: 500,
  cursor: 'pointer',
  '& > svg': { width: 18, height: 18, strokeWidth: 1.75 },
  '&:hover': { background: vars.palette.hover },
  '&[data-look=primary]': {
    borderColor: vars.palette.primary.main,
    background: vars.palette.primary.main,
    color: vars.palette.primary.contrastText,
  },
  '&[data-look=primary]:hover': { background: vars.palette.primary.dark },
  '&[data-busy]': { cursor: 'progress' },
}));

interface PublicButtonProps extends ComponentProps<'button'> {
  look?: 'primary' | 'secondary';
  /** What is under way, in words; the button does not answer meanwhile. */
  busyLabel?: string | null;
  icon?: ReactNode;
}

/** A button of the page behind a link: large enough for a thumb. */
export function PublicButton({ look = 'secondary', busyLabel = null, icon, children, ...rest }: PublicButtonProps) {
  const isBusy = busyLabel !== null;
  const silent = isBusy ? { onClick: (event: { preventDefault: () => void }) => event.preventDefault() } : {};
  return (
    <Styled
      type="button"
      {...rest}
      {...silent}
      data-look={look}
      data-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
    >
      {isBusy ? <Spinner /> : icon}
      {busyLabel ?? children}
    </Styled>
  );
}
