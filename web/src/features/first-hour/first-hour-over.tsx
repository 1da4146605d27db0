import type { FirstHour } from '@mandate/contract/overview/first-hour.ts';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/addresses/paths.ts';
import { useViewer } from '../../lib/session/session.ts';
import { LinkButton } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageCard } from '../../ui/page/page-card.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';

interface FirstHourOverProps {
  title: string;
  hour: FirstHour;
  /** Tells the server that it is over for good. */
  onEnd: () => Promise<void>;
}

/** What stands in place of the steps once none is open. */
export function FirstHourOver({ title, hour, onEnd }: FirstHourOverProps) {
  const { t } = useTranslation();
  const isOwn = useViewer() === null;
  const isAllDone = hour.steps.every(({ state }) => state === 'done');
  // The last step may have been done elsewhere: a service deleted next year must not bring the page back.
  const end = useEffectEvent(() => {
    if (isOwn && isAllDone) void onEnd();
  });
  useEffect(() => end(), []);
  return (
    <>
      <PageHead title={title} />
      <PageCard isFlush style={{ marginTop: 14 }}>
        <EmptyState
          kind="nothingYet"
          title={t('firstHour.overTitle')}
          text={t('firstHour.overText')}
          action={
            <>
              <LinkButton size="row" look="primary" to={paths.projects.create}>
                {t('firstHour.newProject')}
              </LinkButton>
              <LinkButton size="row" to={paths.parameters.list}>
                {t('firstHour.openParameters')}
              </LinkButton>
            </>
          }
        />
      </PageCard>
    </>
  );
}
