import styled from '@emotion/styled';
import { session } from '@mandate/contract/entities/session.ts';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser, useViewer } from '../../lib/session/session.ts';
import type { ListColumn } from '../../list/columns/columns.tsx';
import { ReadList } from '../../list/page/read-list.tsx';
import type { RowAction } from '../../list/rows/use-row-actions.tsx';
import { Tag } from '../../ui/badges/chip.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { SessionActs, type SessionRow } from './session-acts.tsx';
import { useEndOthers } from './use-end-sessions.ts';

type Row = SessionRow & Record<string, unknown>;

/** What ending a session is decided by, and what it is called. */
const needs = ['accountId', 'device'];

const Device = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 8 });

/** Where people are signed in: everybody whose account one keeps, else oneself. A session is ended here. */
export default function SessionsPage() {
  const { t } = useTranslation();
  const { id, role } = useUser();
  const mayAct = useViewer() === null;
  const isKeeper = role === 'SA' || role === 'ADMIN';
  const others = useEndOthers();
  const columns = useMemo((): ListColumn<Row>[] => {
    const device: ListColumn<Row> = {
      field: 'device',
      width: 'minmax(150px, 2fr)',
      place: 'name',
      isSameOnCards: true,
      render: (row) => (
        <Device>
          {row.device || t('profile.sessions.unknownDevice')}
          {row.isCurrent && <Tag>{t('profile.sessions.current')}</Tag>}
        </Device>
      ),
    };
    return [
      device,
      ...(isKeeper ? [{ field: 'accountId', width: 'minmax(130px, 1fr)' } as const] : []),
      { field: 'network', width: 110 },
      { field: 'startedAt', width: 146 },
      { field: 'lastUsedAt', width: 146 },
      { field: 'rememberMe', width: 112 },
      { field: 'endsAt', width: 146 },
    ];
  }, [isKeeper, t]);
  const action = useCallback<RowAction<Row>>(
    (row, tabIndex) =>
      row.isCurrent ? null : <SessionActs row={row} isOwn={row.accountId === id} tabIndex={tabIndex} />,
    [id],
  );
  return (
    <ReadList
      entity={session}
      columns={columns}
      needs={needs}
      {...(mayAct && { rowAction: action, actionWidth: 142 })}
      actions={
        mayAct && (
          <Button busy={others.isPending} onClick={() => others.mutate()}>
            {t('sessions.endOthers')}
          </Button>
        )
      }
    />
  );
}
