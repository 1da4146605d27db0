import { PageCard } from '@mandate/web/src/ui/page/page-card.tsx';
import { useTranslation } from 'react-i18next';
import { cursorSamples, edgeSamples } from './edge-samples.tsx';
import { type Sample, SampleList } from './sample-list.tsx';
import { UtilityPage } from './utility-page.tsx';

const centred = (name: string) => ({
  name,
  shown: (
    <div className="relative h-60 bg-light-gray">
      <div className={`${name} px-2 bg-light-primary`}>Northgate</div>
    </div>
  ),
});

const aligned = (name: string) => ({ name, shown: <p className={`${name} bg-light-primary`}>Northgate</p> });

const samples: readonly Sample[] = [
  { name: 'relative', shown: <div className="relative p-2 bg-light-primary">Northgate</div> },
  ...['x-center', 'y-center'].map(centred),
  ...edgeSamples,
  ...['text-center', 'text-right', 'text-left'].map(aligned),
  {
    name: 'align-middle',
    shown: (
      <div>
        <span className="inline-block align-middle h-40 w-40 bg-light-gray" />
        <span className="align-middle mx-2">Northgate</span>
      </div>
    ),
  },
  ...cursorSamples,
];

/** Helper classes of places, edges and pointers. */
export default function PositionPage() {
  const { t } = useTranslation('demo');
  return (
    <UtilityPage title={t('utilities.title.position')}>
      <PageCard title={t('utilities.classes')} isFlush>
        <SampleList samples={samples} labelOf={(name) => t('utilities.sampleOf', { name })} />
      </PageCard>
    </UtilityPage>
  );
}
