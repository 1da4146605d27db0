import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSame } from '../values/is-same.ts';
import { merge, type Values } from './merge.ts';

type Row = { id: string } & Values;
interface Record {
  name: string;
  note: string;
  lines: Row[];
}

const base: Record = {
  name: 'Audit',
  note: 'first',
  lines: [
    { id: 'a', text: 'one', quantity: '1' },
    { id: 'b', text: 'two', quantity: '2' },
    { id: 'c', text: 'three', quantity: '3' },
  ],
};
const [a, b, c] = base.lines as [Row, Row, Row];

const merged = (theirs: Partial<Record>, yours: Partial<Record>) =>
  merge({ ...base }, { ...base, ...theirs }, { ...yours }, ['lines']);
const order = (values: Values) => (values.lines as Row[]).map(({ id }) => id).join('');
const asLines = (ids: string) => [...ids].map((id) => base.lines.find((row) => row.id === id) ?? { id, text: 'new' });

describe('fields', () => {
  test('changed by one side each are both kept, and what the other changed is named', () => {
    expect(merged({ note: 'theirs' }, { name: 'yours', note: 'first' })).toEqual({
      values: { ...base, name: 'yours', note: 'theirs' },
      taken: ['note'],
      conflicts: [],
    });
  });

  test('that were not sent keep what is stored', () => {
    expect(merged({ note: 'theirs' }, { name: 'yours' })).toMatchObject({
      values: { name: 'yours', note: 'theirs' },
      taken: ['note'],
      conflicts: [],
    });
  });

  test('changed alike by both are no conflict', () => {
    expect(merged({ name: 'same' }, { name: 'same' })).toMatchObject({ values: { name: 'same' }, conflicts: [] });
  });

  test('changed differently by both are a conflict with all three values', () => {
    expect(merged({ name: 'theirs' }, { name: 'yours' }).conflicts).toEqual([
      { field: 'name', base: 'Audit', theirs: 'theirs', yours: 'yours' },
    ]);
  });
});

describe('rows', () => {
  test('with different fields changed are both kept', () => {
    const { values, taken, conflicts } = merged(
      { lines: [{ ...a, text: 'theirs' }, b, c] },
      { lines: [{ ...a, quantity: '9' }, b, c] },
    );
    expect(values.lines).toEqual([{ id: 'a', text: 'theirs', quantity: '9' }, b, c]);
    expect(taken).toEqual(['lines.a.text']);
    expect(conflicts).toEqual([]);
  });

  test('with one field changed differently are a conflict named by the id of the row', () => {
    const { conflicts } = merged(
      { lines: [a, { ...b, quantity: '8' }, c] },
      { lines: [a, { ...b, quantity: '9' }, c] },
    );
    expect(conflicts).toEqual([{ field: 'lines.b.quantity', base: '2', theirs: '8', yours: '9' }]);
  });

  test('sent in part keep their other fields, and what the other changed there is named', () => {
    const { values, taken } = merged(
      { lines: [{ ...a, text: 'theirs' }, b, c] },
      { lines: [{ id: 'a', quantity: '9' }, { id: 'b' }, { id: 'c' }] },
    );
    expect(values.lines).toEqual([{ id: 'a', text: 'theirs', quantity: '9' }, b, c]);
    expect(taken).toEqual(['lines.a.text']);
  });

  test('removed by one side and left alone by the other go', () => {
    expect(order(merged({}, { lines: [a, c] }).values)).toBe('ac');
    const theirs = merged({ lines: [a, c] }, { lines: [a, b, c] });
    expect(order(theirs.values)).toBe('ac');
    expect(theirs.taken).toEqual(['lines.b']);
    expect(merged({ lines: [a, c] }, { lines: [a, c] })).toMatchObject({ conflicts: [], values: { lines: [a, c] } });
  });

  test('removed by one side and changed by the other are a conflict', () => {
    const changed = { ...b, quantity: '9' };
    expect(merged({ lines: [a, changed, c] }, { lines: [a, c] }).conflicts).toEqual([
      { field: 'lines.b', base: b, theirs: changed, yours: null },
    ]);
    expect(merged({ lines: [a, c] }, { lines: [a, changed, c] }).conflicts).toEqual([
      { field: 'lines.b', base: b, theirs: null, yours: changed },
    ]);
  });

  test('added by both sides are both kept', () => {
    const { values, taken, conflicts } = merged({ lines: asLines('abxc') }, { lines: asLines('abyc') });
    expect([...order(values)].sort().join('')).toBe('abcxy');
    expect(taken).toEqual(['lines.x']);
    expect(conflicts).toEqual([]);
  });

  test('that were not sent at all keep what is stored', () => {
    expect(merged({ lines: asLines('cab') }, { name: 'yours' })).toMatchObject({
      values: { lines: asLines('cab') },
      taken: ['lines'],
    });
  });
});

