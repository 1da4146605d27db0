import styled from '@emotion/styled';
import { phone } from '@mandate/web/src/ui/media/phone.ts';
import { PageCard } from '@mandate/web/src/ui/page/page-card.tsx';
import { useTranslation } from 'react-i18next';
import { shadowClasses } from './classes/shadow-classes.ts';
import { Legend } from './legend.tsx';
import { ClassName, Lead, UtilityPage } from './utility-page.tsx';

// Room around each, so that no shadow falls on its neighbour.
const Tiles = styled('ul')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(176px, 100%), 1fr))',
  gap: 32,
  padding: 24,
  margin: '0 -20px -20px',
  borderTop: `1px solid ${vars.palette.divider}`,
  borderRadius: '0 0 8px 8px',
  background: vars.palette.background.default,
  '& > li > div': { display: 'grid', placeItems: 'center', height: 72 },
  [phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', margin: '0 -16px -16px', padding: 16, gap: 24 },
}));

/** Helper classes of shadows. */
export default function ShadowPage() {
  const { t } = useTranslation('demo');
  return (
    <UtilityPage title={t('utilities.title.shadow')}>
      <PageCard title={t('utilities.howNamed')}>
        <Lead>{t('utilities.shadow.about')}</Lead>
        <Legend
          parts={[
            ['elevation-z', t('utilities.shadow.part.shadow')],
            ['size', t('utilities.shadow.part.size')],
          ]}
        />
      </PageCard>
      <PageCard title={t('utilities.classes')}>
        <Tiles>
          {shadowClasses.map(({ name }) => (
            <li key={name}>
              <div className={`${name} bg-paper border-radius-8`}>
                <ClassName>{name}</ClassName>
              </div>
            </li>
          ))}
        </Tiles>
      </PageCard>
    </UtilityPage>
  );
}
