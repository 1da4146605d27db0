import type { Entity } from '@mandate/contract/entity.ts';
import { may } from '@mandate/contract/permissions.ts';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useSession } from '../lib/session.ts';
import { showWarning } from '../lib/toasts.ts';
import { type ListState, readListState, writeListState } from './list-state.ts';

/** A list's state, kept in its address: what to show, and how to change it. */
export function useListState(entity: Entity) {
  const { t } = useTranslation();
  const session = useSession();
  const [params, setParams] = useSearchParams();
  const { grants, role } = session.status === 'signedIn' ? session.user : { grants: [], role: 'GUEST' as const };
  const mayRestore = may(role, entity.name, 'undelete') === true;
  const { state, dropped } = useMemo(
    () => readListState(entity, params, grants, mayRestore),
    [entity, params, grants, mayRestore],
  );

  const warn = useEffectEvent((names: string) => showWarning(t('list.addressDropped', { names })));
  const names = dropped.join(', ');
  useEffect(() => {
    if (names !== '') warn(names);
  }, [names]);

  /** Changes the address; anything but a new page begins at the first page again. Typing replaces the entry in the browser's history. */
  function change(part: Partial<ListState>, isTyping = false): void {
    setParams(writeListState({ ...state, page: 1, ...part }), { replace: isTyping });
  }

  return { state, change, grants, mayRestore, role };
}
