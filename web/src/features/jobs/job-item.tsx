import styled from '@emotion/styled';
import type { JobRow } from '@mandate/contract/entities/job.ts';
import Download from 'lucide-react/icons/download';
import Undo from 'lucide-react/icons/undo-2';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isPriceChange } from '../../records/jobs/job.ts';
import { jobName } from '../../records/jobs/job-texts.ts';
import { StatusPill } from '../../ui/badges/status-pill.tsx';
import { Button, LinkButton } from '../../ui/buttons/button.tsx';
import { phone } from '../../ui/media/phone.ts';
import { RelativeTime } from '../../ui/values/relative-time.tsx';
import { remarkText } from './end-text.ts';
import { type JobDialog, JobDialogs } from './job-dialogs.tsx';
import { JobProgress } from './job-progress.tsx';
import { jobTones, stateWord } from './job-tones.ts';
import { useJobActs } from './use-job-acts.ts';
import { useUndoJob } from './use-undo-job.ts';

const Item = styled('li')(({ theme: { vars } }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 6,
  padding: '14px 20px',
  borderBottom: `1px solid ${vars.palette.divider}`,
  fontSize: 13,
  lineHeight: '20px',
  color: vars.palette.text.secondary,
  overflowWrap: 'anywhere',
  '&:focus-visible': { outlineOffset: -2 },
  '& > h3': { fontSize: 13, lineHeight: '20px', fontWeight: 500, color: vars.palette.text.primary },
  '& > .state': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px', fontSize: 12 },
  '& > .bad': { color: vars.palette.bad.text },
  '& > .acts': { display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 4 },
  [phone]: { paddingInline: 16 },
}));

interface JobItemProps {
  job: JobRow;
  /** The panel was opened for this one. */
  isWanted: boolean;
  /** A link to another page was followed. */
  onLeave: () => void;
}

/** A job: what it is, how far it is or what it came to, and what can be done with it. */
export function JobItem({ job, isWanted, onLeave }: JobItemProps) {
  const { t } = useTranslation();
  const id = useId();
  const item = useRef<HTMLLIElement>(null);
  const { cancel, download, importAddress, rows, isBusy } = useJobActs(job);
  const { isUndoing, undo } = useUndoJob(job);
  const [open, setOpen] = useState<JobDialog | null>(null);
  const isTold = job.kind === 'bulk' && !isPriceChange(job.about);
  const isStopping = job.isCancelled && job.state === 'running';
  const remark = remarkText(job);

  useEffect(() => {
    if (isWanted) item.current?.focus();
  }, [isWanted]);

  // The button that was pressed goes with the state it belonged to: the focus stays with the job.
  const hasFocus = useRef(false);
  const keepFocus = useEffectEvent(() => {
    if (hasFocus.current && item.current?.contains(document.activeElement) === false) item.current.focus();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new state is what the effect waits for
  useEffect(() => keepFocus(), [job.state]);

  return (
    <Item
      ref={item}
      tabIndex={-1}
      aria-labelledby={`${id}-name`}
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget !== null) hasFocus.current = false;
      }}
    >
      <h3 id={`${id}-name`}>{jobName(job.kind, job.entity, job.about)}</h3>
      <p className="state">
        <StatusPill tone={jobTones[job.state]} label={t(`jobs.state.${isStopping ? 'stopping' : stateWord(job)}`)} />
        <When job={job} />
      </p>
      {job.state === 'running' && <JobProgress job={job} labelledBy={`${id}-name`} />}
      {remark !== '' && <p className={job.state === 'failed' ? 'bad' : undefined}>{remark}</p>}
      {(cancel || download || importAddress || isTold || rows || job.canUndo) && (
        <div className="acts">
          {download && (
            <Button
              size="row"
              icon={<Download aria-hidden="true" />}
              busy={isBusy}
              aria-describedby={`${id}-name`}
              onClick={download}
            >
              {t('jobs.download')}
            </Button>
          )}
          {job.canUndo && (
            <Button
              size="row"
              icon={<Undo aria-hidden="true" />}
              busy={isUndoing}
              aria-describedby={`${id}-name`}
              onClick={() => setOpen('undo')}
            >
              {t('jobs.undo')}
            </Button>
          )}
          {isTold && (
            <Button size="row" aria-describedby={`${id}-name`} onClick={() => setOpen('told')}>
              {t('jobs.receipt')}
            </Button>
          )}
          {importAddress && (
            <LinkButton size="row" to={importAddress} aria-describedby={`${id}-name`} onClick={onLeave}>
              {t('jobs.open')}
            </LinkButton>
          )}
          {rows && (
            <LinkButton size="row" to={rows} aria-describedby={`${id}-name`} onClick={onLeave}>
              {t('jobs.showRecords')}
            </LinkButton>
          )}
          {cancel && (
            <Button size="row" busy={isBusy || isStopping} aria-describedby={`${id}-name`} onClick={cancel}>
              {t('jobs.cancel')}
            </Button>
          )}
        </div>
      )}
      <JobDialogs job={job} open={open} onOpen={setOpen} onUndo={() => void undo()} />
    </Item>
  );
}

function When({ job: { state, position, createdAt, startedAt, endedAt } }: { job: JobRow }) {
  const { t } = useTranslation();
  if (state === 'queued' && position !== null) {
    return <span>{position === 1 ? t('jobs.nextInQueue') : t('jobs.placeInQueue', { position })}</span>;
  }
  if (state === 'running' && startedAt !== null) {
    return (
      <span>
        {t('jobs.begun')} <RelativeTime instant={startedAt} />
      </span>
    );
  }
  return <RelativeTime instant={endedAt ?? startedAt ?? createdAt} />;
}
