import { useTranslation } from 'react-i18next';
import { isOpenJob } from '../../records/jobs/job.ts';
import { reasonText } from '../../records/jobs/job-texts.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import type { ImportAct } from '../import-calls.ts';
import { actOf } from '../import-job.ts';
import type { ImportPart } from '../import-part.ts';

interface ImportRefusedProps extends Pick<ImportPart, 'now' | 'acts'> {
  act: ImportAct;
}

/** Why the latest work of a step did not come to its end: it was refused, it failed, or it was stopped. */
export function ImportRefused({ act, now: { job }, acts }: ImportRefusedProps) {
  const { t } = useTranslation();
  if (acts.working !== null) return null;
  if (acts.refused?.act === act) return <Told sentences={acts.refused.sentences} />;
  if (!job || isOpenJob(job) || actOf(job) !== act) return null;
  if (job.state === 'failed') {
    return <Told sentences={[reasonText(job.error)]} />;
  }
  if (job.state === 'cancelled') return <Notice kind="caution">{t(`import.stopped.${act}`)}</Notice>;
  return null;
}

function Told({ sentences }: { sentences: readonly string[] }) {
  return (
    <Notice kind="bad" role="alert">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  );
}
