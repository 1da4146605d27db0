import { PageCard } from '@mandate/web/src/ui/page/page-card.tsx';
import { useTranslation } from 'react-i18next';
import { Legend } from './legend.tsx';
import { type Sample, SampleList } from './sample-list.tsx';
import { Lead, UtilityPage } from './utility-page.tsx';

const plain = (name: string): Sample => ({ name, shown: <div className={`${name} bg-light-primary`}>Northgate</div> });

const long = 'Northgate, Port Ellery and Saltmere share one timetable, and every train of it waits for the ferry.';

// The least is seen where there is little in it, the most where there is much.
const samples: readonly Sample[] = [
  plain('h-48'),
  plain('min-h-48'),
  { name: 'max-h-48', shown: <div className="max-h-48 overflow-hidden w-120 bg-light-primary">{long}</div> },
  plain('w-120'),
  { name: 'min-w-120', shown: <span className="min-w-120 inline-block bg-light-primary">One</span> },
  { name: 'max-w-120', shown: <div className="max-w-120 bg-light-primary">{long}</div> },
  plain('w-full'),
  { ...plain('w-full-screen'), scrolls: true },
  { ...plain('h-full-screen'), scrolls: true },
];

/** Helper classes of heights and widths. */
export default function HeightWidthPage() {
  const { t } = useTranslation('demo');
  const parts = (['h', 'minH', 'maxH', 'w', 'minW', 'maxW', 'size'] as const).map((name) => {
    const written = name.replace(/[HW]$/, (letter) => `-${letter.toLowerCase()}`);
    return [written, t(`utilities.heightWidth.part.${name}`)] as const;
  });
  return (
    <UtilityPage title={t('utilities.title.heightWidth')}>
      <PageCard title={t('utilities.howNamed')}>
        <Lead>{t('utilities.heightWidth.about')}</Lead>
        <Legend parts={parts} />
      </PageCard>
      <PageCard title={t('utilities.examples')} isFlush>
        <SampleList samples={samples} labelOf={(name) => t('utilities.sampleOf', { name })} />
      </PageCard>
    </UtilityPage>
  );
}
