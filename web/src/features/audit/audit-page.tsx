import { type AuditRow, audit } from '@mandate/contract/entities/audit.ts';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListColumn } from '../../list/columns/columns.tsx';
import { ReadList } from '../../list/page/read-list.tsx';
import { useShownRow } from '../../list/preview/use-shown-row.ts';
import { choiceLabel } from '../../records/words/words.ts';
import { AuditPanel } from './audit-panel.tsx';
import { AuditRecord } from './audit-record.tsx';
import { ExactTime } from './exact-time.tsx';

type Row = AuditRow & Record<string, unknown>;

/** What happened in the product: who did what, when, to which record. What was changed by it lies beside the rows. */
export default function AuditPage() {
  const { t } = useTranslation();
  const [shownId, show] = useShownRow();
  const open = useCallback((row: Row) => show(row.id), [show]);
  const close = useCallback(() => show(null), [show]);
  const columns = useMemo(
    (): ListColumn<Row>[] => [
      { field: 'at', width: 170, render: ({ at }) => <ExactTime instant={at} /> },
      {
        field: 'action',
        width: 'minmax(150px, 1fr)',
        place: 'name',
        render: ({ action }) => choiceLabel(audit, 'action', action),
      },
      {
        field: 'actorId',
        width: 'minmax(150px, 1fr)',
        render: ({ actor }) => actor?.label ?? t('audit.nobody'),
      },
      { field: 'entity', width: 150 },
      { field: 'recordId', width: 'minmax(170px, 2fr)', needs: ['entity'], render: (row) => <AuditRecord row={row} /> },
      { field: 'network', width: 130 },
    ],
    [t],
  );
  return (
    <>
      <ReadList entity={audit} columns={columns} openRow={open} mayExport />
      <AuditPanel id={shownId} onClose={close} />
    </>
  );
}
