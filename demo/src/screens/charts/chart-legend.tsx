import styled from '@emotion/styled';
import { phone } from '@mandate/web/src/ui/media/phone.ts';
import { type LegendEntry, toneStyle } from './chart-tone.ts';

const Marks = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '4px 8px',
  marginTop: 8,
  '& > button': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 28,
    padding: '0 8px',
    border: 0,
    borderRadius: 6,
    background: 'none',
    color: vars.palette.text.secondary,
    font: 'inherit',
    fontSize: 12,
    lineHeight: '16px',
    cursor: 'pointer',
    '&:hover': { background: vars.palette.hover },
    '& > i': { width: 12, height: 12, borderRadius: 2, border: `1px solid ${vars.palette.control}` },
    '&[aria-pressed=false]': {
      color: vars.palette.ink3,
      textDecoration: 'line-through',
    },
    [phone]: { minHeight: 44, fontSize: 13, lineHeight: '20px' },
  },
}));

interface ChartLegendProps {
  label: string;
  entries: readonly LegendEntry[];
  hidden: ReadonlySet<number>;
  onToggle: (place: number) => void;
}

/** What the colours of a chart stand for; each name takes its part out of the chart, and brings it back. */
export function ChartLegend({ label, entries, hidden, onToggle }: ChartLegendProps) {
  return (
    <Marks role="group" aria-label={label}>
      {entries.map(({ name, tone }, place) => (
        <button key={name} type="button" aria-pressed={!hidden.has(place)} onClick={() => onToggle(place)}>
          <i
            style={hidden.has(place) ? {} : { background: toneStyle(tone), borderColor: 'transparent' }}
            aria-hidden="true"
          />
          {name}
        </button>
      ))}
    </Marks>
  );
}
