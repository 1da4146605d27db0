import styled from '@emotion/styled';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';

const Line = styled('span')(({ theme: { vars } }) => ({
  display: 'flex',
  gap: 5,
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 500,
  color: vars.palette.bad.text,
  '& > svg': { width: 14, height: 14, marginTop: 1 },
}));

/** What is wrong with a group of controls, as fields say it of themselves. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Line id={id}>
      <CircleAlert aria-hidden="true" />
      {children}
    </Line>
  );
}
