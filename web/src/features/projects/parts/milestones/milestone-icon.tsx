import { useTheme } from '@emotion/react';
import type { MilestoneState } from './milestone-state.ts';

/** The radius of the sign of a milestone, in pixels. */
export const signRadius = 10;

interface MilestoneDiscProps {
  number: number;
  state: MilestoneState;
  /** Its middle. */
  x: string | number;
  y: number;
}

/** A disc with the number of a milestone: full when it is reached, dashed when it is waived, amber when it is late. Decoration. */
export function MilestoneDisc({ number, state, x, y }: MilestoneDiscProps) {
  const { palette } = useTheme().vars;
  const looks = {
    reached: { fill: palette.good.text, stroke: palette.good.text, ink: palette.background.paper },
    waived: { fill: palette.background.paper, stroke: palette.ink3, ink: palette.ink3 },
    late: { fill: palette.caution.tint, stroke: palette.caution.text, ink: palette.caution.text },
    open: { fill: palette.background.paper, stroke: palette.control, ink: palette.text.primary },
  };
  const { fill, stroke, ink } = looks[state];
  return (
    <>
      <circle
        cx={x}
        cy={y}
        r={signRadius}
        strokeWidth={1.5}
        strokeDasharray={state === 'waived' ? '2.6 2.2' : undefined}
        style={{ fill, stroke }}
      />
      <text x={x} y={y + 4} textAnchor="middle" fontSize={11} fontWeight={600} style={{ fill: ink }}>
        {number}
      </text>
    </>
  );
}

/** The disc of a milestone beside its row. Decoration: what it tells is said in words. */
export function MilestoneIcon({ number, state }: { number: number; state: MilestoneState }) {
  return (
    <svg width={22} height={22} aria-hidden="true" style={{ flex: 'none' }}>
      <MilestoneDisc number={number} state={state} x={11} y={11} />
    </svg>
  );
}
