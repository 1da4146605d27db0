import { everything, type Reader } from '@mandate/contract/access/roles.ts';
import { customer } from '@mandate/contract/entities/customer.ts';
import { project } from '@mandate/contract/project/project.ts';
import { describe, expect, test } from 'vitest';
import { readListState, withoutDropped, writeListState } from './list-state.ts';

const guest: Reader = { role: 'GUEST', grants: [] };
const read = (text: string, reader = everything, mayRestore = true) =>
  readListState(project, new URLSearchParams(text), reader, mayRestore);

describe('the address of a list', () => {
  test('when it is empty shows the list as usual', () => {
    const { state, dropped } = read('');
    expect(state).toEqual({
      search: '',
      page: 1,
      pageSize: 50,
      sort: [],
      filter: [],
      deleted: 'exclude',
      groupBy: null,
      view: null,
      preview: null,
    });
    expect(dropped).toEqual([]);
    expect(writeListState(state).toString()).toBe('');
  });

  test('names the record that is shown beside the rows, if it is one', () => {
    const id = '01900000-0000-7000-8000-000000000001';
    const { state } = read(`preview=${id}`);
    expect(state.preview).toBe(id);
    expect(writeListState(state).toString()).toBe(`preview=${id}`);
    expect(read('preview=customer-7')).toMatchObject({ state: { preview: null }, dropped: ['preview'] });
  });

  test('names what the rows are grouped by, if there are groups of it for the reader', () => {
    expect(read('group=customerId')).toMatchObject({ state: { groupBy: 'customerId' }, dropped: [] });
    for (const group of ['name', 'code', 'contractNet', 'passwordHash', 'customer.email'])
      expect(read(`group=${group}`)).toMatchObject({ state: { groupBy: null }, dropped: ['group'] });
    expect(read('group=accountManagerId', guest).dropped).toEqual(['group']);
  });

  test('loses what means nothing there, and keeps the rest as it is', () => {
    const clean = (text: string) => {
      const params = new URLSearchParams(text);
      return decodeURIComponent(withoutDropped(params, readListState(project, params, everything, true)).toString());
    };
    expect(clean('page=0&pageSize=7&deleted=perhaps&view=7&color=red')).toBe('');
    expect(clean('page=-1&sort=name,nothing&search=x&deleted=exclude')).toBe('sort=name&search=x&deleted=exclude');
    const good = { field: 'name', operator: 'is', value: 'a' };
    const bad = { field: 'passwordHash', operator: 'is', value: 'x' };
    const filter = (...all: unknown[]) => `filter=${JSON.stringify({ all })}`;
    expect(clean(`${filter(good, bad)}&page=2`)).toBe(`${filter(good)}&page=2`);
    expect(clean(filter(bad))).toBe('');
    expect(clean('sort=nothing&page=2')).toBe('page=2');
  });

  test('gives back the state that was written to it', () => {
    const { state } = read('');
    const changed = {
      ...state,
      search: 'claims 100 %',
      page: 3,
      pageSize: 25,
      sort: [
        { field: 'customerId', direction: 'asc' as const },
        { field: 'contractNet', direction: 'desc' as const },
      ],
      filter: [
        { field: 'status', operator: 'anyOf', value: ['active', 'quoted'] },
        {
          any: [
            { field: 'name', operator: 'contains', value: 'a&b=c' },
            { field: 'endDate', operator: 'empty' },
          ],
        },
      ],
      deleted: 'only' as const,
      groupBy: 'customer.city',
    };
    const params = writeListState(changed);
    expect(params.get('sort')).toBe('customerId,-contractNet');
    const again = read(params.toString());
    expect(again.dropped).toEqual([]);
    expect(again.state).toEqual(changed);
  });

  test.each([
    'page=0',
    'page=x',
    'page=1e3',
    'pageSize=7',
    'sort=nothing',
    'sort=tags',
    'filter={',
    'filter=[]',
    'filter={"all":[{"field":"name","operator":"eq","value":"x"}]}',
    'filter={"all":[{"field":"passwordHash","operator":"is","value":"x"}]}',
    'deleted=maybe',
    'view=x-1',
    '__proto__=x',
    `search=${'x'.repeat(201)}`,
    'search=%00',
    'sort=,',
    'filter={"all":[]}x',
    'filter={"all":[{"any":[]}]}',
    `filter={"all":[{"field":"name","operator":"contains","value":"${'ü'.repeat(3000)}"}]}`,
  ])('leaves out and names nonsense: %s', (text) => {
    const { state, dropped } = read(text);
    expect(state).toEqual(read('').state);
    expect(dropped).toHaveLength(1);
  });

  test('says only what differs from the open view', () => {
    const view = '019a0000-0000-7000-8000-000000000001';
    const base = read(
      `view=${view}&search=port&sort=-name&filter={"all":[{"field":"name","operator":"notEmpty"}]}&pageSize=25`,
    ).state;
    const again = (params: URLSearchParams) => readListState(project, params, everything, true, base).state;
    expect(writeListState(base, base).toString()).toBe(`view=${view}`);
    const emptied = { ...base, search: '', sort: [], filter: [], pageSize: 50, page: 2 };
    expect(again(writeListState(emptied, base))).toEqual(emptied);
    expect(again(new URLSearchParams(`view=${view}`))).toEqual(base);
  });

  test('keeps a valid sort column beside an invalid one', () => {
    const { state, dropped } = read('sort=name,-nothing');
    expect(state.sort).toEqual([{ field: 'name', direction: 'asc' }]);
    expect(dropped).toEqual(['sort']);
  });

  test('counts a sort column named twice only once', () => {
    const { state, dropped } = read('sort=name,-name');
    expect(state.sort).toEqual([{ field: 'name', direction: 'asc' }]);
    expect(dropped).toEqual(['sort']);
  });

  test('keeps a valid condition beside an invalid one', () => {
    const good = { field: 'name', operator: 'contains', value: 'x' };
    const { state, dropped } = read(`filter=${JSON.stringify({ all: [{ field: 'nothing' }, good] })}`);
    expect(state.filter).toEqual([good]);
    expect(dropped).toEqual(['filter']);
  });

  test('does not show deleted records to people who may not restore them', () => {
    expect(read('deleted=only', everything, false)).toMatchObject({
      state: { deleted: 'exclude' },
      dropped: ['deleted'],
    });
  });

  test('treats a field the reader may not see like one that does not exist', () => {
    const hidden = readListState(customer, new URLSearchParams('sort=discountPercent'), guest, false);
    const unknown = readListState(customer, new URLSearchParams('sort=nothingAtAll'), guest, false);
    expect(hidden).toEqual(unknown);
  });
});
