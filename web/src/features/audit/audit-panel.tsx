import { type AuditEntry, audit } from '@mandate/contract/entities/audit.ts';
import { isId } from '@mandate/contract/facts/fields.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/calls/call.ts';
import { ReadFailed } from '../../records/pages/read-failed.tsx';
import { choiceLabel } from '../../records/words/words.ts';
import { SkeletonRows } from '../../ui/feedback/skeleton-rows.tsx';
import { SidePanel } from '../../ui/overlays/side-panel.tsx';
import { AuditDetails } from './audit-details.tsx';

interface AuditPanelProps {
  /** The row that is told of; null for none. */
  id: string | null;
  onClose: () => void;
}

/** One row of the audit with what was changed by it. */
export function AuditPanel({ id, onClose }: AuditPanelProps) {
  const { t } = useTranslation();
  // What is going out of sight says until then what it said.
  const [last, setLast] = useState<string | null>(null);
  if (id !== null && id !== last) setLast(id);
  const shown = id ?? last;
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['audit', shown],
    queryFn: ({ signal }) =>
      call<AuditEntry>('GET', `/audit/get-by-id/${shown}`, undefined, { signal, quiet: true, silent: true }),
    enabled: shown !== null && isId(shown),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return (
    <SidePanel
      isOpen={id !== null}
      onClose={onClose}
      onLeft={() => setLast(null)}
      title={data ? choiceLabel(audit, 'action', data.action) : t('audit.entry')}
      closeLabel={t('audit.close')}
      foot={data && t('audit.chained', { number: data.number })}
    >
      {data && <AuditDetails entry={data} />}
      {!data && !error && <SkeletonRows label={t('list.loading')} rows={5} rowHeight={44} />}
      {!data && error && (
        <ReadFailed title={t('audit.failed')} text={error.message} isBusy={isFetching} onRetry={() => void refetch()} />
      )}
    </SidePanel>
  );
}
