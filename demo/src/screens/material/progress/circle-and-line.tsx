import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentProps } from 'react';

const turning = keyframes({ to: { transform: 'rotate(360deg)' } });
const growing = keyframes({
  from: { strokeDasharray: '1px, 200px', strokeDashoffset: 0 },
  '50%': { strokeDasharray: '100px, 200px', strokeDashoffset: '-15px' },
  to: { strokeDasharray: '1px, 200px', strokeDashoffset: '-126px' },
});
const running = keyframes({ from: { left: '-35%', right: '100%' }, '60%, to': { left: '100%', right: '-90%' } });
const following = keyframes({ from: { left: '-200%', right: '100%' }, '60%, to': { left: '107%', right: '-8%' } });

const Ring = styled('span')(({ theme: { vars } }) => ({
  display: 'inline-block',
  width: 40,
  height: 40,
  color: vars.palette.primary.main,
  '&[data-tone=good]': { color: vars.palette.good.text },
  '& circle': { stroke: 'currentColor', fill: 'none', strokeWidth: 3.6 },
  '& circle + circle': { stroke: 'currentColor' },
  '& circle:first-of-type:not(:only-of-type)': { color: vars.palette.line2, opacity: 0.5 },
  '&:not([aria-valuenow])': {
    animation: `${turning} 1.4s linear infinite`,
    // Halted before it began, half of it is in sight.
    '& circle': { animation: `${growing} 1.4s ease-in-out -0.7s infinite` },
  },
}));

const Bar = styled('span')(({ theme: { vars } }) => ({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  height: 8,
  borderRadius: 4,
  background: vars.palette.sunken,
  '& > span': {
    position: 'absolute',
    insetBlock: 0,
    left: 0,
    borderRadius: 4,
    background: vars.palette.primary.main,
    transition: 'width 400ms linear',
  },
  '&[data-tone=good] > span': { background: vars.palette.good.text },
  '&:not([aria-valuenow]) > span': {
    // Halted before it began, its bar is in sight.
    animation: `${running} 2.1s cubic-bezier(0.65, 0.815, 0.735, 0.395) -0.7s infinite`,
    '& + span': { animation: `${following} 2.1s cubic-bezier(0.165, 0.84, 0.44, 1) 1.15s infinite` },
  },
}));

interface ProgressProps extends ComponentProps<'span'> {
  /** In the colour of success. */
  'data-tone'?: 'good';
  /** How far it is, of 100; without it, it goes on. */
  value?: number;
}

function said(value: number | undefined) {
  return {
    role: 'progressbar',
    ...(value !== undefined && { 'aria-valuenow': value, 'aria-valuemin': 0, 'aria-valuemax': 100 }),
  };
}

const around = 2 * Math.PI * 20.2;

/** How far something is, or that it goes on, as a circle. */
export function Circle({ value, ...rest }: ProgressProps) {
  const place = { cx: 44, cy: 44, r: 20.2 };
  return (
    <Ring {...said(value)} {...rest}>
      <svg viewBox="22 22 44 44" aria-hidden="true">
        {value !== undefined && <circle {...place} />}
        <circle
          {...place}
          {...(value !== undefined && {
            strokeDasharray: around,
            strokeDashoffset: around * (1 - value / 100),
            transform: 'rotate(-90 44 44)',
          })}
        />
      </svg>
    </Ring>
  );
}

/** The same as a line. */
export function Line({ value, ...rest }: ProgressProps) {
  return (
    <Bar {...said(value)} {...rest}>
      <span style={value === undefined ? undefined : { width: `${value}%` }} />
      {value === undefined && <span />}
    </Bar>
  );
}
