import type { WeekDetail } from '@mandate/contract/time/week-detail.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Combobox } from '../../../form/references/combobox.tsx';
import { useOffers } from '../../../form/references/reference-offers.ts';
import { CallError, call } from '../../../lib/calls/call.ts';
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

/** Searches the lines somebody may book on, and adds the one that is chosen to the week. */
export function AddRowDialog({ week, taken, onClose, onAdd }: AddRowDialogProps) {
  const { t } = useTranslation();
  const [text, setText] = useState<string | null>(null);
  const { offers, isBusy, hasMore, onRetry } = useOffers('work-line', text, taken);
  const adding = useMutation({
    mutationFn: (lineId: string) => readRow(week, lineId),
    onSuccess: (row) => {
      if (row === null) return;
      onAdd(row);
      onClose();
    },
  });
  const refused = adding.error instanceof CallError ? adding.error.message : undefined;
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
        offers={offers}
        isBusy={isBusy || adding.isPending}
        hasMore={hasMore}
        onRetry={onRetry}
        onSearch={setText}
        onChoose={(offer) => {
          if (offer) adding.mutate(offer.id);
        }}
        error={adding.data === null ? t('week.notBooked') : refused}
      />
    </Dialog>
  );
}

/** A line as a row of the week; null where nobody books on it. @throws {CallError} */
async function readRow({ week, personnelId }: WeekDetail, lineId: string): Promise<RowFacts | null> {
  const asked = new URLSearchParams({ week, personnelId, lineId });
  const { rows } = await call<WeekDetail>('GET', `/week/get?${asked}`, undefined, { quiet: true });
  const found = rows.find(({ line }) => line.id === lineId);
  if (found === undefined) return null;
  const { entries: _entries, ...row } = found;
  return row;
}
