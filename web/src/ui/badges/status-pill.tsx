import { useTheme } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';

/** The nine statuses a circle can tell, and four plain tones. */
export type PillTone = keyof typeof icons;

const ring = <circle cx="7" cy="7" r="5.6" fill="none" stroke="currentColor" strokeWidth="1.5" />;
const line = { stroke: 'currentColor', strokeWidth: 1.5, fill: 'none', strokeLinecap: 'round' } as const;

function filled(part: string): ReactNode {
  return (
    <>
      {ring}
      <path d={part} fill="currentColor" />
    </>
  );
}

// A circle that fills as the work advances; what leaves that way has a sign of its own.
const icons = {
  draft: <circle cx="7" cy="7" r="5.6" {...line} strokeLinecap="butt" strokeDasharray="2.2 1.72" />,
  quoted: filled('M7 7V3.9A3.1 3.1 0 0 1 10.1 7Z'),
  approved: filled('M7 7V3.9A3.1 3.1 0 0 1 7 10.1Z'),
  active: filled('M7 7V3.9A3.1 3.1 0 1 1 3.9 7Z'),
  completed: (
    <>
      <circle cx="7" cy="7" r="6.2" fill="currentColor" />
      <path d="M4.3 7.2l1.9 1.9 3.6-3.9" {...line} stroke="var(--pill-tint)" strokeWidth="1.6" />
    </>
  ),
  closed: (
    <>
      <rect x="2.6" y="6" width="8.8" height="6.4" rx="1.6" fill="currentColor" />
      <path d="M4.6 6V4.4a2.4 2.4 0 0 1 4.8 0V6" {...line} />
    </>
  ),
  onHold: (
    <>
      {ring}
      <path d="M5.6 4.9v4.2M8.4 4.9v4.2" {...line} />
    </>
  ),
  lost: (
    <>
      {ring}
      <path d="M5.2 5.2l3.6 3.6M8.8 5.2L5.2 8.8" {...line} />
    </>
  ),
  cancelled: (
    <>
      {ring}
      <path d="M3.2 10.8l7.6-7.6" {...line} />
    </>
  ),
  good: <circle cx="7" cy="7" r="4" fill="currentColor" />,
  caution: <path d="M7 1.9 13 12.2H1Z M7 5.6v3 M7 10.4v.1" {...line} strokeLinejoin="round" />,
  bad: (
    <>
      {ring}
      <path d="M7 4.2v3.4M7 9.8v.1" {...line} />
    </>
  ),
  neutral: <circle cx="7" cy="7" r="3.4" {...line} />,
};

const Pill = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  // A long word ends within it where the column is narrow.
  maxWidth: '100%',
  '& > svg': { flex: 'none', width: 14, height: 14 },
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  height: 22,
  padding: '0 8px 0 6px',
  borderRadius: 999,
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  verticalAlign: 'middle',
  background: 'var(--pill-tint)',
});

/** The sign of a status alone, in the colour of the text around it. */
export function StatusDot({ tone }: { tone: PillTone }) {
  return (
    <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
      {icons[tone]}
    </svg>
  );
}

/** A status: a sign, which is that of the tone unless another is given, a word, and third a colour. */
export function StatusPill({ tone, label, sign }: { tone: PillTone; label: string; sign?: ReactNode }) {
  const { palette } = useTheme().vars;
  const plain = { text: palette.text.secondary, tint: palette.sunken };
  const pairs = { ...palette.status, good: palette.good, caution: palette.caution, bad: palette.bad, neutral: plain };
  const { text, tint } = pairs[tone];
  return (
    <Pill style={{ color: text, '--pill-tint': tint } as React.CSSProperties}>
      {sign ?? <StatusDot tone={tone} />}
      <span>{label}</span>
    </Pill>
  );
}
