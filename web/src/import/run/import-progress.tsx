import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { tabular } from '../../ui/values/tabular.ts';

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

const Bar = styled('div')({ marginTop: 8 });

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
        <Bar>
          <ProgressBar label={label} text={text} done={done} total={total} />
        </Bar>
      )}
    </div>
  );
}
