import styled from '@emotion/styled';
import { may } from '@mandate/contract/access/permissions.ts';
import type { FirstHour } from '@mandate/contract/overview/first-hour.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFirstHour } from '../../business/first-hour/use-first-hour.ts';
import { Loading } from '../../editor/page/loading.tsx';
import { useUser } from '../../lib/session/session.ts';
import NotOpenPage from '../../records/pages/not-open-page.tsx';
import { ReadFailed } from '../../records/pages/read-failed.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { phone } from '../../ui/media/phone.ts';
import { PageCard } from '../../ui/page/page-card.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { FirstHourOver } from './first-hour-over.tsx';
import { Letterhead } from './letterhead.tsx';
import { firmFacts, firmSettings } from './settings/setting-facts.ts';
import { beginSettingForm } from './settings/setting-form.ts';
import { type ParameterRows, useParameterRows } from './settings/use-parameter-rows.ts';
import { StepList } from './step-list.tsx';
import { StepProgress } from './step-progress.tsx';
import { useStepWork } from './use-step-work.ts';

const Lead = styled('p')(({ theme: { vars } }) => ({
  marginTop: 2,
  fontSize: 14,
  lineHeight: '20px',
  color: vars.palette.text.secondary,
}));

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 340px',
  alignItems: 'start',
  gap: 16,
  marginTop: 14,
  '@media (max-width: 1180px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  [phone]: { gap: 12 },
});

/** What a new firm sets up first, step by step. */
export default function FirstHourPage() {
  const { t } = useTranslation();
  const { role } = useUser();
  const hour = useFirstHour();
  const parameters = useParameterRows();
  const title = t('firstHour.title');
  if (may(role, 'first-hour', 'read') === false) return <NotOpenPage title={title} entity={firmFacts} verb="read" />;
  if (hour.data && parameters.data) return <FirstHourSteps hour={hour.data} rows={parameters.data} />;
  if (!hour.isError && !parameters.isError) return <Loading title={title} />;
  return (
    <>
      <PageHead title={title} />
      <PageCard isFlush style={{ marginTop: 14 }}>
        <ReadFailed
          title={t('firstHour.failedTitle')}
          text={t('firstHour.failedText')}
          onRetry={() => {
            void hour.refetch();
            void parameters.refetch();
          }}
        />
      </PageCard>
    </>
  );
}

function FirstHourSteps({ hour, rows }: { hour: FirstHour; rows: ParameterRows }) {
  const { t } = useTranslation();
  const reader = useUser();
  const work = useStepWork(hour);
  // The picture beside the steps shows what is typed, whichever of them is open.
  const [firm] = useState(() => beginSettingForm(firmSettings, rows, reader));
  const title = t('firstHour.title');
  // What the last step tells is read before the page goes.
  const [wasOpen] = useState(hour.isOpen);
  if (!hour.isOpen && !(wasOpen && work.openStep !== null))
    return <FirstHourOver title={title} hour={hour} onEnd={work.end} />;
  return (
    <>
      <PageHead
        title={title}
        actions={
          <>
            <StepProgress steps={hour.steps} openStep={work.openStep} />
            <Button look="quiet" size="toolbar" busy={work.busyWith === 'rest'} onClick={() => void work.end()}>
              {t('firstHour.skipRest')}
            </Button>
          </>
        }
      />
      <Lead>{t('firstHour.lead')}</Lead>
      <Columns>
        <StepList hour={hour} rows={rows} work={work} firm={firm} />
        <Letterhead firm={firm} rows={rows} />
      </Columns>
    </>
  );
}
