import { writtenCells } from '@mandate/contract/project/line/line-cells.ts';
import { lineTypes } from '@mandate/contract/project/line.ts';
import { project } from '@mandate/contract/project/project.ts';
import { freezings } from '@mandate/contract/project/way/frozen.ts';
import { describe, expect, test } from 'vitest';
import { frozenOfLines, mayComeAndGo, mayWrite } from '../lines/cells/may-write.ts';
import { newLine } from '../lines/edit-line.ts';
import { locksOf } from './use-locks.ts';

const approved = { version: 3, status: 'approved', frozenOn: '2026-08-19', currency: 'EUR', lines: [] };

describe('once prices of a project are frozen,', () => {
  test.each(Object.entries(freezings.project))('its field %s is %s', (name, freezing) => {
    expect(locksOf(approved, '2026-08-19').has(name)).toBe(freezing === 'frozen' || freezing === 'final');
    expect(locksOf(approved, null).has(name)).toBe(freezing === 'final');
  });

  test.each(Object.entries(freezings.lines))('the field %s of its lines is %s', (name, freezing) => {
    expect(frozenOfLines.has(name)).toBe(freezing === 'frozen');
  });

  test('the cells of its lines are locked except description, delivery and days', () => {
    const locked = { locked: frozenOfLines };
    const written = writtenCells.filter((field) => mayWrite(newLine('service'), field, locked));
    expect(written).toEqual(['description', 'assignee', 'startDate', 'endDate']);
  });

  test.each(lineTypes)('a line of type %s can be added or removed only if the server allows it', (type) => {
    const line = newLine(type);
    expect(mayComeAndGo(line, { locked: frozenOfLines })).toBe(type === 'section' || type === 'text');
    expect(mayComeAndGo(line, { locked: new Set() })).toBe(true);
  });

  test('only fields that people can edit are locked', () => {
    for (const name of locksOf(approved, '2026-08-19').keys())
      expect(project.fields[name as 'name'].isWritable).toBe(true);
  });
});

test('nobody changes the hours of a day that approval fixed, administrators neither', () => {
  const fixed = { ...approved, hoursPerDay: '7.8' };
  expect(locksOf(fixed, null).has('hoursPerDay')).toBe(true);
  expect(locksOf({ ...fixed, hoursPerDay: null }, null).has('hoursPerDay')).toBe(false);
  expect(locksOf({ ...fixed, frozenOn: null }, null).has('hoursPerDay')).toBe(false);
});

test('no one can change the currency of a project with prices once it was quoted', () => {
  const lines = [{ id: 'a', type: 'service', unitPrice: '100' }];
  const quoted = { ...approved, status: 'quoted', frozenOn: null, lines };
  expect([...locksOf(quoted, null).keys()]).toEqual(['currency']);
  expect(locksOf({ ...quoted, status: 'draft' }, null).size).toBe(0);
  expect(locksOf({ ...quoted, lines: [{ id: 'a', type: 'service', unitPrice: '0' }] }, null).size).toBe(0);
  expect(locksOf({ ...quoted, version: undefined }, null).size).toBe(0);
});

test('the currency of a quoted project stays locked while its lines are still loading', () => {
  const { lines: _, ...row } = { ...approved, frozenOn: null, isPartial: true };
  expect([...locksOf(row, null).keys()]).toEqual(['currency']);
  expect(locksOf({ ...row, status: 'draft' }, null).size).toBe(0);
});
