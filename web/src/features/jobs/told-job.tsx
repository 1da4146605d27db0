import styled from '@emotion/styled';
import type { JobRow } from '@mandate/contract/entities/job.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { jobName } from '../../records/jobs/job-texts.ts';
import { ReadFailed } from '../../records/pages/read-failed.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton-rows.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

const Surface = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 16,
  marginTop: 12,
  color: vars.palette.text.primary,
  '& section > h3': { fontSize: 13, lineHeight: '20px', fontWeight: 600 },
}));

/** What a dialog that tells of an act on many records is opened with. */
export interface ToldJobProps {
  job: JobRow;
  onClose: () => void;
  /** Asks whether to take it back; undefined where that is not possible. */
  onUndo: (() => void) | undefined;
}

interface ReadJobProps<Told> extends ToldJobProps {
  read: () => Promise<Told>;
  /** The way to the records, where there is one. */
  way?: ReactNode;
  children: (told: Told) => ReactNode;
}

/** The dialog that tells of an act on many records: its receipt, read when it is opened. */
export function ToldJob<Told>({ job, onClose, onUndo, read, way, children }: ReadJobProps<Told>) {
  const { t } = useTranslation();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['bulk-told', job.id, job.state, job.about.isUndo],
    queryFn: read,
    staleTime: 0,
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width={880}
      title={jobName(job.kind, job.entity, job.about)}
      actions={
        <>
          {onUndo && <Button onClick={onUndo}>{t('jobs.undo')}</Button>}
          {way}
          <Button autoFocus onClick={onClose}>
            {t('action.close')}
          </Button>
        </>
      }
    >
      {data && <Surface>{children(data)}</Surface>}
      {!data && !error && <SkeletonRows label={t('jobs.loading')} rows={4} rowHeight={40} />}
      {!data && error && (
        <ReadFailed
          title={t('jobs.failedTitle')}
          text={error.message}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </Dialog>
  );
}
