import type { Values } from '@mandate/contract/changes/merge.ts';
import { useEffect, useState } from 'react';
import { useEditing, useForm } from '../../form/state/editing-context.ts';
import { CallError, call } from '../../lib/calls/call.ts';
import { flat } from '../../records/own-fields/flat.ts';
import { isPartial } from '../../records/reading/known-record.ts';
import type { StoredRecord } from '../../records/reading/use-record.ts';
import type { Company } from './use-company.ts';

/** Within so long, in ms, the reply to a save of this page comes, which would else look like somebody's else. */
const ownReply = 700;
/** What could not be read because the server was out of reach or failed is read again after so long, in ms. */
const readAgainIn = 5_000;

/** The record as somebody else stored it; null where it is not there any more. */
export interface SavedElsewhere {
  record: (StoredRecord & Values) | null;
}

/**
 * The record as it is stored, where that is newer than what the form builds upon. Nothing of the form changes by it.
 * @param company what the server told of the record last
 */
export function useSavedElsewhere({ version, isGone }: Company): SavedElsewhere | null {
  const { form } = useEditing();
  const base = useForm(form, (state) => state.base);
  const [news, setNews] = useState<SavedElsewhere | null>(null);
  const own = Number(base.version);
  const isNewer = isGone ?? (version !== null && version > own);
  const newer = isNewer && !isPartial(base) ? (version ?? 'gone') : null;

  useEffect(() => {
    if (newer === null) return;
    let isOver = false;
    const read = async () => {
      const path = `/${form.entity.name}/get-by-id/${form.id}`;
      try {
        // Beside what the page is shown from: that stays until it is taken in.
        const record = flat(await call<StoredRecord & Values>('GET', path, undefined, { quiet: true, silent: true }));
        if (!isOver) setNews({ record: typeof record.deletedAt === 'string' ? null : record });
      } catch (problem) {
        if (isOver || !(problem instanceof CallError)) return;
        const { status } = problem;
        if (status === 404) setNews({ record: null });
        // What is refused stays refused: asking for it again would keep alive the session of a page nobody uses.
        else if (status === 0 || status >= 500) timer = setTimeout(() => void read(), readAgainIn);
      }
    };
    let timer = setTimeout(() => void read(), ownReply);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [newer, form]);

  if (newer === null || news === null) return null;
  return news.record !== null && news.record.version <= own ? null : news;
}
