import styled from '@emotion/styled';
import { TooltipIconButton } from '@mandate/web/src/ui/buttons/tooltip-icon-button.tsx';
import { phone } from '@mandate/web/src/ui/media/phone.ts';
import type { LatLngTuple, Map as LeafletMap } from 'leaflet';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

const Stack = styled('div')(({ theme: { vars } }) => ({
  position: 'absolute',
  zIndex: 1000,
  top: 10,
  right: 10,
  display: 'grid',
  gap: 2,
  padding: 2,
  borderRadius: 8,
  border: `1px solid ${vars.palette.divider}`,
  background: vars.palette.background.paper,
  boxShadow: vars.palette.shadow.card,
  // In a line, so that nothing on a narrow map is behind them.
  [phone]: { gridAutoFlow: 'column' },
}));

interface ZoomButtonsProps {
  map: LeafletMap;
  /** What the map showed first. */
  begin: { center: LatLngTuple; zoom: number };
  /** What the map shows. */
  label: string;
}

/** The buttons of a map: nearer, farther, and back to what it showed first. */
export function ZoomButtons({ map, begin, label }: ZoomButtonsProps) {
  const { t } = useTranslation('demo');
  const zoom = useSyncExternalStore(
    (changed) => {
      map.on('zoomend', changed);
      return () => map.off('zoomend', changed);
    },
    () => map.getZoom(),
  );
  const isNearest = zoom >= map.getMaxZoom();
  const isFarthest = zoom <= map.getMinZoom();
  return (
    <Stack role="group" aria-label={t('map.buttons', { map: label })}>
      <TooltipIconButton
        size="toolbar"
        label={t('map.zoomIn')}
        icon={<Plus aria-hidden="true" />}
        aria-disabled={isNearest || undefined}
        onClick={() => map.zoomIn()}
      />
      <TooltipIconButton
        size="toolbar"
        label={t('map.zoomOut')}
        icon={<Minus aria-hidden="true" />}
        aria-disabled={isFarthest || undefined}
        onClick={() => map.zoomOut()}
      />
      <TooltipIconButton
        size="toolbar"
        label={t('map.back')}
        icon={<RotateCcw aria-hidden="true" />}
        onClick={() => map.setView(begin.center, begin.zoom)}
      />
    </Stack>
  );
}
