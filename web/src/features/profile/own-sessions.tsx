import styled from '@emotion/styled';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { signOut } from '../../lib/session/session.ts';
import { Tag } from '../../ui/badges/chip.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton-rows.tsx';
import { phone } from '../../ui/media/phone.ts';
import { InstantText } from '../../ui/values/figure.tsx';
import { deviceName, type OwnSession, useEndSession, useOwnSessions } from './use-own-sessions.ts';

const Lead = styled('p')(({ theme: { vars } }) => ({
  marginBottom: 12,
  fontSize: 13,
  lineHeight: '20px',
  color: vars.palette.text.secondary,
}));

const List = styled('ul')(({ theme: { vars } }) => ({
  borderBlock: `1px solid ${vars.palette.divider}`,
  outlineOffset: 2,
  '&:focus:not(:focus-visible)': { outline: 'none' },
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    padding: '10px 0',
    fontSize: 13,
    lineHeight: '20px',
    '& > div': { flex: '1 1 240px', minWidth: 0 },
    '& strong': { marginRight: 8, fontWeight: 500, overflowWrap: 'anywhere' },
    '& p': { fontSize: 12, lineHeight: '16px', color: vars.palette.text.secondary, overflowWrap: 'anywhere' },
    [phone]: { '& > button': { width: '100%' } },
  },
  '& + button': { marginTop: 16 },
  '& > li + li': { borderTop: `1px solid ${vars.palette.divider}` },
}));

/** Where the person is signed in, and the way to end it there. */
export function OwnSessions() {
  const { t } = useTranslation();
  const { data, isError, refetch } = useOwnSessions();
  const list = useRef<HTMLUListElement>(null);
  // The button that was pressed goes with its row.
  const { one, others } = useEndSession(() => list.current?.focus({ preventScroll: true }));
  if (!data && isError) {
    return (
      <Notice kind="bad" role="alert">
        {t('profile.sessions.failed')}{' '}
        <Button size="row" onClick={() => void refetch()}>
          {t('action.tryAgain')}
        </Button>
      </Notice>
    );
  }
  if (!data) return <SkeletonRows label={t('profile.sessions.loading')} rows={3} rowHeight={60} />;
  return (
    <>
      <Lead>{t('profile.sessions.lead')}</Lead>
      <List ref={list} tabIndex={-1} aria-label={t('profile.section.sessions')}>
        {data.current.map((row) => (
          <Row key={row.id} row={row} mark={<Tag>{t('profile.sessions.current')}</Tag>}>
            <Button size="row" onClick={() => void signOut()}>
              {t('person.signOut')}
            </Button>
          </Row>
        ))}
        {data.others.map((row) => (
          <Row key={row.id} row={row}>
            <Button
              size="row"
              busy={one.isPending && one.variables.id === row.id}
              aria-label={t('profile.sessions.endOn', { device: deviceName(row) })}
              onClick={() => one.mutate(row)}
            >
              {t('profile.sessions.end')}
            </Button>
          </Row>
        ))}
      </List>
      {data.others.length > 0 && (
        <Button busy={others.isPending} onClick={() => others.mutate()}>
          {t('profile.sessions.endOthers', { count: data.others.length })}
        </Button>
      )}
    </>
  );
}

function Row({ row, mark, children }: { row: OwnSession; mark?: ReactNode; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <li>
      <div>
        <strong>{deviceName(row)}</strong>
        {mark}
        <p>
          {row.network} · {t('profile.sessions.signedIn')} <InstantText instant={row.startedAt} /> ·{' '}
          {t('profile.sessions.lastUsed')} <InstantText instant={row.lastUsedAt} />
        </p>
      </div>
      {children}
    </li>
  );
}
