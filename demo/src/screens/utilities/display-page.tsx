import styled from '@emotion/styled';
import { PageCard } from '@mandate/web/src/ui/page/page-card.tsx';
import { useTranslation } from 'react-i18next';
import { layoutSamples, windowSamples } from './layout-samples.tsx';
import { SampleList } from './sample-list.tsx';
import { Lead, UtilityPage } from './utility-page.tsx';

const Intro = styled('div')({ padding: '0 20px 8px' });

/** Helper classes of layout, and of what is shown in which window. */
export default function DisplayPage() {
  const { t } = useTranslation('demo');
  const labelOf = (name: string) => t('utilities.sampleOf', { name });
  return (
    <UtilityPage title={t('utilities.title.display')}>
      <PageCard title={t('utilities.display.layout')} isFlush>
        <SampleList samples={layoutSamples} labelOf={labelOf} />
      </PageCard>
      <PageCard title={t('utilities.display.windows')} isFlush>
        <Intro>
          <Lead>{t('utilities.display.aboutWindows')}</Lead>
        </Intro>
        <SampleList samples={windowSamples} labelOf={labelOf} />
      </PageCard>
    </UtilityPage>
  );
}
