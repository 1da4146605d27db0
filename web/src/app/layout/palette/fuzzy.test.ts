import { foldText } from '@mandate/contract/search-words.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitOf } from './fuzzy.ts';

const marked = (name: string, typed: string) => fitOf(name, typed)?.stretches.map(([from, to]) => name.slice(from, to));

describe('what was typed fits the name of a command', () => {
  test('best where it begins with it, then by beginnings of words, then anywhere in it', () => {
    const ranks = ['New customer', 'Go to Newcastle', 'Renew', 'Note every window', 'Unseen waters'].map(
      (name) => fitOf(name, 'new')?.rank,
    );
    expect(ranks).toEqual([0, 1, 2, 3, 4]);
  });

  test('by the first letters of its words, and what follows them', () => {
    expect(marked('Go to Customers', 'gtc')).toEqual(['G', 't', 'C']);
    expect(marked('Go to Customers', 'gocus')).toEqual(['Go', 'Cus']);
    expect(marked('Go to Service Categories', 'secat')).toEqual(['Se', 'Cat']);
  });

  test('whatever case and accents either has', () => {
    expect(marked('Étude de marché', 'MARCHE')).toEqual(['marché']);
    expect(marked('Straße', 'strasse')).toEqual(['Straße']);
  });

  test('and does not where a letter is missing, or nothing was typed', () => {
    expect(fitOf('New customer', 'newz')).toBeNull();
    expect(fitOf('New customer', '  ')).toBeNull();
  });
});

const word = fc.string({ unit: fc.constantFrom(...'abcdeéßÅ12-'), minLength: 1, maxLength: 6 });
const names = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));

describe('whatever the name', () => {
  test('letters of it in their order fit, and nothing beside letters that were typed is marked', () => {
    const typing = names.chain((name) => fc.tuple(fc.constant(name), fc.subarray([...foldText(name)])));
    fc.assert(
      fc.property(typing, ([name, letters]) => {
        const typed = letters.join('');
        const fit = fitOf(name, typed);
        fc.pre(typed.trim() !== '');
        expect(fit).not.toBeNull();
        for (const [from, to] of fit?.stretches ?? []) {
          expect(from).toBeLessThan(to);
          for (const letter of foldText(name.slice(from, to))) expect(typed).toContain(letter);
        }
      }),
    );
  });

  test('what it begins with is the best fit, and marks do not overlap', () => {
    fc.assert(
      fc.property(names, fc.nat(20), (name, length) => {
        const typed = name.slice(0, length + 3);
        const fit = fitOf(name, typed);
        fc.pre(fit !== null);
        expect(fit?.rank).toBeLessThanOrEqual(1);
        let end = -1;
        for (const [from, to] of fit?.stretches ?? []) {
          expect(from).toBeGreaterThan(end);
          end = to;
        }
      }),
    );
  });
});
