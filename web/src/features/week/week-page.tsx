import { weekOf } from '@mandate/contract/time/week.ts';
import { isPlainDate } from '@mandate/contract/values/dates.ts';
import { useTranslation } from 'react-i18next';
import { type TimeSettings, useTimeSettings } from '../../business/time/use-time-settings.ts';
import { useAddressParams } from '../../lib/addresses/address-params.ts';
import { CallError } from '../../lib/calls/call.ts';
import { useUser, useViewer } from '../../lib/session/session.ts';
import { useCurrentUser } from '../../list/filter/use-current-user.ts';
import NotLinkedPage from '../../records/pages/not-linked-page.tsx';
import { ReadFailed } from '../../records/pages/read-failed.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton-rows.tsx';
import { PageCard } from '../../ui/page/page-card.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { useWeek } from './desk/use-week.ts';
import { WeekHead } from './head/week-head.tsx';
import { OpenWeekPage } from './open-week-page.tsx';

/** Somebody's week: the own one, or that of the person in the address. */
export default function WeekPage() {
  const { t } = useTranslation();
  const { isWaiting, personnelId } = useUser();
  const [params] = useAddressParams();
  const person = params.get('person');
  const settings = useTimeSettings();
  if (isWaiting) return <NotLinkedPage title={t('shell.week')} />;
  const whose = person ?? personnelId;
  if (whose === null)
    return (
      <>
        <PageHead title={t('shell.week')} />
        <PageCard isFlush style={{ marginTop: 14 }}>
          <EmptyState kind="notAllowed" title={t('week.nobodyTitle')} text={t('week.nobodyText')} />
        </PageCard>
      </>
    );
  if (settings === undefined) return <Loading title={whose === personnelId ? t('shell.week') : t('week.one')} />;
  return <WeekOf personnelId={whose} settings={settings} />;
}

function Loading({ title }: { title: string }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={title} />
      <PageCard isFlush style={{ marginTop: 14 }}>
        <SkeletonRows label={t('week.loading')} rows={8} rowHeight={42} />
      </PageCard>
    </>
  );
}

function WeekOf({ personnelId, settings }: { personnelId: string; settings: TimeSettings }) {
  const { t } = useTranslation();
  const [params, change] = useAddressParams();
  const { today, personnelId: own } = useCurrentUser();
  const isView = useViewer() !== null;
  const { firstDay } = settings;
  const current = weekOf(today, firstDay);
  const asked = params.get('week') ?? '';
  // Any day names its week.
  const week = isPlainDate(asked) ? weekOf(asked, firstDay) : current;
  const { data, error, isError, isFetching, refetch } = useWeek(personnelId, week);
  const onWeek = (to: string) =>
    change((now) => ({ ...Object.fromEntries(now), week: to }), { preventScrollReset: true });
  if (data)
    return (
      <OpenWeekPage
        key={`${personnelId} ${week}`}
        latest={data}
        settings={settings}
        current={current}
        today={today}
        who={personnelId === own ? null : data.personnelLabel}
        isView={isView}
        onWeek={onWeek}
      />
    );
  const isRefused = error instanceof CallError && error.result === 'error';
  return (
    <>
      <WeekHead week={week} current={current} who={personnelId === own ? null : undefined} onWeek={onWeek} />
      <PageCard isFlush style={{ marginTop: 14 }}>
        {!isError && <SkeletonRows label={t('week.loading')} rows={8} rowHeight={42} />}
        {isError && isRefused && <EmptyState kind="notAllowed" title={t('week.notAllowed')} text={error.message} />}
        {isError && !isRefused && (
          <ReadFailed
            title={t('week.failedTitle')}
            text={t('week.failedText')}
            isBusy={isFetching}
            onRetry={() => void refetch()}
          />
        )}
      </PageCard>
    </>
  );
}
