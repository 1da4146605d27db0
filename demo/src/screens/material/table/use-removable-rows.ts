import { showSuccess } from '@mandate/web/src/lib/frame/show-success-and-errors.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SampleRow } from './sample-rows.ts';

/** Rows that can be taken out one by one, each with a way back in a toast, and brought back all at once. */
export function useRemovableRows(all: readonly SampleRow[]) {
  const { t } = useTranslation('demo');
  const [removed, setRemoved] = useState<readonly number[]>([]);
  return {
    rows: all.filter(({ id }) => !removed.includes(id)),
    isWhole: removed.length === 0,
    remove({ id, name }: SampleRow): void {
      setRemoved((before) => [...before, id]);
      showSuccess(t('material.table.removed', { name }), {
        action: {
          label: t('material.table.undo'),
          run: () => setRemoved((before) => before.filter((each) => each !== id)),
        },
      });
    },
    bringBack: () => setRemoved([]),
  };
}
