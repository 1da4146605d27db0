import styled from '@emotion/styled';
import { type Dashboard, leadMetrics, type Metric } from '@mandate/contract/overview/dashboard.ts';
import { useTranslation } from 'react-i18next';
import { Cells, Leads, TilesRoom } from '../dashboard-tiles.tsx';
import { MetricTile } from './metric-tile.tsx';

const Both = styled('div')({ display: 'grid', gap: 12 });

interface MetricTilesProps {
  of: Dashboard;
  onExplain: (figure: Metric) => void;
}

/** Every figure of the firm, each leading to the list behind it: first those that have a line of their months, then the rest in one card. */
export function MetricTiles({ of, onExplain }: MetricTilesProps) {
  const { t } = useTranslation();
  const leads: readonly Metric[] = leadMetrics;
  const shown = (figures: readonly Metric[]) =>
    of.figures
      .filter(({ figure }) => figures.includes(figure))
      .toSorted((one, other) => figures.indexOf(one.figure) - figures.indexOf(other.figure))
      .map((value) => (
        <MetricTile
          key={value.figure}
          of={value}
          trend={of.trends.find(({ figure }) => figure === value.figure)}
          currency={of.currency}
          isCompared={of.comparison !== null}
          onExplain={onExplain}
        />
      ));
  return (
    <TilesRoom>
      <Both>
        <Leads aria-label={t('dashboard.figures')}>{shown(leads)}</Leads>
        <Cells aria-label={t('dashboard.moreFigures')}>
          {shown(of.figures.map(({ figure }) => figure).filter((figure) => !leads.includes(figure)))}
        </Cells>
      </Both>
    </TilesRoom>
  );
}
