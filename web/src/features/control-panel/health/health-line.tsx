import styled from '@emotion/styled';
import type { HealthLevel, HealthRow } from '@mandate/contract/overview/health.ts';
import type { LucideIcon } from 'lucide-react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { VisuallyHidden } from '../../../ui/media/visually-hidden.tsx';
import { healthNext, healthSentence } from './health-sentence.ts';
import { healthWay } from './health-way.ts';
import { RunLeakCheck } from './run-leak-check.tsx';

const icons: Record<HealthLevel, LucideIcon> = { good: CircleCheck, look: TriangleAlert, bad: CircleAlert };

const Line = styled('li')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: '16px 104px minmax(0, 1fr)',
  gap: '0 10px',
  alignItems: 'baseline',
  padding: '5px 16px',
  fontSize: 12,
  lineHeight: '16px',
  '& > svg': { width: 16, height: 16, strokeWidth: 1.75, alignSelf: 'start', marginTop: 1 },
  '&[data-level=good] > svg': { color: vars.palette.good.text },
  '&[data-level=look] > svg': { color: vars.palette.caution.text },
  '&[data-level=bad] > svg': { color: vars.palette.bad.text },
  '& > strong': { fontWeight: 500 },
  '& > div': { color: vars.palette.text.secondary, overflowWrap: 'anywhere' },
  '& > div > p + p': { color: vars.palette.ink3 },
  '@container (max-width: 320px)': {
    gridTemplateColumns: '16px minmax(0, 1fr)',
    '& > div': { gridColumn: 2 },
  },
  '& > div > :is(a, button)': { display: 'inline-flex', alignItems: 'center', minHeight: 24, marginTop: 2 },
}));

/** One check: its sign, what it looks at, what it found, and what to do about it. */
export function HealthLine({ row, mayRun }: { row: HealthRow; mayRun: boolean }) {
  const { t } = useTranslation();
  const Icon = icons[row.level];
  const next = healthNext(row);
  const way = healthWay(row);
  return (
    <Line data-level={row.level}>
      <Icon aria-hidden="true" />
      <strong>{t(`health.check.${row.check}`)}</strong>
      <div>
        {row.code !== null && <VisuallyHidden>{t(`health.level.${row.level}`)}: </VisuallyHidden>}
        <p>{healthSentence(row)}</p>
        {next !== null && <p>{next}</p>}
        {row.check === 'leakCheck' && mayRun && <RunLeakCheck />}
        {way && <Link to={way.to}>{t(`controlPanel.health.${way.word}`)}</Link>}
      </div>
    </Line>
  );
}
