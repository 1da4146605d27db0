import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { EmptyDrawing, type EmptyKind } from './empty-drawing.tsx';

const Box = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 4,
  padding: '40px 16px',
  textAlign: 'center',
  '& > svg': { marginBottom: 12 },
  '& > h2': { fontSize: 13, lineHeight: '20px', fontWeight: 600 },
  '& > p': { maxWidth: 400, fontSize: 12, lineHeight: '16px', color: vars.palette.text.secondary, textWrap: 'balance' },
  '& > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8, marginTop: 12 },
}));

interface EmptyStateProps {
  kind: EmptyKind;
  title: string;
  /** What it is for, the filter in words, the reason, or whom to ask. */
  text: ReactNode;
  /** The next act, as a button of size `row`. */
  action?: ReactNode;
}

/** What stands where rows would stand. */
export function EmptyState({ kind, title, text, action }: EmptyStateProps) {
  return (
    <Box role={kind === 'failed' ? 'alert' : undefined}>
      <EmptyDrawing kind={kind} />
      <h2>{title}</h2>
      <p>{text}</p>
      {action && <div>{action}</div>}
    </Box>
  );
}
