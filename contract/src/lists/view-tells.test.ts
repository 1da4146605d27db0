import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { everything, grantsOf, roles } from '../access/roles.ts';
import words from '../locales/en/list-tools.json' with { type: 'json' };
import { hiddenTellings, type ToldView, tellsOf } from './view-tells.ts';

const telling = words.views.tellingWords;
const told = (view: Partial<ToldView>) => tellsOf({ list: 'project', name: 'In work', state: {}, ...view }, telling);
const empty = { operator: 'notEmpty' };

describe('a view tells', () => {
  test('of what it filters, sorts and groups by, once each, and not of its columns', () => {
    const state = {
      filter: { all: [{ field: 'plannedMargin', ...empty }, { any: [{ field: 'contractNet', ...empty }] }] },
      sort: [{ field: 'plannedMargin', direction: 'asc' as const }],
      groupBy: 'customer.city',
      columns: [{ field: 'plannedCost' }],
    };
    expect(told({ state })).toEqual(['project.contractNet', 'project.customer.city', 'project.plannedMargin']);
  });

  test.each([
    ['Margin under floor', ['grant:seeCosts']],
    ['Under-priced: MARGINS & rates', ['grant:seeCosts', 'grant:seeRates']],
    ['Over 100k €', ['grant:seeRates']],
    ['Net/gross', ['grant:seeRates']],
    ['Network in Costa Rica, corporate', []],
    ['Marginal notes', []],
  ])('of amounts by the words of its name: %s', (name, grants) => {
    expect(told({ name })).toEqual(grants);
  });
});

describe('hidden is', () => {
  const of = (role: (typeof roles)[number]) => hiddenTellings({ role, grants: grantsOf(role) });

  test('nothing from who sees everything, costs from an EDITOR, all amounts from a guest', () => {
    expect(hiddenTellings(everything)).toEqual([]);
    expect(of('EDITOR')).toEqual(expect.arrayContaining(['project.plannedMargin', 'grant:seeCosts']));
    expect(of('EDITOR')).not.toContain('project.contractNet');
    expect(of('GUEST')).toEqual(expect.arrayContaining(['project.contractNet', 'grant:seeRates', 'customer.email']));
    expect(of('EDITOR')).toContain('project-line.cost');
  });

  test('never less from readers with fewer rights', () => {
    const readers = fc.record({ role: fc.constantFrom(...roles), grants: fc.subarray([...everything.grants]) });
    fc.assert(
      fc.property(readers, fc.constantFrom(...everything.grants), (reader, grant) => {
        const more = { ...reader, grants: [...reader.grants, grant] };
        const hidden = hiddenTellings(reader);
        for (const each of hiddenTellings(more)) expect(hidden).toContain(each);
      }),
    );
  });
});
