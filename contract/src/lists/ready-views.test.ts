import { describe, expect, test } from 'vitest';
import { everything, grantsOf, type Role } from '../access/roles.ts';
import { knownEntities } from '../known-entities.ts';
import de from '../locales/de/list.json' with { type: 'json' };
import en from '../locales/en/list.json' with { type: 'json' };
import { withoutTokens } from './filter-tokens.ts';
import { filterFields, gridFields, isOperand, operatorsFor } from './grid.ts';
import { readyViews } from './ready-views.ts';
import { viewStateSchema } from './view-state.ts';

const all = [...knownEntities.values()].flatMap((entity) =>
  readyViews(entity.name, everything).map((view) => ({ ...view, entity, list: entity.name })),
);
const keysFor = (role: Role, grants = grantsOf(role)) => readyViews('project', { role, grants }).map(({ key }) => key);

describe('the views that come along', () => {
  test.each(all)(
    '$list $key can be saved and asked for, and has a name in every language',
    ({ entity, list, key, state }) => {
      expect(viewStateSchema.parse(state)).toEqual(state);
      const [filtered, sorted] = [filterFields(entity, everything), gridFields(entity, everything)];
      for (const condition of (state.filter?.all ?? []).flatMap((entry) => ('any' in entry ? entry.any : [entry]))) {
        const field = filtered.get(condition.field);
        const operator = field && operatorsFor(field).find((one) => one === condition.operator);
        expect(field && operator && isOperand(field, operator, withoutTokens(field, condition)), condition.field).toBe(
          true,
        );
      }
      for (const { field } of state.sort ?? []) expect(sorted.has(field)).toBe(true);
      for (const words of [en, de]) expect(words.readyView).toHaveProperty([list, key]);
    },
  );

  test('are offered to everybody who sees what they filter and sort by, and to nobody else', () => {
    expect(keysFor('SA')).toEqual(['mine', 'quotesThatExpire', 'endingSoon', 'underFloor', 'withoutManager']);
    expect(keysFor('EDITOR')).toEqual(['mine', 'quotesThatExpire', 'endingSoon', 'withoutManager']);
    expect(keysFor('EDITOR', ['seeRates', 'seeCosts'])).toContain('underFloor');
    expect(keysFor('GUEST')).toEqual(['mine', 'endingSoon', 'withoutManager']);
  });

  test('of lists that have none are none', () => {
    expect(readyViews('tax-rate', everything)).toEqual([]);
  });
});
