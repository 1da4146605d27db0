import styled from '@emotion/styled';
import { PageHead } from '@mandate/web/src/ui/page/page-head.tsx';
import { useTranslation } from 'react-i18next';
import { GrowthCard } from './growth-card.tsx';
import { SalesCard } from './sales-card.tsx';
import { TrafficCard } from './traffic-card.tsx';
import { VisitsCard } from './visits-card.tsx';

const Cards = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 440px), 1fr))',
  gap: 16,
  marginTop: 12,
});

/** Charts in the product's colours: shares, lines, bars and an area. */
export default function EchartsPage() {
  const { t } = useTranslation('demo');
  return (
    <>
      <PageHead title={t('charts.title')} />
      <Cards>
        <TrafficCard />
        <VisitsCard />
        <SalesCard />
        <GrowthCard />
      </Cards>
    </>
  );
}
