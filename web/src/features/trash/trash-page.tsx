import { type TrashRow, trash } from '@mandate/contract/entities/trash.ts';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser, useViewer } from '../../lib/session/session.ts';
import type { ListColumn } from '../../list/columns/columns.tsx';
import { ReadList } from '../../list/page/read-list.tsx';
import type { RowAction } from '../../list/rows/use-row-actions.tsx';
import { nameAsRead } from '../../records/words/name-as-read.ts';
import { PurgeDialog } from './purge-dialog.tsx';
import { TrashActs } from './trash-acts.tsx';

type Row = TrashRow & Record<string, unknown>;

/** What is brought back, and what it is called. */
const needs = ['entity', 'recordId', 'label'];

/** What was deleted, by whom and when; it is brought back here, and by an SA deleted for good. */
export default function TrashPage() {
  const { t } = useTranslation();
  const mayPurge = useUser().role === 'SA';
  const mayAct = useViewer() === null;
  const [asked, ask] = useState<TrashRow | null>(null);
  const columns = useMemo(
    (): ListColumn<Row>[] => [
      { field: 'entity', width: 132 },
      {
        field: 'label',
        width: 'minmax(180px, 2fr)',
        place: 'name',
        isSameOnCards: true,
        render: ({ entity, label, along }) => {
          const name = nameAsRead(entity, label);
          return along > 0 ? `${name} ${t('trash.along', { count: along })}` : name;
        },
      },
      { field: 'at', width: 150 },
      { field: 'byId', width: 'minmax(120px, 1fr)' },
      { field: 'reason', width: 'minmax(110px, 1fr)' },
      {
        field: 'daysLeft',
        width: 120,
        render: ({ daysLeft }) => t(daysLeft > 0 ? 'trash.daysLeft' : 'trash.noDaysLeft', { count: daysLeft }),
      },
    ],
    [t],
  );
  const action = useCallback<RowAction<Row>>(
    (row, tabIndex) => <TrashActs row={row} tabIndex={tabIndex} {...(mayPurge && { onPurge: ask })} />,
    [mayPurge],
  );
  return (
    <>
      <ReadList
        entity={trash}
        columns={columns}
        needs={needs}
        {...(mayAct && { rowAction: action, actionWidth: mayPurge ? 150 : 110 })}
      />
      <PurgeDialog row={asked} onClose={() => ask(null)} />
    </>
  );
}
