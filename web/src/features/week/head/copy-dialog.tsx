import styled from '@emotion/styled';
import { clockText } from '@mandate/contract/time/clock-text.ts';
import type { WeekCopy, WeekCopyRequest } from '@mandate/contract/time/week-acts.ts';
import type { WeekDetail } from '@mandate/contract/time/week-detail.ts';
import { addDays } from '@mandate/contract/values/dates.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayName } from '../../../business/time/day-name.ts';
import { weekSpan } from '../../../business/time/week-span.ts';
import { call } from '../../../lib/calls/call.ts';
import { ReadFailed } from '../../../records/pages/read-failed.tsx';
import { daysAsRead } from '../../../records/words/days-as-read.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useFormats } from '../../../ui/values/formats.ts';
import { tabular } from '../../../ui/values/tabular.ts';

const List = styled('ul')(({ theme: { vars } }) => ({
  ...tabular,
  margin: '4px 0 12px',
  maxHeight: 240,
  overflowY: 'auto',
  '& > li': { display: 'flex', gap: 12, padding: '4px 0', borderBottom: `1px solid ${vars.palette.divider}` },
  '& > li > span': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& > li > b': { fontWeight: 500, color: vars.palette.text.primary },
}));

interface CopyDialogProps {
  week: WeekDetail;
  onClose: () => void;
  onTake: (copy: Pick<WeekCopy, 'entries' | 'rows'>) => void;
}

/** What of the week before comes into this one, and what does not and why, before it does. Nothing is stored until it is taken. */
export function CopyDialog({ week, onClose, onTake }: CopyDialogProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const [withTime, setWithTime] = useState(true);
  const from = addDays(week.week, -7);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['week', 'copy', week.personnelId, from, withTime],
    queryFn: ({ signal }) => {
      const body: WeekCopyRequest = { personnelId: week.personnelId, from, to: week.week, withTime };
      return call<WeekCopy>('POST', '/week/copy', body, { signal, quiet: true, silent: true });
    },
    staleTime: 0,
  });
  const entries = withTime ? (data?.entries ?? []) : [];
  const count = entries.length;
  return (
    <Dialog
      isOpen
      isSafeToLeave
      width={640}
      onClose={onClose}
      title={t('week.copyTitle', { span: weekSpan(from, formats) })}
      actions={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button
            look="primary"
            isOff={data === undefined || (count === 0 && data.rows.length === 0)}
            onClick={() => {
              if (data) onTake({ entries, rows: data.rows });
              onClose();
            }}
          >
            {withTime ? t('week.copyEntries', { count }) : t('week.copyRows', { count: data?.rows.length ?? 0 })}
          </Button>
        </>
      }
    >
      <Switch label={t('week.withTime')} isOn={withTime} onChange={() => setWithTime(!withTime)} />
      {isError && (
        <ReadFailed
          title={t('week.copyFailed')}
          text={t('request.noConnection')}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && <SkeletonRows label={t('list.loading')} rows={4} rowHeight={28} />}
      {data && count === 0 && data.rows.length === 0 && <p>{t('week.copyNothing')}</p>}
      {data && count > 0 && (
        <List aria-label={t('week.copied')}>
          {entries.map(({ lineId, date, seconds, text }) => (
            <li key={`${lineId} ${date} ${seconds} ${text}`}>
              <span>{nameOf(data, lineId)}</span>
              {dayName(date, formats.language)}
              <b>{clockText(seconds)}</b>
            </li>
          ))}
        </List>
      )}
      {data && data.leftOut.length > 0 && (
        <>
          {t('week.leftOut')}
          <List aria-label={t('week.leftOut')}>
            {data.leftOut.map(({ lineId, date, lineLabel, message }) => (
              <li key={`${lineId} ${date} ${message}`}>
                <span>
                  {lineLabel}: {daysAsRead(message)}
                </span>
                {dayName(date, formats.language)}
              </li>
            ))}
          </List>
        </>
      )}
    </Dialog>
  );
}

function nameOf({ rows }: WeekCopy, lineId: string): string {
  const row = rows.find(({ line }) => line.id === lineId);
  return row ? `${row.line.label}, ${row.project.label}` : '';
}
