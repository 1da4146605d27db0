import styled from '@emotion/styled';
import { PageCard } from '@mandate/web/src/ui/page/page-card.tsx';
import { PageHead } from '@mandate/web/src/ui/page/page-head.tsx';
import { useTranslation } from 'react-i18next';
import { SampleRoom } from './sample-room.tsx';
import { asked, questions, stations, steps } from './samples.ts';

// One list takes a third, two lists the rest.
const Cards = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
  alignItems: 'start',
  gap: 16,
  marginTop: 12,
  '& > :first-of-type': { gridColumn: '1 / -1' },
  '@media (max-width: 1023px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const Remark = styled('p')(({ theme: { vars } }) => ({
  marginBottom: 12,
  fontSize: 13,
  lineHeight: '20px',
  color: vars.palette.text.secondary,
}));

/** Lists whose items are carried by pointer, finger and keyboard. */
export default function DragAndDropPage() {
  const { t } = useTranslation('demo');
  return (
    <>
      <PageHead title={t('drag.title')} />
      <Cards>
        <PageCard title={t('drag.horizontal')}>
          <Remark>{t('drag.howTo')}</Remark>
          <SampleRoom lists={[{ id: 'stations', name: t('drag.stations'), samples: stations, isRow: true }]} />
        </PageCard>
        <PageCard title={t('drag.vertical')}>
          <SampleRoom lists={[{ id: 'steps', name: t('drag.steps'), samples: steps }]} />
        </PageCard>
        <PageCard title={t('drag.two')}>
          <SampleRoom
            lists={[
              { id: 'questions', name: t('drag.questions'), samples: questions },
              { id: 'asked', name: t('drag.asked'), samples: asked },
            ]}
          />
        </PageCard>
      </Cards>
    </>
  );
}
