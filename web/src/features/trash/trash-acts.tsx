import styled from '@emotion/styled';
import type { TrashRow } from '@mandate/contract/entities/trash.ts';
import { useQueryClient } from '@tanstack/react-query';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Trash from 'lucide-react/icons/trash-2';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/calls/call.ts';
import { useMutationOnce } from '../../lib/calls/use-mutation-once.ts';
import { showSuccess } from '../../lib/frame/show-success-and-errors.ts';
import { nameAsRead } from '../../records/words/name-as-read.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Menu, MenuItem } from '../../ui/overlays/menu.tsx';

const Acts = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 4 });

interface TrashActsProps {
  row: TrashRow;
  /** Of its place in a grid. */
  tabIndex?: number | undefined;
  /** Asks whether it is deleted for good; without it nobody does. */
  onPurge?: (row: TrashRow) => void;
}

/** What is done with something in the trash: brought back as it was, with what went along, or deleted for good. */
export function TrashActs({ row, tabIndex, onPurge }: TrashActsProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const name = nameAsRead(row.entity, row.label);
  const restore = useMutationOnce({
    mutationFn: () => call('PUT', `/${row.entity}/undelete/${row.id}`),
    onSuccess: async () => {
      showSuccess(t('list.restored', { name }));
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['grid'] }),
        queries.invalidateQueries({ queryKey: ['record', row.entity, row.recordId] }),
        queries.invalidateQueries({ queryKey: [row.entity] }),
      ]);
    },
  });
  return (
    <Acts>
      <Button
        size="row"
        tabIndex={tabIndex}
        busy={restore.isPending}
        aria-label={t('list.restoreNamed', { name })}
        onClick={() => restore.mutate()}
      >
        {t('list.restore')}
      </Button>
      {onPurge && (
        <Menu
          button={(props) => (
            <IconButton
              {...props}
              size="row"
              tabIndex={tabIndex}
              label={t('list.actionsOf', { name })}
              icon={<Ellipsis aria-hidden="true" />}
            />
          )}
        >
          {(close) => (
            <MenuItem
              onClick={() => {
                close();
                onPurge(row);
              }}
            >
              <Trash aria-hidden="true" />
              {t('trash.purge')}
            </MenuItem>
          )}
        </Menu>
      )}
    </Acts>
  );
}
