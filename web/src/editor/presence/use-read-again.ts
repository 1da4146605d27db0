import type { Values } from '@mandate/contract/changes/merge.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useEditing } from '../../form/state/editing-context.ts';
import { takeWhole } from '../../form/state/take-whole.ts';
import { recordKey, type StoredRecord, useStoreRecord } from '../../records/reading/use-record.ts';
import type { SavedElsewhere } from './use-saved-elsewhere.ts';

/** What the page of a record took in by itself. */
export interface ReadAgain {
  before: Values;
  record: StoredRecord & Values;
}

/**
 * Shows at once what somebody else saved of a record that is only read, or what was decided on one that is edited: nothing is typed that it
 * could disturb.
 * @param news null while there is none, or it waits to be taken in
 * @returns what came last, and what forgets it; null before, and once it is forgotten
 */
export function useReadAgain(news: SavedElsewhere | null): [came: ReadAgain | null, forget: () => void] {
  const { form, entity, reader } = useEditing();
  const keep = useStoreRecord(entity.name);
  const queries = useQueryClient();
  const [came, setCame] = useState<ReadAgain | null>(null);

  const takeIn = useEffectEvent(({ record }: SavedElsewhere) => {
    // Who may see what is deleted is shown that, everybody else that it is not there.
    if (record === null) return void queries.invalidateQueries({ queryKey: recordKey(entity.name, form.id) });
    setCame({ before: form.state().base, record });
    takeWhole(form, record, reader);
    keep(record);
  });
  useEffect(() => {
    if (news !== null) takeIn(news);
  }, [news]);

  return [came, () => setCame(null)];
}
