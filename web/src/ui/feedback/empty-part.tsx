import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { EmptyDrawing, type EmptyKind } from './empty-drawing.tsx';

const Line = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: '8px 16px',
  minWidth: 0,
  padding: '8px 0',
  '& > svg': { width: 56, height: 36 },
  '& > div': { flex: 1, minWidth: 0, fontSize: 13, lineHeight: '20px', color: vars.palette.text.secondary },
  '& strong': { display: 'block', fontWeight: 500, color: vars.palette.text.primary },
  '& > div > span': { display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 8 },
}));

interface EmptyPartProps {
  kind?: EmptyKind;
  title?: string;
  /** What would stand here, or why it does not. */
  text: ReactNode;
  /** The next act, as a button of size `row`; none where it stands beside already. */
  action?: ReactNode;
}

/** What stands where a part of a page would have rows: a section of an editor, a card of a panel, a chart. */
export function EmptyPart({ kind = 'nothingYet', title, text, action }: EmptyPartProps) {
  return (
    <Line role={kind === 'failed' ? 'alert' : undefined}>
      <EmptyDrawing kind={kind} />
      <div>
        {title && <strong>{title}</strong>}
        {text}
        {action && <span>{action}</span>}
      </div>
    </Line>
  );
}
