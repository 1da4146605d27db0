import styled from '@emotion/styled';
import type { session } from '@mandate/contract/entities/session.ts';
import type { RowOf } from '@mandate/contract/facts/entity.ts';
import Ellipsis from 'lucide-react/icons/ellipsis';
import LogOut from 'lucide-react/icons/log-out';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Menu, MenuItem } from '../../ui/overlays/menu.tsx';
import { useEndAll, useEndSession } from './use-end-sessions.ts';

/** A session in a list; `isCurrent` marks the one it is looked at from. */
export type SessionRow = RowOf<typeof session> & { isCurrent: boolean };

const Acts = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 4 });

interface SessionActsProps {
  row: SessionRow;
  isOwn: boolean;
  /** Of its place in a grid. */
  tabIndex?: number | undefined;
}

/** Ends a session, or every session of the person it belongs to. */
export function SessionActs({ row, isOwn, tabIndex }: SessionActsProps) {
  const { t } = useTranslation();
  const device = row.device || t('profile.sessions.unknownDevice');
  const name = row.account?.label ?? '';
  const one = useEndSession(device);
  const all = useEndAll(name);
  return (
    <Acts>
      <Button
        size="row"
        tabIndex={tabIndex}
        busy={one.isPending}
        aria-label={isOwn ? t('profile.sessions.endOn', { device }) : t('sessions.endOf', { device, name })}
        onClick={() => one.mutate(row.id)}
      >
        {t('profile.sessions.end')}
      </Button>
      {!isOwn && (
        <Menu
          button={(props) => (
            <IconButton
              {...props}
              size="row"
              tabIndex={tabIndex}
              label={t('list.actionsOf', { name: `${name}, ${device}` })}
              icon={<Ellipsis aria-hidden="true" />}
            />
          )}
        >
          {(close) => (
            <MenuItem
              onClick={() => {
                close();
                all.mutate(row.accountId);
              }}
            >
              <LogOut aria-hidden="true" />
              {t('sessions.endAll', { name })}
            </MenuItem>
          )}
        </Menu>
      )}
    </Acts>
  );
}
