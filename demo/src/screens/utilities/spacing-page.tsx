import styled from '@emotion/styled';
import { PageCard } from '@mandate/web/src/ui/page/page-card.tsx';
import { useTranslation } from 'react-i18next';
import { pixelSteps, remSteps } from './classes/spacing-classes.ts';
import { Legend } from './legend.tsx';
import { SampleList } from './sample-list.tsx';
import { SampleTable } from './sample-table.tsx';
import { ClassName, Lead, UtilityPage } from './utility-page.tsx';

const examples = [
  ['m-0', 'mx-4', 'p-0', 'py-2', 'py-2px'],
  ['m-auto', 'mx-auto'],
  ['m-sm-30', 'mb-sm-30', 'px-sm-30', 'p-sm-30', 'px-sm-24', 'pt-sm-24', 'pl-sm-24'],
].flat();

// What is set apart by a margin has a width of its own, so that it can be in the middle.
function sampleOf(name: string) {
  const own = name.endsWith('auto') ? 'w-120' : '';
  return {
    name,
    shown: (
      <div className="overflow-hidden bg-light-gray">
        <div className={[name, own, 'bg-light-primary'].filter(Boolean).join(' ')}>Northgate</div>
      </div>
    ),
  };
}

const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: 16,
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 },
  '@media (max-width: 903px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** Helper classes of margins and paddings. */
export default function SpacingPage() {
  const { t } = useTranslation('demo');
  const part = (name: 'm' | 'p' | 't' | 'b' | 'l' | 'r' | 'x' | 'y' | 'none' | 'size') =>
    [name === 'none' ? '–' : name, t(`utilities.spacing.part.${name}`)] as const;
  return (
    <UtilityPage title={t('utilities.title.spacing')}>
      <Pair>
        <div>
          <PageCard title={t('utilities.howNamed')}>
            <Lead>{t('utilities.spacing.about')}</Lead>
            <Legend parts={(['m', 'p', 't', 'b', 'l', 'r', 'x', 'y', 'none', 'size'] as const).map(part)} />
          </PageCard>
          <Steps title={t('utilities.spacing.pixelSteps')} steps={pixelSteps} />
        </div>
        <Steps title={t('utilities.spacing.steps')} steps={remSteps} />
      </Pair>
      <PageCard title={t('utilities.examples')} isFlush>
        <SampleList samples={examples.map(sampleOf)} labelOf={(name) => t('utilities.sampleOf', { name })} />
      </PageCard>
    </UtilityPage>
  );
}

function Steps({ title, steps }: { title: string; steps: typeof remSteps | typeof pixelSteps }) {
  const { t } = useTranslation('demo');
  return (
    <PageCard title={title} isFlush>
      <SampleTable
        label={title}
        heads={(['name', 'size', 'pixels', 'space'] as const).map((head) => t(`utilities.head.${head}`))}
        rows={steps.map(({ name, size, pixels }) => ({
          name,
          cells: [
            <ClassName key="name">{name}</ClassName>,
            size,
            `${pixels}px`,
            <div key="space" className={`pl-${name} bg-primary inline-block align-middle h-12`} />,
          ],
        }))}
      />
    </PageCard>
  );
}
