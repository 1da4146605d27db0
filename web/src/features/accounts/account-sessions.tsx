import styled from '@emotion/styled';
import type { session } from '@mandate/contract/entities/session.ts';
import type { RowOf } from '@mandate/contract/facts/entity.ts';
import type { GridPage } from '@mandate/contract/lists/grid.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/calls/call.ts';
import { showSuccess } from '../../lib/frame/show-success-and-errors.ts';
import { Tag } from '../../ui/badges/chip.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyPart } from '../../ui/feedback/empty-part.tsx';
import { phone } from '../../ui/media/phone.ts';
import { InstantText } from '../../ui/values/figure.tsx';

type Session = RowOf<typeof session> & { isCurrent: boolean };

const List = styled('ul')(({ theme: { vars } }) => ({
  marginBottom: 16,
  borderBlock: `1px solid ${vars.palette.divider}`,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '2px 16px',
    padding: '8px 0',
    fontSize: 13,
    lineHeight: '20px',
    '& > strong': { fontWeight: 500, overflowWrap: 'anywhere' },
    '& > span': { color: vars.palette.text.secondary, overflowWrap: 'anywhere' },
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '& > li + li': { borderTop: `1px solid ${vars.palette.divider}` },
}));

// The room of one session, so that what follows does not move when it is known.
const Room = styled('div')({ minHeight: 88 });

const Title = styled('h3')({ marginBottom: 6, fontSize: 13, lineHeight: '20px', fontWeight: 600 });

/** Where a user is signed in, and the way to end it there. */
export function AccountSessions({ accountId }: { accountId: string }) {
  const { t } = useTranslation();
  const { data } = useQuery({
    queryKey: ['grid', 'session', accountId],
    queryFn: ({ signal }) =>
      call<GridPage<Session>>(
        'POST',
        '/session/get-grid',
        { filter: { all: [{ field: 'accountId', operator: 'anyOf', value: [accountId] }] } },
        { signal },
      ),
    staleTime: 0,
  });
  return (
    <Room>
      <Title>{t('accounts.sessions')}</Title>
      {data?.rows.length === 0 && <EmptyPart text={t('accounts.noSessions')} />}
      {data && data.rows.length > 0 && (
        <List>
          {data.rows.map((row) => (
            <li key={row.id}>
              <SessionRow row={row} />
            </li>
          ))}
        </List>
      )}
    </Room>
  );
}

function SessionRow({ row }: { row: Session }) {
  const { t } = useTranslation();
  const { id, network, lastUsedAt, isCurrent } = row;
  const device = row.device || t('accounts.unknownDevice');
  const queries = useQueryClient();
  const end = useMutation({
    mutationFn: () => call('DELETE', `/session/remove/${id}`),
    onSuccess: () => {
      showSuccess(t('accounts.sessionEnded', { device }));
      return queries.invalidateQueries({ queryKey: ['grid', 'session'] });
    },
  });
  return (
    <>
      <strong>{device}</strong>
      <span>{network}</span>
      <span>
        <InstantText instant={lastUsedAt} />
      </span>
      {isCurrent ? (
        <Tag>{t('accounts.thisSession')}</Tag>
      ) : (
        <Button
          size="row"
          busy={end.isPending}
          aria-label={t('accounts.endSessionOn', { device })}
          onClick={() => end.mutate()}
        >
          {t('accounts.endSession')}
        </Button>
      )}
    </>
  );
}
