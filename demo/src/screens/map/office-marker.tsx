import styled from '@emotion/styled';
import { divIcon, type Map as LeafletMap, marker, type Tooltip, tooltip } from 'leaflet';
import MapPin from 'lucide-react/icons/map-pin';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { office } from './cities.ts';

const Pin = styled('span')(({ theme: { vars } }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: '50%',
  background: vars.palette.primary.main,
  color: vars.palette.primary.contrastText,
  boxShadow: vars.palette.shadow.menu,
  '& > svg': { width: 18, height: 18, strokeWidth: 1.75 },
}));

const Box = styled('div')(({ theme: { vars } }) => ({
  minWidth: 150,
  whiteSpace: 'nowrap',
  color: vars.palette.text.primary,
  '& > strong': { display: 'block', fontSize: 13, lineHeight: '20px', fontWeight: 600 },
  '& > dl': {
    display: 'grid',
    gridTemplateColumns: 'auto auto',
    gap: '2px 12px',
    margin: '6px 0 0',
    paddingTop: 6,
    borderTop: `1px solid ${vars.palette.divider}`,
  },
  '& dt': { color: vars.palette.text.secondary },
  '& dd': { margin: 0, textAlign: 'right' },
}));

interface OfficeMarkerProps {
  map: LeafletMap;
  isOpen: boolean;
  onToggle: () => void;
}

/** The marked office with its box, which always stands open; the marker comes nearer and shows how to reach it. */
export function OfficeMarker({ map, isOpen, onToggle }: OfficeMarkerProps) {
  const { t } = useTranslation('demo');
  const [places] = useState(() => ({ pin: document.createElement('span'), box: document.createElement('div') }));
  const [shown, setShown] = useState<{ pin: HTMLElement; box: Tooltip } | null>(null);
  const press = useEffectEvent(onToggle);

  useEffect(() => {
    const icon = divIcon({ className: '', html: places.pin, iconSize: [32, 32] });
    const made = marker(office.at, { icon, riseOnHover: true, alt: office.name }).addTo(map);
    const box = tooltip({ permanent: true, direction: 'top', offset: [0, -16], opacity: 1, className: 'info' });
    made.bindTooltip(box.setContent(places.box));
    made.on('click', () => press());
    made.on('keydown', ({ originalEvent }) => {
      if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return;
      originalEvent.preventDefault();
      press();
    });
    const pin = made.getElement();
    if (pin) setShown({ pin, box });
    return () => {
      made.remove();
    };
  }, [map, places]);

  useEffect(() => {
    if (!shown) return;
    shown.pin.setAttribute('aria-label', office.name);
    shown.pin.setAttribute('aria-expanded', String(isOpen));
    shown.box.setContent(places.box);
  }, [shown, isOpen, places]);

  useEffect(() => {
    if (isOpen) map.setView(office.at, 6);
  }, [isOpen, map]);

  return (
    <>
      {createPortal(
        <Pin>
          <MapPin aria-hidden="true" />
        </Pin>,
        places.pin,
      )}
      {createPortal(
        <Box>
          <strong>{office.name}</strong>
          {office.street}, {office.city}
          {isOpen && (
            <dl>
              <dt>{t('map.phone')}</dt>
              <dd>{office.phone}</dd>
              <dt>{t('map.hours')}</dt>
              <dd>{office.hours}</dd>
            </dl>
          )}
        </Box>,
        places.box,
      )}
    </>
  );
}
