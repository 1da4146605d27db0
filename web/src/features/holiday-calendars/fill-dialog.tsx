import styled from '@emotion/styled';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditing, useForm } from '../../form/state/editing-context.ts';
import { useJob } from '../../import/import-job.ts';
import { CallError, call } from '../../lib/calls/call.ts';
import { showSuccess } from '../../lib/frame/show-success-and-errors.ts';
import { isOpenJob } from '../../records/jobs/job.ts';
import { reasonText } from '../../records/jobs/job-texts.ts';
import { recordKey } from '../../records/reading/use-record.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { tabular } from '../../ui/values/tabular.ts';
import { dateText, numberText } from '../../ui/values/value-texts.ts';

interface DayChange {
  change: 'added' | 'changed' | 'gone';
  date: string;
  name: string;
  before?: string;
}

const Days = styled('ul')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 4,
  maxHeight: 320,
  marginTop: 12,
  overflowY: 'auto',
  fontSize: 13,
  lineHeight: '20px',
  '& > li': { display: 'grid', gridTemplateColumns: '72px 96px minmax(0, 1fr)', gap: 8 },
  '& > li > :first-of-type': { color: vars.palette.text.secondary },
  '& time': { ...tabular, color: vars.palette.text.secondary },
}));

const Reading = styled('p')({ display: 'flex', alignItems: 'center', gap: 8, marginTop: 12 });

/** Last year to the year after next. */
function yearsAround(year: number): number[] {
  return [year - 1, year, year + 1, year + 2];
}

/** Shows what filling a calendar with the holidays of its country would change, and does it. */
export default function FillDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { form } = useEditing();
  const { name, countryCode, regionCode } = useForm(form, ({ base }) => base);
  const [years] = useState(() => yearsAround(new Date().getFullYear()));
  const [trialId, setTrialId] = useState<string | null>(null);
  const [fillId, setFillId] = useState<string | null>(null);
  const { data: trial } = useJob(trialId);
  const { data: fill } = useJob(fillId);
  const place = [countryCode, regionCode].filter(Boolean).join('-');
  const failed = [trial, fill].find((job) => job && ['failed', 'cancelled'].includes(job.state));
  const days = trial?.state === 'done' ? ((trial.result?.days ?? []) as DayChange[]) : null;
  const isFilled = fill?.state === 'done';

  // Asked once, however often the page is drawn meanwhile.
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void begin(id, { years, isTrial: true }).then((jobId) => (jobId === null ? onClose() : setTrialId(jobId)));
  }, [id, years, onClose]);

  const isTold = useRef(false);
  useEffect(() => {
    if (!isFilled || isTold.current) return;
    isTold.current = true;
    void queries.invalidateQueries({ queryKey: recordKey('holiday-calendar', id) });
    void queries.invalidateQueries({ queryKey: ['grid', 'holiday-calendar'] });
    const count = days?.length ?? 0;
    showSuccess(t('holidayCalendars.filled', { name: String(name), count, total: numberText(count) }));
    onClose();
  }, [isFilled, queries, id, name, days, onClose, t]);

  async function run(): Promise<void> {
    setFillId(await begin(id, { years, isTrial: false }));
  }

  const isBusy = fillId !== null && (fill === undefined || isOpenJob(fill));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('holidayCalendars.fillTitle', { place })}
      actions={
        <>
          <Button onClick={onClose}>{t('holidayCalendars.cancel')}</Button>
          <Button look="primary" busy={isBusy} disabled={days === null || days.length === 0} onClick={() => void run()}>
            {t('holidayCalendars.doFill')}
          </Button>
        </>
      }
    >
      <p>{t('holidayCalendars.fillText', { first: years[0], last: years.at(-1) })}</p>
      {failed && (
        <Notice kind="caution" role="alert" style={{ marginTop: 12 }}>
          {reasonText(failed.error) || t('holidayCalendars.failed')}
        </Notice>
      )}
      {days === null && !failed && (
        <Reading role="status">
          <Spinner />
          {t('holidayCalendars.reading')}
        </Reading>
      )}
      {days?.length === 0 && <p style={{ marginTop: 12 }}>{t('holidayCalendars.nothing')}</p>}
      {days !== null && days.length > 0 && (
        <Days tabIndex={0} aria-label={t('holidayCalendars.section.days')}>
          {days.map(({ change, date, name: holiday, before }) => (
            <li key={`${date} ${change}`}>
              <span>{t(`holidayCalendars.${change}`)}</span>
              <time>{dateText(date)}</time>
              <span>{before ? `${holiday} (${t('holidayCalendars.before', { name: before })})` : holiday}</span>
            </li>
          ))}
        </Days>
      )}
    </Dialog>
  );
}

/** Begins the job. @returns its id; null where it was refused, which was said */
async function begin(id: string, body: { years: number[]; isTrial: boolean }): Promise<string | null> {
  try {
    return (await call<{ jobId: string }>('POST', `/holiday-calendar/fill/${id}`, body)).jobId;
  } catch (problem) {
    if (problem instanceof CallError) return null;
    throw problem;
  }
}
