import type { Entity } from '@mandate/contract/facts/entity.ts';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { showInfo } from '../../lib/frame/show-success-and-errors.ts';
import { entityWord } from '../../records/words/words.ts';
import { numberText } from '../../ui/values/value-texts.ts';
import type { ListRow } from '../columns/columns.tsx';
import type { ListState } from './list-state.ts';
import type { GridReading } from './use-grid.ts';

interface Counted<Row extends ListRow> {
  entity: Entity;
  /** Of the page. */
  title: string;
  state: ListState;
  query: GridReading<Row>;
  change: (part: Partial<ListState>, isTyping?: boolean) => void;
}

/** How many rows a list has, in figures and in words, and its last page; who asked for a page beyond it is taken there and told. */
export function useListTotal<Row extends ListRow>({ entity, title, state, query, change }: Counted<Row>) {
  const { t } = useTranslation();
  const { data, isPlaceholderData } = query;
  const total = data?.total ?? null;
  const last = Math.max(1, Math.ceil((total ?? 0) / state.pageSize));
  const isBeyond = data?.rows.length === 0 && !isPlaceholderData && state.page > last;
  const goToLast = useEffectEvent(() => {
    showInfo(t('list.pageBeyond', { page: numberText(state.page) }));
    change({ page: last }, true);
  });
  useEffect(() => {
    if (isBeyond) goToLast();
  }, [isBeyond]);

  const counted = (count: number) => `${numberText(count)}${data?.totalIsExact === false ? '+' : ''}`;
  return {
    /** Null before it is known. */
    total,
    last,
    totalText: total === null ? '' : entityWord(entity, 'count', { count: total, total: counted(total) }),
    windowTitle:
      last > 1 ? t('list.titleWithPage', { title, page: numberText(state.page), last: counted(last) }) : title,
  };
}
