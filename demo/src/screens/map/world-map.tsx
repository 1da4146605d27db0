import 'leaflet/dist/leaflet.css';
import styled from '@emotion/styled';
import { VisuallyHidden } from '@mandate/web/src/ui/media/visually-hidden.tsx';
import { type LatLngTuple, type Map as LeafletMap, map as mapIn } from 'leaflet';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { drawLand, nameCities } from './draw-land.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

const Place = styled('div')(({ theme: { vars } }) => ({
  position: 'relative',
  // What Leaflet stacks stays within, below the bars and menus of the page.
  isolation: 'isolate',
  height: 400,
  overflow: 'hidden',
  borderRadius: 8,
  border: `1px solid ${vars.palette.divider}`,
  '& .leaflet-container': {
    height: '100%',
    background: vars.palette.tint,
    color: vars.palette.text.primary,
    font: 'inherit',
    fontSize: 12,
    lineHeight: '16px',
    outlineOffset: -2,
  },
  '& path.land': {
    fill: vars.palette.background.paper,
    fillOpacity: 1,
    stroke: vars.palette.line2,
    strokeWidth: 1,
  },
  '& .city': {
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: '-3px auto auto -3px',
      width: 6,
      height: 6,
      borderRadius: '50%',
      background: vars.palette.primaryText,
    },
    '& > span': {
      position: 'absolute',
      left: 7,
      top: -8,
      whiteSpace: 'nowrap',
      textShadow: [-1, 1].map((by) => `${by}px 0 ${vars.palette.background.paper}`).join(', '),
    },
  },
}));

interface WorldMapProps {
  /** What the map shows. */
  label: string;
  center: LatLngTuple;
  zoom: number;
  /** What lies on the map, once it is there. */
  children?: (map: LeafletMap) => ReactNode;
}

/** A map of the world from what the product brings along: nothing is asked of anybody else. */
export function WorldMap({ label, center, zoom, children }: WorldMapProps) {
  const { t } = useTranslation('demo');
  const hintId = useId();
  const place = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [begin] = useState({ center, zoom });

  useEffect(() => {
    if (!place.current) return;
    const isMoving = !matchMedia('(prefers-reduced-motion: reduce)').matches;
    const made = mapIn(place.current, {
      ...begin,
      minZoom: 1,
      maxZoom: 7,
      maxBounds: [
        [-85, -220],
        [85, 220],
      ],
      attributionControl: false,
      zoomControl: false,
      // The wheel scrolls the page, on a map as anywhere.
      scrollWheelZoom: false,
      zoomAnimation: isMoving,
      fadeAnimation: isMoving,
      markerZoomAnimation: isMoving,
      inertia: isMoving,
    });
    drawLand(made);
    nameCities(made);
    setMap(made);
    return () => {
      setMap(null);
      made.remove();
    };
  }, [begin]);

  return (
    <Place>
      <VisuallyHidden id={hintId}>{t('map.keys')}</VisuallyHidden>
      <div ref={place} role="application" aria-label={label} aria-describedby={hintId} />
      {map && <ZoomButtons map={map} begin={begin} label={label} />}
      {map && children?.(map)}
    </Place>
  );
}
