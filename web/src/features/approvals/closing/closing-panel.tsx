import styled from '@emotion/styled';
import { may } from '@mandate/contract/access/permissions.ts';
import type { PlainDate } from '@mandate/contract/values/dates.ts';
import { useQuery } from '@tanstack/react-query';
import Lock from 'lucide-react/icons/lock';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { phone } from '../../../ui/media/phone.ts';
import { focusIfLost } from '../../../ui/page/focus-if-lost.ts';
import { useFormats } from '../../../ui/values/formats.ts';
import { dateText } from '../../../ui/values/value-texts.ts';
import { monthName } from './month-name.ts';
import { openMonthsQuery } from './open-months-query.ts';

// Fetched when somebody is about to close or open a month.
const CloseDialog = lazy(() => import('./close-dialog.tsx'));
const ReopenDialog = lazy(() => import('./reopen-dialog.tsx'));

const Panel = styled('section')(({ theme: { vars } }) => ({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minHeight: 52,
  marginTop: 14,
  padding: '8px 8px 8px 14px',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 8,
  background: vars.palette.background.paper,
  fontSize: 13,
  lineHeight: '20px',
  '& > svg': { width: 16, height: 16, strokeWidth: 1.75, color: vars.palette.ink3 },
  '& > p': { flex: 1, minWidth: 160 },
  '& > p > small': { display: 'block', fontSize: 12, lineHeight: '16px', color: vars.palette.text.secondary },
  [phone]: { padding: '8px 14px', '& > p': { minWidth: 0, flexBasis: 'calc(100% - 32px)' }, '& > button': { flex: 1 } },
}));

/** Which months are closed, for administrators: they close the next ones, an SA opens the last one again. */
export function ClosingPanel() {
  const { role } = useUser();
  return may(role, 'period', 'read') === false ? null : <OpenPanel />;
}

function OpenPanel() {
  const { t } = useTranslation();
  const { language } = useFormats();
  const { role } = useUser();
  const { data, isError, refetch } = useQuery(openMonthsQuery);
  // A month that somebody is asked about stays the same, whatever others close meanwhile.
  const [shown, setShown] = useState<'close' | { reopened: PlainDate } | null>(null);
  const place = useRef<HTMLElement>(null);
  const isDone = useRef(false);
  const close = () => setShown(null);
  const giveFocus = () => focusIfLost(() => place.current);
  // The button that was pressed may be gone with what it did, as soon as that is read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is read next is what the effect waits for
  useEffect(() => {
    if (isDone.current) giveFocus();
    isDone.current = false;
  }, [data]);

  function end(): void {
    close();
    isDone.current = true;
    giveFocus();
  }

  const closedUntil = data?.closedUntil ?? null;
  return (
    <Panel
      ref={place}
      tabIndex={-1}
      aria-label={t('approvals.closing.title')}
      aria-busy={data === undefined && !isError}
    >
      <Lock aria-hidden="true" />
      {data === undefined ? (
        <>
          <p>{isError && t('approvals.closing.failed')}</p>
          {isError && (
            <Button size="toolbar" onClick={() => void refetch()}>
              {t('action.tryAgain')}
            </Button>
          )}
        </>
      ) : (
        <>
          <p>
            {closedUntil === null
              ? t('approvals.closing.noneYet')
              : t('approvals.closing.until', { date: dateText(closedUntil) })}
            {data.months.length === 0 && <small>{t('approvals.closing.allClosed')}</small>}
          </p>
          {closedUntil !== null && may(role, 'period', 'remove') !== false && (
            <Button look="quiet" size="toolbar" onClick={() => setShown({ reopened: closedUntil })}>
              {t('approvals.closing.reopen', { month: monthName(closedUntil, language) })}
            </Button>
          )}
          {data.months.length > 0 && (
            <Button size="toolbar" onClick={() => setShown('close')}>
              {t('approvals.closing.close')}
            </Button>
          )}
          <Suspense>
            {shown === 'close' && <CloseDialog told={data} onClose={close} onDone={end} />}
            {shown !== null && shown !== 'close' && (
              <ReopenDialog until={shown.reopened} onClose={close} onDone={end} />
            )}
          </Suspense>
        </>
      )}
    </Panel>
  );
}
