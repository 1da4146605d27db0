import styled from '@emotion/styled';
import type { Metric, MetricValue, Trend } from '@mandate/contract/overview/dashboard.ts';
import Equal from 'lucide-react/icons/equal';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CostFigure } from '../../../records/values/cost-figure.tsx';
import { TooltipIconButton } from '../../../ui/buttons/tooltip-icon-button.tsx';
import { Sparkline } from '../../../ui/charts/sparkline.tsx';
import { phone } from '../../../ui/media/phone.ts';
import { VisuallyHidden } from '../../../ui/media/visually-hidden.tsx';
import { Hint } from '../../../ui/overlays/hint.tsx';
import { tabular } from '../../../ui/values/tabular.ts';
import { listAddress } from '../list-address.ts';
import { ChangeText } from './change-text.tsx';
import { useMetrics } from './use-metrics.ts';

// A card of its own where it has a line of its months; else a cell of the card around it.
const Tile = styled('li')(({ theme: { vars } }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  padding: '10px 12px',
  background: vars.palette.background.paper,
  '&[data-lead]': {
    minHeight: 104,
    border: `1px solid ${vars.palette.divider}`,
    borderRadius: 8,
    boxShadow: vars.palette.shadow.card,
    '& a': { fontSize: 24, lineHeight: '32px' },
  },
  '& > .name': { paddingRight: 24, fontSize: 12, lineHeight: '16px', color: vars.palette.text.secondary },
  '& button': { position: 'absolute', top: 4, right: 3, color: vars.palette.ink3 },
  [phone]: { '& > .name': { paddingRight: 32 }, '& button': { top: -2, right: -2 } },
}));

const Shown = styled('span')({ display: 'flex', alignItems: 'center', alignSelf: 'flex-start' });

// The line gives way to the figure.
const Pair = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2px 8px',
  marginTop: 'auto',
});

const Value = styled(Link)(({ theme: { vars } }) => ({
  ...tabular,
  padding: '2px 0',
  fontSize: 15,
  lineHeight: '20px',
  fontWeight: 600,
  letterSpacing: '-.01em',
  whiteSpace: 'nowrap',
  color: vars.palette.text.primary,
  // Where both have no room beside each other the currency stands below.
  '& > [aria-hidden]': { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 4 },
  '& small': {
    fontSize: 11,
    lineHeight: 1,
    fontWeight: 400,
    letterSpacing: 0,
    color: vars.palette.ink3,
  },
  '&:hover': { color: vars.palette.primaryText },
}));

interface MetricTileProps {
  of: MetricValue;
  /** Its months; none where it is as it is now, or not among the first. */
  trend: Trend | undefined;
  currency: string;
  isCompared: boolean;
  onExplain: (figure: Metric) => void;
}

/**
 * One figure: short, exact on hover and to who listens, how it changed and how it went, what explains it. It is the way to the list behind it.
 */
export function MetricTile({ of, trend, currency, isCompared, onExplain }: MetricTileProps) {
  const { t } = useTranslation();
  const { shortOf, exactOf } = useMetrics(currency);
  const { figure, kind, value, withoutCost, list } = of;
  const name = t(`dashboard.figure.${figure}`);
  const exact = exactOf(kind, value);
  return (
    <Tile data-lead={trend ? true : undefined}>
      <span className="name" aria-hidden="true">
        {name}
      </span>
      <Pair>
        <Shown>
          <CostFigure without={withoutCost}>
            <Hint title={exact}>
              <Value to={listAddress(list)}>
                <VisuallyHidden>{t('dashboard.tile', { name, value: exact })}</VisuallyHidden>
                <span aria-hidden="true">
                  {shortOf(kind, value)}
                  {kind === 'money' && value !== null && <small>{currency}</small>}
                </span>
              </Value>
            </Hint>
          </CostFigure>
        </Shown>
        {trend && <Sparkline values={trend.months.map(numberOf)} before={trend.before.map(numberOf)} />}
      </Pair>
      <ChangeText of={of} isCompared={isCompared} {...(trend && { before: shortOf(kind, of.before) })} />
      <TooltipIconButton
        size="row"
        label={t('dashboard.explain', { figure: name })}
        icon={<Equal aria-hidden="true" />}
        onClick={() => onExplain(figure)}
      />
    </Tile>
  );
}

/** Where a value stands in a line; its digits are told elsewhere. */
function numberOf(value: string | null): number | null {
  return value === null ? null : Number(value);
}