describe('the order of rows', () => {
  test.each([
    ['is the stored one when the sender moved nothing', 'cab', 'abc', 'cab'],
    ['is the sender’s when they moved rows', 'abc', 'cba', 'cba'],
    ['is the sender’s when both moved rows', 'bac', 'cab', 'cab'],
    ['keeps an added row behind its neighbour', 'abc', 'aybc', 'aybc'],
    ['keeps an added row at the top', 'abc', 'yabc', 'yabc'],
    ['keeps several added rows in their order', 'abc', 'abyzc', 'abyzc'],
    ['keeps an added row behind its neighbour where others moved rows', 'cba', 'abyc', 'cbya'],
    ['keeps the other’s added row behind its neighbour where the sender moved rows', 'axbc', 'cba', 'cbax'],
    ['looks past a removed neighbour', 'ac', 'abyc', 'ayc'],
  ])('%s', (_, theirs, yours, expected) => {
    const result = merge({ lines: asLines('abc') }, { lines: asLines(theirs) }, { lines: asLines(yours) }, ['lines']);
    expect(order(result.values)).toBe(expected);
  });
});

test('values are the same whatever the order of their keys', () => {
  expect(isSame({ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 })).toBe(true);
  expect(isSame([1, 2], [2, 1])).toBe(false);
  expect(isSame([], {})).toBe(false);
  expect(isSame(null, undefined)).toBe(false);
  expect(isSame({ a: undefined }, { b: undefined })).toBe(false);
  expect(isSame('1', 1)).toBe(false);
});

/** What one side did: fields changed, rows changed, removed, added, moved. */
interface Edit {
  fields: Values;
  rows: { [id: string]: Values | null };
  added: { row: Row; at: number }[];
  moves: number;
}

const ids = ['a', 'b', 'c', 'd', 'e'];
const value = fc.integer({ min: 0, max: 3 });
const names = ['name', 'note', 'currency'];
const rowNames = ['text', 'quantity', 'price'];

const anyBase = fc
  .record({
    fields: fc.record({ name: value, note: value, currency: value }),
    lines: fc.array(fc.record({ text: value, quantity: value, price: value }), { maxLength: 5 }),
  })
  .map(({ fields, lines }): Values => ({ ...fields, lines: lines.map((row, index) => ({ id: ids[index], ...row })) }));

function edit(side: string): fc.Arbitrary<Edit> {
  const some = (keys: string[]) =>
    fc.dictionary(fc.constantFrom(...keys), value, { maxKeys: 2, noNullPrototype: true });
  return fc.record({
    fields: some(names),
    rows: fc.dictionary(fc.constantFrom(...ids), fc.option(some(rowNames), { freq: 3 }), {
      maxKeys: 4,
      noNullPrototype: true,
    }),
    added: fc
      .array(fc.record({ text: value, at: fc.nat(6) }), { maxLength: 2 })
      .map((rows) => rows.map(({ text, at }, index) => ({ row: { id: `${side}${index}`, text }, at }))),
    moves: fc.oneof(fc.constant(0), fc.nat(4)),
  });
}

function edited(record: Values, { fields, rows, added, moves }: Edit): Values {
  const kept = (record.lines as Row[]).flatMap((row) => (rows[row.id] === null ? [] : { ...row, ...rows[row.id] }));
  const moved = [...kept.slice(moves), ...kept.slice(0, moves)];
  for (const { row, at } of added) moved.splice(at, 0, row);
  return { ...record, ...fields, lines: moved };
}

const three = fc
  .tuple(anyBase, edit('t'), edit('y'))
  .map(([base, theirs, yours]) => ({ base, theirs: edited(base, theirs), yours: edited(base, yours) }));
const rowIds = (values: Values) => (values.lines as Row[]).map(({ id }) => id);

