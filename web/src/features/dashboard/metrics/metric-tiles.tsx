import type { Dashboard, Metric } from '@mandate/contract/overview/dashboard.ts';
import { useTranslation } from 'react-i18next';
import { Tiles, TilesRoom } from '../dashboard-tiles.tsx';
import { MetricTile } from './metric-tile.tsx';

/** Every figure of the firm, each leading to the list behind it. */
export function MetricTiles({ of, onExplain }: { of: Dashboard; onExplain: (figure: Metric) => void }) {
  const { t } = useTranslation();
  return (
    <TilesRoom>
      <Tiles aria-label={t('dashboard.figures')}>
        {of.figures.map((value) => (
          <MetricTile
            key={value.figure}
            of={value}
            currency={of.currency}
            isCompared={of.comparison !== null}
            onExplain={onExplain}
          />
        ))}
      </Tiles>
    </TilesRoom>
  );
}
