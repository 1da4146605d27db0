import { everything, type Reader } from '@mandate/contract/access/roles.ts';
import { customer } from '@mandate/contract/entities/customer.ts';
import type { ViewState } from '@mandate/contract/lists/view-state.ts';
import { describe, expect, test } from 'vitest';
import { usualState } from '../state/list-state.ts';
import {
  isModified,
  isOwnView,
  mayDeleteView,
  maySaveView,
  openView,
  type SavedView,
  viewStateOf,
} from './saved-view.ts';

const id = '019a0000-0000-7000-8000-000000000001';
const guest: Reader = { role: 'GUEST', grants: [] };
const offered = ['name', 'city', 'email'];
const open = (state: ViewState, reader = everything) => openView({ id, state }, customer, reader, true, offered);

const onName = { field: 'name', operator: 'contains', value: 'port' };
const onEmail = { field: 'email', operator: 'notEmpty' };
const full: ViewState = {
  search: 'claims',
  filter: { all: [onName, { any: [onName, onEmail] }] },
  sort: [{ field: 'name', direction: 'desc' }],
  pageSize: 25,
  deleted: 'include',
  groupBy: 'city',
  columns: [{ field: 'name', width: 300 }, { field: 'city' }],
  density: 'compact',
};

describe('a saved view', () => {
  test('is the same when it is opened and saved again', () => {
    const view = open(full);
    expect(view.leftOut).toBe(0);
    expect(view.base).toMatchObject({
      search: 'claims',
      pageSize: 25,
      deleted: 'include',
      groupBy: 'city',
      view: id,
      page: 1,
    });
    expect(viewStateOf(view.base, view.layout, view.unseen)).toEqual(full);
  });

  test('without settings shows the list as usual', () => {
    const view = open({});
    expect(view.base).toEqual({ ...usualState, view: id });
    expect(view.layout).toEqual({});
    expect(viewStateOf(view.base, view.layout)).toEqual({});
  });

  test('opens without the parts that are gone or hidden from the reader, and counts them', () => {
    const view = open(
      {
        filter: { all: [{ field: 'city', operator: 'is', value: 'Cork' }, onEmail] },
        sort: [
          { field: 'gone', direction: 'asc' },
          { field: 'name', direction: 'asc' },
        ],
        columns: [{ field: 'name' }, { field: 'discountPercent' }],
      },
      guest,
    );
    expect(view.base.filter).toEqual([{ field: 'city', operator: 'is', value: 'Cork' }]);
    expect(view.base.sort).toEqual([{ field: 'name', direction: 'asc' }]);
    expect(view.layout.columns).toEqual([{ field: 'name' }]);
    expect(view.leftOut).toBe(3);
  });

  test('keeps the parts that the person who saves it does not see', () => {
    const view = open({ filter: { all: [onEmail] }, columns: [{ field: 'name' }, { field: 'code' }] }, guest);
    const shown = { ...view.base, search: 'port' };
    expect(viewStateOf(shown, view.layout, view.unseen)).toEqual({
      search: 'port',
      filter: { all: [onEmail] },
      columns: [{ field: 'name' }, { field: 'code' }],
    });
  });

  test('counts as modified after another filter, sort, search, page size or layout, and not after another page', () => {
    const view = open(full);
    expect(isModified({ ...view.base, page: 3 }, view.layout, view)).toBe(false);
    expect(isModified({ ...view.base, filter: [] }, view.layout, view)).toBe(true);
    expect(isModified({ ...view.base, sort: [] }, view.layout, view)).toBe(true);
    expect(isModified({ ...view.base, search: '' }, view.layout, view)).toBe(true);
    expect(isModified({ ...view.base, pageSize: 50 }, view.layout, view)).toBe(true);
    expect(isModified(view.base, { ...view.layout, columns: [{ field: 'name' }] }, view)).toBe(true);
    expect(isModified(view.base, { ...view.layout, density: 'comfortable' }, view)).toBe(true);
  });

  test('does not count as modified when the database orders a condition differently', () => {
    const view = open({ filter: { all: [{ value: 'port', field: 'name', operator: 'contains' }] } });
    expect(isModified({ ...view.base, filter: [onName] }, view.layout, view)).toBe(false);
  });
});

describe('the right to change a saved view', () => {
  const shared: Pick<SavedView, 'createdById' | 'isLocked' | 'audience'> = {
    createdById: 'ines',
    isLocked: false,
    audience: 'everyone',
  };

  test('belongs to its maker, even when it is locked', () => {
    expect(maySaveView({ ...shared, isLocked: true }, { id: 'ines', role: 'EDITOR' })).toBe(true);
    expect(mayDeleteView(shared, { id: 'ines', role: 'EDITOR' })).toBe(true);
  });

  test('is given to others only while it is not locked, and never to guests', () => {
    expect(maySaveView(shared, { id: 'kofi', role: 'EDITOR' })).toBe(true);
    expect(maySaveView({ ...shared, isLocked: true }, { id: 'kofi', role: 'SA' })).toBe(false);
    expect(maySaveView(shared, { id: 'gus', role: 'GUEST' })).toBe(false);
  });

  test('lets only an SA delete a view that another person made', () => {
    expect(mayDeleteView(shared, { id: 'kofi', role: 'ADMIN' })).toBe(false);
    expect(mayDeleteView(shared, { id: 'root', role: 'SA' })).toBe(true);
  });

  test('goes to an SA for a shared view whose owner is gone, and to others only as before', () => {
    const left = { ...shared, isLocked: true, isOwnerGone: true };
    const root = { id: 'root', role: 'SA' } as const;
    expect([isOwnView(left, root), maySaveView(left, root), mayDeleteView(left, root)]).toEqual([true, true, true]);
    expect(isOwnView({ ...left, isOwnerGone: false }, root)).toBe(false);
    const kofi = { id: 'kofi', role: 'ADMIN' } as const;
    expect([isOwnView(left, kofi), maySaveView(left, kofi), mayDeleteView(left, kofi)]).toEqual([false, false, false]);
  });

  test('lets guests keep their private views, although guests are not told who made a view', () => {
    const own = { isLocked: false, audience: 'private' } as const;
    expect(maySaveView(own, { id: 'gus', role: 'GUEST' })).toBe(true);
    expect(mayDeleteView(own, { id: 'gus', role: 'GUEST' })).toBe(true);
  });
});