describe('any merge', () => {
  test('with nothing changed by others gives exactly what was sent', () => {
    fc.assert(
      fc.property(three, ({ base, yours }) => {
        expect(merge(base, base, yours, ['lines'])).toEqual({ values: yours, taken: [], conflicts: [] });
      }),
    );
  });

  test('with nothing changed by the sender gives exactly what is stored', () => {
    fc.assert(
      fc.property(three, ({ base, theirs }) => {
        expect(merge(base, theirs, base, ['lines'])).toMatchObject({ values: theirs, conflicts: [] });
      }),
    );
  });

  test('of changes to different fields and rows has no conflict and keeps both', () => {
    const disjoint = fc.tuple(anyBase, edit('t'), edit('y')).map(([base, theirs, yours]) => {
      const fields = Object.fromEntries(Object.entries(yours.fields).filter(([name]) => !(name in theirs.fields)));
      const rows = Object.fromEntries(Object.entries(yours.rows).filter(([id]) => !(id in theirs.rows)));
      return { base, theirs, yours: { ...yours, fields, rows } };
    });
    fc.assert(
      fc.property(disjoint, ({ base, theirs, yours }) => {
        const { values, conflicts } = merge(base, edited(base, theirs), edited(base, yours), ['lines']);
        expect(conflicts).toEqual([]);
        const both = edited(edited(base, { ...theirs, moves: 0 }), { ...yours, moves: 0 });
        expect({ ...values, lines: undefined }).toEqual({ ...both, lines: undefined });
        const byId = (rows: unknown) => [...(rows as Row[])].sort((one, other) => one.id.localeCompare(other.id));
        expect(byId(values.lines)).toEqual(byId(both.lines));
      }),
    );
  });

  test('loses no row that neither side removed, brings none back and doubles none', () => {
    fc.assert(
      fc.property(three, ({ base, theirs, yours }) => {
        const { values } = merge(base, theirs, yours, ['lines']);
        const [before, stored, sent] = [rowIds(base), rowIds(theirs), rowIds(yours)];
        const wanted = [...new Set([...stored, ...sent])].filter(
          (id) => !before.includes(id) || (stored.includes(id) && sent.includes(id)),
        );
        expect([...rowIds(values)].sort()).toEqual(wanted.sort());
      }),
    );
  });

  test('has a conflict exactly where both changed one thing differently, with the three values', () => {
    fc.assert(
      fc.property(three, ({ base, theirs, yours }) => {
        const { conflicts } = merge(base, theirs, yours, ['lines']);
        const expected = names
          .filter((name) => base[name] !== theirs[name] && base[name] !== yours[name] && theirs[name] !== yours[name])
          .map((field) => ({ field, base: base[field], theirs: theirs[field], yours: yours[field] }));
        expect(conflicts.filter(({ field }) => !field.startsWith('lines.'))).toEqual(expected);
        for (const { base: before, theirs: stored, yours: sent } of conflicts) {
          expect(isSame(before, stored) || isSame(before, sent) || isSame(stored, sent)).toBe(false);
        }
      }),
    );
  });

  test('keeps a stored change or says that it is in conflict', () => {
    fc.assert(
      fc.property(three, ({ base, theirs, yours }) => {
        const { values, conflicts } = merge(base, theirs, yours, ['lines']);
        const named = new Set(conflicts.map(({ field }) => field));
        const row = (of: Values, id: string) => (of.lines as Row[]).find((one) => one.id === id);
        const lost = rowIds(theirs).flatMap((id) =>
          rowNames
            .filter((name) => row(base, id)?.[name] !== row(theirs, id)?.[name])
            .filter((name) => row(values, id)?.[name] !== row(theirs, id)?.[name])
            .filter((name) => !named.has(`lines.${id}.${name}`) && !named.has(`lines.${id}`)),
        );
        expect(lost).toEqual([]);
      }),
    );
  });

  test('done twice changes nothing more', () => {
    fc.assert(
      fc.property(three, ({ base, theirs, yours }) => {
        const { values } = merge(base, theirs, yours, ['lines']);
        expect(merge(theirs, values, values, ['lines'])).toMatchObject({ values, conflicts: [] });
        expect(merge(theirs, theirs, values, ['lines'])).toEqual({ values, taken: [], conflicts: [] });
      }),
    );
  });

  test('leaves what it was given as it was', () => {
    fc.assert(
      fc.property(three, (given) => {
        const copy = structuredClone(given);
        merge(given.base, given.theirs, given.yours, ['lines']);
        expect(given).toEqual(copy);
      }),
    );
  });
});
