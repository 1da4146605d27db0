import { may } from '@mandate/contract/access/permissions.ts';
import type { Reader } from '@mandate/contract/access/roles.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { pathOf } from '@mandate/contract/own-fields/paths.ts';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useAddressParams } from '../../lib/addresses/address-params.ts';
import { showWarning } from '../../lib/frame/show-success-and-errors.ts';
import { useSession } from '../../lib/session/session.ts';
import { type ListState, readListState, withoutDropped, writeListState } from './list-state.ts';

/** What is changed of a list's state; a function is given the state as it is at that moment. */
export type ListChange = Partial<ListState> | ((now: ListState) => Partial<ListState>);

const nobody: Reader = { role: 'GUEST', grants: [] };

/**
 * A list's state, kept in its address: what to show, and how to change it.
 * @param base what holds where the address says nothing: the open view's values
 * @param isKnown false while the firm's own fields are not: until then nothing is dropped from the address
 */
export function useListState(entity: Entity, base: ListState, isKnown = true) {
  const { t } = useTranslation();
  const session = useSession();
  const [params, setParams] = useAddressParams();
  const { state: kept } = useLocation();
  const reader: Reader = session.status === 'signedIn' ? session.user : nobody;
  const mayRestore = may(reader.role, entity.name, 'undelete') !== false;
  const { state, dropped } = useMemo(
    () => readListState(entity, params, reader, mayRestore, base),
    [entity, params, reader, mayRestore, base],
  );

  const drop = useEffectEvent(() => {
    // An own field that is gone leaves without a word, as from every list.
    const others = dropped.filter((name) => !params.get(name)?.includes(pathOf('')));
    if (others.length > 0) showWarning(t('list.addressDropped', { names: others.join(', ') }));
    setParams((now) => withoutDropped(now, { state, dropped }, base), { replace: true, state: kept });
  });
  const names = isKnown ? dropped.join(', ') : '';
  useEffect(() => {
    if (names !== '') drop();
  }, [names]);

  /** Changes the address; anything but a new page begins at the first page again. Typing replaces the entry in the browser's history. */
  function change(part: ListChange, isTyping = false): void {
    const changed = (asked: URLSearchParams) => {
      const { state: now } = readListState(entity, asked, reader, mayRestore, base);
      return writeListState({ ...now, page: 1, ...(typeof part === 'function' ? part(now) : part) }, base);
    };
    setParams(changed, { replace: isTyping });
  }

  return { state, change, reader, mayRestore };
}
