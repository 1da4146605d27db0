import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { calm, tabular } from '../../ui/media.ts';
import { Spinner } from '../../ui/spinner.tsx';

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minHeight: 32,
  ...tabular,
  fontSize: 13,
  lineHeight: '20px',
  '& > p': { flex: 1, minWidth: 160, overflowWrap: 'anywhere' },
});

const Track = styled('div')(({ theme: { vars } }) => ({
  height: 8,
  marginTop: 8,
  borderRadius: 4,
  overflow: 'hidden',
  background: vars.palette.sunken,
  '& > span': {
    display: 'block',
    height: '100%',
    borderRadius: 4,
    background: vars.palette.primary.main,
    transition: 'width 300ms',
    [calm]: { transition: 'none' },
  },
}));

interface ImportProgressProps {
  /** What it is that goes on. */
  label: string;
  text: string;
  /** Null while it cannot be counted. */
  done: number | null;
  total: number;
  actions?: ReactNode;
}

/** Work that goes on: how far it is where that is known, and how to stop it. */
export function ImportProgress({ label, text, done, total, actions }: ImportProgressProps) {
  return (
    <div>
      <Line>
        {done === null && <Spinner />}
        <p role="status">{text}</p>
        {actions}
      </Line>
      {done !== null && (
        <Track
          role="progressbar"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={total}
          aria-valuenow={done}
          aria-valuetext={text}
        >
          <span style={{ width: `${total === 0 ? 100 : (100 * Math.min(done, total)) / total}%` }} />
        </Track>
      )}
    </div>
  );
}
