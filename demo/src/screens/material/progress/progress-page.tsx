import styled from '@emotion/styled';
import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import { ProgressBar } from '@mandate/web/src/ui/feedback/progress-bar.tsx';
import { calm } from '@mandate/web/src/ui/media/phone.ts';
import { PageHead } from '@mandate/web/src/ui/page/page-head.tsx';
import { tabular } from '@mandate/web/src/ui/values/tabular.ts';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VariantCard, VariantGrid } from '../variant-card.tsx';
import { Circle, Line } from './circle-and-line.tsx';
import { useCounted } from './use-counted.ts';

const Stage = styled('div')({ '&[data-paused] *': { animationPlayState: 'paused' } });

const Words = styled('div')(({ theme: { vars } }) => ({
  ...tabular,
  '& > p': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 12,
    marginBottom: 4,
    fontSize: 12,
    lineHeight: '16px',
    color: vars.palette.text.secondary,
  },
}));

/** Progress as circles and lines, with and without a known end. All can be halted, and is at first for who asked for little movement. */
export default function ProgressPage() {
  const { t } = useTranslation('demo');
  const [isRunning, setIsRunning] = useState(() => !matchMedia(calm.replace('@media ', '')).matches);
  const sent = useCounted(isRunning, 35);
  const copied = useCounted(isRunning, 60);
  const share = (percent: number) => t('material.progress.share', { percent });
  return (
    <>
      <PageHead
        title={t('material.progress.title')}
        actions={
          <Button
            icon={isRunning ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
            onClick={() => setIsRunning(!isRunning)}
          >
            {t(isRunning ? 'material.progress.pause' : 'material.progress.run')}
          </Button>
        }
      />
      <Stage data-paused={isRunning ? undefined : ''}>
        <VariantGrid>
          <VariantCard title={t('material.progress.circular')} subtitle={t('material.progress.circularHint')}>
            <Circle aria-label={t('material.progress.waiting')} />
            <Circle aria-label={t('material.progress.reading')} data-tone="good" />
          </VariantCard>
          <VariantCard
            title={t('material.progress.circularStatic')}
            subtitle={t('material.progress.circularStaticHint')}
          >
            {[25, 50, 75].map((percent) => (
              <Circle key={percent} value={percent} aria-label={t('material.progress.fixed', { percent })} />
            ))}
          </VariantCard>
          <VariantCard title={t('material.progress.linear')} subtitle={t('material.progress.linearHint')} isStacked>
            <Named name={t('material.progress.waiting')}>
              <Line aria-label={t('material.progress.waiting')} />
            </Named>
            <Named name={t('material.progress.reading')}>
              <Line aria-label={t('material.progress.reading')} data-tone="good" />
            </Named>
          </VariantCard>
          <VariantCard
            title={t('material.progress.linearRunning')}
            subtitle={t('material.progress.linearRunningHint')}
            isStacked
          >
            <Named name={t('material.progress.sending')} share={share(sent)}>
              <ProgressBar label={t('material.progress.sending')} text={share(sent)} done={sent} total={100} />
            </Named>
            <Named name={t('material.progress.copying')} share={share(copied)}>
              <Line
                value={copied}
                data-tone="good"
                aria-label={t('material.progress.copying')}
                aria-valuetext={share(copied)}
              />
            </Named>
          </VariantCard>
        </VariantGrid>
      </Stage>
    </>
  );
}

/** A bar with what it is of, and how far it is where that is known. The bar says both itself. */
function Named({ name, share, children }: { name: string; share?: string; children: ReactNode }) {
  return (
    <Words>
      <p aria-hidden="true">
        <span>{name}</span>
        <span>{share}</span>
      </p>
      {children}
    </Words>
  );
}
