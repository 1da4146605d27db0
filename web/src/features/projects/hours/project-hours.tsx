import { may } from '@mandate/contract/access/permissions.ts';
import type { ProjectHours as Hours } from '@mandate/contract/time/project-hours.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/addresses/paths.ts';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { useUser, useViewer } from '../../../lib/session/session.ts';
import { ReadFailed } from '../../../records/pages/read-failed.tsx';
import { LinkButton } from '../../../ui/buttons/button.tsx';
import { EmptyPart } from '../../../ui/feedback/empty-part.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { useFormats } from '../../../ui/values/formats.ts';
import { dateText } from '../../../ui/values/value-texts.ts';
import { HoursTable } from './hours-table.tsx';
import { LastEntries } from './last-entries.tsx';
import { projectHoursQuery } from './project-hours-query.ts';
import { timeText } from './time-text.ts';

/** What was worked on a project and is left of its plan, and who worked last. */
export default function ProjectHours({ projectId, isRunning }: { projectId: string; isRunning: boolean }) {
  useWords(['hours']);
  const { t } = useTranslation();
  const { data: hours, error, refetch, isFetching } = useQuery(projectHoursQuery(projectId));
  if (!hours && error)
    return (
      <ReadFailed title={t('hours.failed')} text={error.message} isBusy={isFetching} onRetry={() => void refetch()} />
    );
  if (!hours) return <SkeletonRows label={t('hours.loading')} rows={3} rowHeight={33} />;
  if (hours.total.entries === 0) return <NoHours hours={hours} isRunning={isRunning} />;
  return (
    <>
      <HoursTable hours={hours} />
      <LastEntries projectId={projectId} hours={hours} />
    </>
  );
}

/** That nobody worked yet, and what is planned; who may book time is led to their week. */
function NoHours({ hours: { total, hoursPerDay, startDate }, isRunning }: { hours: Hours; isRunning: boolean }) {
  const { t } = useTranslation();
  const { role, personnelId } = useUser();
  const formats = useFormats();
  const isView = useViewer() !== null;
  const mayBook = isRunning && !isView && personnelId !== null && may(role, 'entry', 'create') !== false;
  const time = timeText(total.planned ?? 0, { unit: total.unit, hoursPerDay }, formats.number);
  const date = dateText(startDate, formats);
  const planned = startDate === null ? t('hours.nonePlanned', { time }) : t('hours.nonePlannedFrom', { time, date });
  return (
    <EmptyPart
      text={total.planned === null || total.planned === 0 ? t('hours.none') : planned}
      action={
        mayBook && (
          <LinkButton size="row" to={paths.week}>
            {t('hours.book')}
          </LinkButton>
        )
      }
    />
  );
}
