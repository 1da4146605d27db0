import styled from '@emotion/styled';
import type { Metric, MetricValue } from '@mandate/contract/overview/dashboard.ts';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../ui/media/visually-hidden.tsx';
import { useFormats } from '../../../ui/values/formats.ts';
import { tabular } from '../../../ui/values/tabular.ts';
import { numberText } from '../../../ui/values/value-texts.ts';
import { metricChange } from './metric-change.ts';

const icons = { up: ArrowUp, down: ArrowDown, same: ArrowRight };

const Line = styled('p')(({ theme: { vars } }) => ({
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 3px',
  minHeight: 16,
  fontSize: 12,
  lineHeight: '16px',
  color: vars.palette.ink3,
  // The arrow stays beside the first line of what it says.
  '& > .change': { display: 'flex', gap: 3 },
  '& svg': { flex: 'none', width: 12, height: 16, strokeWidth: 2 },
  '& > .before': { color: vars.palette.ink3 },
  '&[data-news=good]': { color: vars.palette.good.text },
  '&[data-news=bad]': { color: vars.palette.bad.text },
}));

// What is told as it is now, whatever the period, was something else once that nobody kept.
const nowFigures: readonly Metric[] = ['pipeline', 'weightedPipeline', 'backlog', 'dataQuality'];

interface ChangeTextProps {
  of: MetricValue;
  isCompared: boolean;
  /** What it was, as it is written; not said without it. */
  before?: string;
}

/** How a figure changed against the period it is compared with; that it is as of now where it has no period. */
export function ChangeText({ of, isCompared, before }: ChangeTextProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const change = metricChange(of);
  if (of.before === null && nowFigures.includes(of.figure)) return <Line>{t('dashboard.change.now')}</Line>;
  // The figures of a row stand at one height, compared or not.
  if (!isCompared) return <Line />;
  if (!change) return <Line>{t('dashboard.change.none')}</Line>;
  const { by, unit, way, news } = change;
  const Icon = icons[way];
  const shown = numberText(by, number);
  return (
    <Line data-news={news}>
      <span className="change">
        <Icon aria-hidden="true" />
        <span>
          {way === 'same' ? t('dashboard.change.same') : t(`dashboard.change.${unit}.${way}`, { by: shown })}
          {news !== 'none' && <VisuallyHidden>{t(`dashboard.change.${news}`)}</VisuallyHidden>}
        </span>
      </span>
      {before !== undefined && <span className="before">{t('dashboard.change.before', { value: before })}</span>}
    </Line>
  );
}
