import styled from '@emotion/styled';
import type { JobRow } from '@mandate/contract/entities/job.ts';
import type { HandOverOutcome, ToldHandOver } from '@mandate/contract/hand-over/held.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { handOverCalls } from '../../business/hand-over/hand-over-calls.ts';
import { undoneText } from '../../business/hand-over/hand-over-texts.ts';
import { HandedRows } from '../../business/hand-over/handed-rows.tsx';
import { recordPaths } from '../../lib/addresses/record-paths.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { Fact, Facts } from '../../list/bulk/receipt/bulk-facts.tsx';
import { jobName } from '../../records/jobs/job-texts.ts';
import { ReadFailed } from '../../records/pages/read-failed.tsx';
import { problemSentence } from '../../records/words/record-words.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton-rows.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useFormats } from '../../ui/values/formats.ts';
import { dateText, instantText, numberText } from '../../ui/values/value-texts.ts';

const Surface = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 16,
  marginTop: 12,
  color: vars.palette.text.primary,
}));

interface HandOverDialogProps {
  job: JobRow;
  onClose: () => void;
  /** Asks whether to take it back; undefined where that is not possible. */
  onUndo: (() => void) | undefined;
}

/** What was handed over to whom, and what came of it: the receipt, kept for as long as it can be undone. */
export default function HandOverDialog({ job, onClose, onUndo }: HandOverDialogProps) {
  useWords(['hand-over']);
  const { t } = useTranslation();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['bulk-told', job.id, job.state, job.about.isUndo],
    queryFn: () => handOverCalls.read(job.id),
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
          <Button autoFocus onClick={onClose}>
            {t('action.close')}
          </Button>
        </>
      }
    >
      {data && <Told told={data} />}
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

function Told({ told: { person, from, createdAt, rows, login, outcome, undone } }: { told: ToldHandOver }) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <Surface>
      <Facts>
        <Fact label={t('jobs.when')}>{instantText(createdAt)}</Fact>
        <Fact label={t('handOver.from')}>{dateText(from, formats)}</Fact>
        {outcome && (
          <Fact label={t('jobs.outcome')}>
            {t('handOver.records', { count: outcome.changed, total: numberText(outcome.changed) })}
          </Fact>
        )}
        {login && login.problem === null && (
          <Fact label={t('handOver.login')}>{t('handOver.willDisable', { name: login.label })}</Fact>
        )}
        {undone && <Undone outcome={undone} />}
      </Facts>
      <HandedRows rows={rows} person={person.label} from={from} />
    </Surface>
  );
}

/** What came of taking it back, with links to what was changed since. */
function Undone({ outcome }: { outcome: HandOverOutcome }) {
  const { t } = useTranslation();
  return (
    <Fact label={t('jobs.undone')}>
      {undoneText(outcome)}
      <ul>
        {outcome.skipped.map((left) => (
          <li key={left.id}>
            <Link to={recordPaths(left.entity)?.record(left.id) ?? '/'}>{left.label}</Link>{' '}
            {problemSentence({ field: '', ...left })}
          </li>
        ))}
      </ul>
    </Fact>
  );
}
