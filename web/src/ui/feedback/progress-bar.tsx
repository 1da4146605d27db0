import styled from '@emotion/styled';
import { calm } from '../media/phone.ts';

const Track = styled('div')(({ theme: { vars } }) => ({
  height: 8,
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

interface ProgressBarProps {
  /** What it is that goes on. */
  label: string;
  /** How far it is, in words. */
  text: string;
  done: number;
  total: number;
}

/** How far work is that can be counted. */
export function ProgressBar({ label, text, done, total }: ProgressBarProps) {
  return (
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
  );
}
