import type { ReactNode } from 'react';

interface Card {
  at: [number, number];
  ground: string;
  sign: ReactNode;
  bars: [main: number, second: number, figureAt: number];
  inks: [main: string, second: string, figure: string];
}

const circle = { cx: 20, cy: 22, r: 8, fill: 'none', strokeWidth: 1.6 };

const cards: readonly Card[] = [
  {
    at: [0, 6],
    ground: '#2B3454',
    sign: <circle {...circle} stroke="#9AA3BE" strokeDasharray="3 2.3" />,
    bars: [84, 52, 164],
    inks: ['#C6CCDE', '#56618A', '#56618A'],
  },
  {
    at: [22, 58],
    ground: '#303A5E',
    sign: (
      <>
        <circle {...circle} stroke="#CDBDFF" />
        <path d="M20 22V17.4A4.6 4.6 0 0 1 20 26.6Z" fill="#CDBDFF" />
      </>
    ),
    bars: [96, 60, 158],
    inks: ['#DDE2F0', '#66719B', '#66719B'],
  },
  {
    at: [44, 110],
    ground: '#364169',
    sign: (
      <>
        <circle {...circle} stroke="#84E2B3" />
        <path d="M20 22V17.4A4.6 4.6 0 1 1 15.4 22Z" fill="#84E2B3" />
      </>
    ),
    bars: [78, 48, 150],
    inks: ['#EDF0F8', '#7681AC', '#7681AC'],
  },
  {
    at: [66, 162],
    ground: '#FF9E43',
    sign: (
      <>
        <circle cx="20" cy="22" r="9" fill="#1A2038" />
        <path d="M16 22.3l2.8 2.8 5.2-5.6" fill="none" stroke="#FF9E43" strokeWidth="2.1" strokeLinecap="round" />
      </>
    ),
    bars: [88, 56, 146],
    inks: ['#1A2038', '#8A4E12', '#1A2038'],
  },
];

/** Four projects on their way from draft to delivered, for decoration. */
export function ProjectCards() {
  return (
    <svg viewBox="0 0 280 212" aria-hidden="true">
      {cards.map(({ at: [x, y], ground, sign, bars: [main, second, figureAt], inks }) => (
        <g key={ground} transform={`translate(${x} ${y})`}>
          <rect width="212" height="44" rx="8" fill={ground} />
          {sign}
          <rect x="40" y="14" width={main} height="6" rx="3" fill={inks[0]} />
          <rect x="40" y="26" width={second} height="5" rx="2.5" fill={inks[1]} />
          <rect x={figureAt} y="19" width={198 - figureAt} height="6" rx="3" fill={inks[2]} />
        </g>
      ))}
    </svg>
  );
}
