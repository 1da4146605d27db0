import type { WeekDetail, WeekRow } from '@mandate/contract/time/week-detail.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Combobox, type Offer } from '../../../form/references/combobox.tsx';
import { call } from '../../../lib/calls/call.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import type { RowFacts } from '../state/week-work.ts';

interface AddRowDialogProps {
  week: WeekDetail;
  /** The lines that are there. */
  taken: readonly string[];
  onClose: () => void;
  onAdd: (row: RowFacts) => void;
}

/** Searches the lines somebody may book on in a week, and adds the one that is chosen. */
export function AddRowDialog({ week, taken, onClose, onAdd }: AddRowDialogProps) {
  const { t } = useTranslation();
  const [text, setText] = useState<string | null>(null);
  const search = text?.trim() ?? '';
  const { personnelId } = week;
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['week', 'lines', personnelId, week.week, search],
    queryFn: ({ signal }) => {
      const asked = new URLSearchParams({ week: week.week, personnelId, search });
      return call<WeekRow[]>('GET', `/week/find-lines?${asked}`, undefined, { signal, quiet: true, silent: true });
    },
    enabled: text !== null,
    placeholderData: keepPreviousData,
  });
  const rows = data?.filter(({ line }) => !taken.includes(line.id));
  return (
    <Dialog
      isOpen
      isSafeToLeave
      onClose={onClose}
      title={t('week.addRow')}
      actions={<Button onClick={onClose}>{t('action.cancel')}</Button>}
    >
      <Combobox
        id="week-add-row"
        label={t('week.searchLine')}
        hint={t('week.rowsByThemselves')}
        chosen=""
        isOptional={false}
        isAct
        offers={rows?.map(offerOf)}
        isBusy={isFetching || isPlaceholderData}
        onRetry={isError && text !== null ? () => void refetch() : undefined}
        onSearch={setText}
        onChoose={(offer) => {
          const found = rows?.find(({ line }) => line.id === offer?.id);
          if (found === undefined) return;
          const { entries: _entries, ...row } = found;
          onAdd(row);
          onClose();
        }}
      />
    </Dialog>
  );
}

function offerOf({ line, project }: WeekRow): Offer {
  const path = [project.label, project.customerLabel].filter((word) => word !== null).join(' · ');
  return { id: line.id, label: line.label, path, code: '' };
}
