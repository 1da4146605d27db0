import { lineTypes } from '@mandate/contract/project/line.ts';
import { project } from '@mandate/contract/project/project.ts';
import { freezings } from '@mandate/contract/project/way/frozen.ts';
import { describe, expect, test } from 'vitest';
import { mayComeAndGo, mayWrite } from '../lines/cells/line-cell.ts';
import { cellFields, newLine } from '../lines/edit-line.ts';
import { frozenOfLines } from './frozen-of-lines.ts';
import { locksOf } from './use-locks.ts';

const approved = { version: 3, status: 'approved', currency: 'EUR', lines: [] };

describe('what the screen locks once prices are frozen', () => {
  test.each(Object.entries(freezings.project))('of a project, %s: %s', (name, freezing) => {
    expect(locksOf(approved, '2026-08-19').has(name)).toBe(freezing === 'frozen');
    expect(locksOf(approved, null).has(name)).toBe(false);
  });

  test.each(Object.entries(freezings.lines))('of a line, %s: %s', (name, freezing) => {
    expect(frozenOfLines.has(name)).toBe(freezing === 'frozen');
  });

  test('are the cells of the grid, except who delivers', () => {
    const locked = { locked: frozenOfLines };
    const written = cellFields.filter((field) => mayWrite(newLine('service'), field, locked));
    expect(written).toEqual(['description', 'assignee', 'startDate', 'endDate']);
  });

  test.each(lineTypes)('lets %s come and go as the server does', (type) => {
    const line = newLine(type);
    expect(mayComeAndGo(line, { locked: frozenOfLines })).toBe(type === 'section' || type === 'text');
    expect(mayComeAndGo(line, { locked: new Set() })).toBe(true);
  });

  test('names only fields people write', () => {
    for (const name of locksOf(approved, '2026-08-19').keys())
      expect(project.fields[name as 'name'].isWritable).toBe(true);
  });
});

test('a currency with prices in it stays once the project was quoted, for everybody', () => {
  const lines = [{ id: 'a', type: 'service', unitPrice: '100' }];
  const quoted = { ...approved, status: 'quoted', lines };
  expect([...locksOf(quoted, null).keys()]).toEqual(['currency']);
  expect(locksOf({ ...quoted, status: 'draft' }, null).size).toBe(0);
  expect(locksOf({ ...quoted, lines: [{ id: 'a', type: 'service', unitPrice: '0' }] }, null).size).toBe(0);
  expect(locksOf({ ...quoted, version: undefined }, null).size).toBe(0);
});

test('while the lines of a project are on their way, its currency is taken to stay once it was quoted', () => {
  const { lines: _, ...row } = { ...approved, isPartial: true };
  expect([...locksOf(row, null).keys()]).toEqual(['currency']);
  expect(locksOf({ ...row, status: 'draft' }, null).size).toBe(0);
});
