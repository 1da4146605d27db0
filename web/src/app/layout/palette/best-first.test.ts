import { byFit, type Fit, fits } from '@mandate/contract/search/name-fit.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestFirst } from './best-first.ts';
import type { PaletteGroup, PaletteItem } from './palette-item.ts';

let count = 0;
const line = (label: string, fit: Fit, values: Partial<PaletteItem> = {}): PaletteItem => {
  count += 1;
  return { id: String(count), label, fit, ...values };
};
const group = (id: string, items: PaletteItem[], values: Partial<PaletteGroup> = {}): PaletteGroup => ({
  ...{ id, name: id, items },
  ...values,
});
const shown = (groups: PaletteGroup[]) =>
  bestFirst(groups, 'best').map(({ id, items }) => [id, ...items.map(({ label }) => label)]);

describe('the search shows the best match first:', () => {
  test('a page with exactly the typed name before the records that have the word, whichever came first', () => {
    const pages = group('pages', [line('Go to Customers', 'exact', { name: 'Customers' })]);
    const services = group('services', [line('Interviews with customers', 'wordsBegin')]);
    const parameters = group('parameters', [line('Language', 'text')]);
    const expected = [
      ['best', 'Go to Customers', 'Interviews with customers'],
      ['parameters', 'Language'],
    ];
    expect(shown([pages, services, parameters])).toEqual(expected);
    expect(shown([parameters, services, pages])).toEqual(expected);
  });

  test('a person before the projects and customers that are linked to them', () => {
    const linked = (id: string) => group(id, [line(`${id} 1`, 'linked'), line(`${id} 2`, 'linked')]);
    const all = line('Show all 55 results', 'resembles');
    const people = group('people', [line('Edda Quillner', 'begins')]);
    const users = group('users', [line('Edda Quillner', 'begins')]);
    expect(shown([linked('projects'), { ...linked('customers'), all }, people, users])).toEqual([
      ['best', 'Edda Quillner', 'Edda Quillner'],
      ['projects', 'projects 1', 'projects 2'],
      ['customers', 'customers 1', 'customers 2', 'Show all 55 results'],
    ]);
    // Where one group alone leads, it needs no other name.
    expect(shown([linked('projects'), people])).toEqual([
      ['people', 'Edda Quillner'],
      ['projects', 'projects 1', 'projects 2'],
    ]);
  });

  test('actions on the open record in their own group, before what fits no better', () => {
    const onRecord = group('record', [line('Delete project…', 'begins')], { isContext: true });
    const records = group('projects', [line('Deleter', 'begins')]);
    const exact = group('customers', [line('Delete', 'exact')]);
    expect(shown([records, onRecord])).toEqual([
      ['record', 'Delete project…'],
      ['projects', 'Deleter'],
    ]);
    expect(shown([records, onRecord, exact])).toEqual([
      ['best', 'Delete', 'Deleter'],
      ['record', 'Delete project…'],
    ]);
  });

  test('commands in the order they are offered, after what has exactly that name', () => {
    const acts = ['New project', 'New user'].map((label) => line(label, 'begins', { isAct: true }));
    expect(shown([group('acts', acts), group('customers', [line('Newton and sons', 'begins')])])).toEqual([
      ['best', 'Newton and sons', 'New project', 'New user'],
    ]);
  });

  test('nothing that only resembles the words next to what contains them', () => {
    const pages = group('pages', [line('Change theme: dark', 'resembles')]);
    expect(shown([pages])).toEqual([['pages', 'Change theme: dark']]);
    expect(shown([pages, group('projects', [line('Edda', 'note')])])).toEqual([['projects', 'Edda']]);
  });
});

const lines = fc.array(fc.record({ fit: fc.constantFrom(...fits), length: fc.integer({ min: 1, max: 9 }) }), {
  maxLength: 12,
});
const groupsOf = fc.array(fc.record({ lines, isContext: fc.boolean() }), { maxLength: 5 }).map((all) =>
  all.map((each, place) =>
    group(
      `group ${place}`,
      each.lines.map(({ fit, length }) => line('x'.repeat(length), fit)),
      { isContext: each.isContext },
    ),
  ),
);

describe('whatever the search found', () => {
  test('the first line is the best, no line is lost or shown twice, and leads come before what does not lead', () => {
    fc.assert(
      fc.property(groupsOf, (groups) => {
        const before = groups.flatMap(({ items }) => items);
        const after = bestFirst(groups, 'best').flatMap(({ items }) => items);
        const placeOf = ({ fit = 'resembles' }: PaletteItem) => fits.indexOf(fit);
        const hasBetter = before.some(({ fit }) => fit !== 'resembles');
        const kept = before.filter(({ fit }) => !hasBetter || fit !== 'resembles');
        expect(after.map(({ id }) => id).toSorted()).toEqual(kept.map(({ id }) => id).toSorted());
        const [first] = after;
        for (const each of kept) expect(placeOf(first as PaletteItem)).toBeLessThanOrEqual(placeOf(each));
      }),
    );
  });

  test('what comes later moves none of the lines of a group past another', () => {
    // None of them is an act.
    const asFitting = ({ fit = 'resembles', label }: PaletteItem) => ({ fit, name: label });
    fc.assert(
      fc.property(groupsOf, (groups) => {
        for (const { items } of bestFirst(groups, 'best'))
          expect(items).toEqual(items.toSorted((one, other) => byFit(asFitting(one), asFitting(other))));
      }),
    );
  });
});
