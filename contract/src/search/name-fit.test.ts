import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byFit, type Fit, type Fitting, fits, nameFit } from './name-fit.ts';

describe('a name fits what was typed', () => {
  test.each<[typed: string, fitting: Record<string, Fit | null>]>([
    [
      'customers',
      { Customers: 'exact', 'Customers of old': 'begins', 'Interviews with customers': 'wordsBegin', Custom: null },
    ],
    ['edda', { 'Edda Quillner': 'begins', 'Edda-Maria': 'begins', 'Maria Edda': 'wordsBegin', Breddan: 'within' }],
    ['wasser', { 'Abwasserverband Zirbenthal': 'within', 'Wasser & Co': 'begins', 'Regen/Wasser': 'wordsBegin' }],
    ['quil ed', { 'Edda Quillner': 'wordsBegin', 'Ed Quarry': null }],
    ['MULLER', { Müller: 'exact', 'Müllerei Ost': 'begins' }],
    ['straße', { Strasse: 'exact' }],
    ['os', { Ost: 'begins', 'Süd-Ost': 'wordsBegin', Rost: null }],
    ['  edda   quillner ', { 'Edda Quillner': 'exact' }],
    ['   ', { Anything: null }],
  ])('when that was %j', (typed, fitting) => {
    for (const [name, fit] of Object.entries(fitting)) expect(nameFit(name, typed), name).toBe(fit);
  });
});

const word = fc.string({ unit: fc.constantFrom(...'abcdeéßÅø12'), minLength: 1, maxLength: 6 });
const names = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
const place = (fit: Fit | null) => (fit === null ? fits.length : fits.indexOf(fit));

describe('whatever the name', () => {
  test('it fits itself best, in any case, its beginning next, the beginnings of its words in any order after that', () => {
    fc.assert(
      fc.property(names, fc.nat(30), fc.nat(6), (name, length, letters) => {
        expect(nameFit(name, name.toLowerCase())).toBe('exact');
        const beginning = name.slice(0, length + 1);
        expect(place(nameFit(name, beginning))).toBeLessThanOrEqual(place('begins'));
        const words = name.split(' ').map((each) => each.slice(0, letters + 1));
        expect(place(nameFit(name, words.toReversed().join(' ')))).toBeLessThanOrEqual(place('wordsBegin'));
      }),
    );
  });

  test('what it has in the middle of a word fits from three letters on, and typing more never makes it fit that did not', () => {
    fc.assert(
      fc.property(names, names, fc.nat(30), (name, typed, from) => {
        const part = [...(name.split(' ').at(-1) ?? '')].slice(from % 4).join('');
        if ([...part].length >= 3) expect(nameFit(name, part)).not.toBeNull();
        if (nameFit(name, typed) === null) expect(nameFit(name, `${typed} ${name}`)).toBeNull();
      }),
    );
  });
});

const fitting: fc.Arbitrary<Fitting> = fc.record({ fit: fc.constantFrom(...fits), name: names });

describe('of what was found', () => {
  test('the first is the best, whatever else was found and in whatever order it came', () => {
    fc.assert(
      fc.property(fc.array(fitting, { minLength: 1 }), fc.array(fitting), (early, late) => {
        const [first] = [...early, ...late].toSorted(byFit);
        for (const each of [...late, ...early]) expect(byFit(first as Fitting, each)).toBeLessThanOrEqual(0);
        // What came later takes its place between the others and moves none of them past another.
        const among = [...early, ...late].toSorted(byFit).filter((each) => early.includes(each));
        expect(among).toEqual(early.toSorted(byFit));
      }),
    );
  });

  test('of two that fit alike by their names the shorter one comes first, by anything else they keep their order', () => {
    for (const fit of ['beside', 'linked'] as const)
      expect(byFit({ fit, name: 'Longer name' }, { fit, name: 'Short' })).toBe(0);
    const sorted = ['Edda Quillner', 'Edda', 'Eddas'].map((name): Fitting => ({ fit: 'begins', name })).toSorted(byFit);
    expect(sorted.map(({ name }) => name)).toEqual(['Edda', 'Eddas', 'Edda Quillner']);
  });
});
