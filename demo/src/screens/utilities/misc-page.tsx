import { PageCard } from '@mandate/web/src/ui/page/page-card.tsx';
import { useTranslation } from 'react-i18next';
import { cursorSamples, edgeSamples } from './edge-samples.tsx';
import { type Sample, SampleList } from './sample-list.tsx';
import { UtilityPage } from './utility-page.tsx';

const cornered = (name: string) => ({ name, shown: <div className={`${name} p-2 bg-light-primary`}>Northgate</div> });

const samples: readonly Sample[] = [
  ...['border-radius-0', 'border-radius-4', 'border-radius-8'].map(cornered),
  {
    name: 'border-none',
    shown: (
      <button type="button" className="border-none p-2 bg-light-primary">
        Northgate
      </button>
    ),
  },
  {
    name: 'box-shadow-none',
    shown: <div className="elevation-z4 box-shadow-none p-2 bg-light-primary">Northgate</div>,
  },
  ...edgeSamples,
  ...cursorSamples,
];

/** Helper classes of corners, borders and other small things. */
export default function MiscPage() {
  const { t } = useTranslation('demo');
  return (
    <UtilityPage title={t('utilities.title.misc')}>
      <PageCard title={t('utilities.classes')} isFlush>
        <SampleList samples={samples} labelOf={(name) => t('utilities.sampleOf', { name })} />
      </PageCard>
    </UtilityPage>
  );
}
