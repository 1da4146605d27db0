import styled from '@emotion/styled';
import { useAddressParams } from '@mandate/web/src/lib/addresses/address-params.ts';
import { phone } from '@mandate/web/src/ui/media/phone.ts';
import { PageCard } from '@mandate/web/src/ui/page/page-card.tsx';
import { PageHead } from '@mandate/web/src/ui/page/page-head.tsx';
import { useTranslation } from 'react-i18next';
import { OfficeMarker } from './office-marker.tsx';
import { WorldMap } from './world-map.tsx';

const Cards = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 16,
  marginTop: 12,
  '& p': { marginBottom: 12, fontSize: 13, lineHeight: '20px', color: vars.palette.text.secondary },
  '& .leaflet-tooltip.info': {
    padding: '8px 12px',
    border: `1px solid ${vars.palette.divider}`,
    borderRadius: 8,
    background: vars.palette.background.paper,
    boxShadow: vars.palette.shadow.menu,
    '&::before': { borderTopColor: vars.palette.background.paper },
  },
  [phone]: { gap: 12 },
}));

/** Two maps: the world, and one with a marked place. */
export default function MapPage() {
  const { t } = useTranslation('demo');
  const [search, setSearch] = useAddressParams();
  const isOpen = search.get('office') === 'open';
  return (
    <>
      <PageHead title={t('map.title')} />
      <Cards>
        <PageCard title={t('map.world')}>
          <p>{t('map.worldText')}</p>
          <WorldMap label={t('map.world')} center={[22, 12]} zoom={2} />
        </PageCard>
        <PageCard title={t('map.office')}>
          <p>{t('map.officeText')}</p>
          <WorldMap label={t('map.office')} center={[51, 10]} zoom={4}>
            {(map) => (
              <OfficeMarker
                map={map}
                isOpen={isOpen}
                onToggle={() => setSearch(() => (isOpen ? {} : { office: 'open' }), { replace: true })}
              />
            )}
          </WorldMap>
        </PageCard>
      </Cards>
    </>
  );
}
