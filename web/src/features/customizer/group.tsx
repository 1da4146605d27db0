import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../../ui/media/visually-hidden.tsx';

const Choices = styled('fieldset')(({ theme: { vars } }) => ({
  position: 'relative',
  '& > legend': {
    display: 'flex',
    justifyContent: 'space-between',
    width: '100%',
    padding: '0 0 8px',
    fontSize: 12,
    lineHeight: '16px',
    fontWeight: 600,
    color: vars.palette.text.primary,
    '& > small': { fontSize: 12, fontWeight: 400, color: vars.palette.ink3 },
  },
  '& > legend[data-hidden]': visuallyHidden,
}));

interface GroupProps {
  legend: string;
  isLegendHidden?: boolean;
  /** What is chosen, in words beside the legend. */
  chosen?: string;
  children: ReactNode;
}

/** Choices of which one holds. */
export function Group({ legend, isLegendHidden = false, chosen, children }: GroupProps) {
  return (
    <Choices>
      <legend data-hidden={isLegendHidden || undefined}>
        {legend}
        {chosen !== undefined && <small aria-hidden="true">{chosen}</small>}
      </legend>
      {children}
    </Choices>
  );
}
