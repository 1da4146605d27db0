import { fits, nameFit } from '@mandate/contract/search/name-fit.ts';
import { foldText } from '@mandate/contract/texts/fold-text.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitOf } from './line-fit.ts';

const highlighted = (label: string, typed: string) =>
  fitOf({ label }, typed)?.stretches.map(([from, to]) => label.slice(from, to));

describe('the search ranks commands', () => {
  test('by their name first, then by the first letters of their words, and last by letters that only follow each other', () => {
    const labels = ['New', 'New customer', 'Going new ways', 'Renew', 'Note every window', 'Unseen waters'];
    expect(labels.map((label) => fitOf({ label }, 'new')?.fit)).toEqual([
      ...['exact', 'begins', 'wordsBegin', 'within', 'initials', 'resembles'],
    ]);
  });

  test('by the name of the page before the words around it', () => {
    const page = { label: 'Go to Customers', name: 'Customers' };
    const fit = (typed: string) => fitOf(page, typed)?.fit;
    expect([fit('customers'), fit('Cust'), fit('go to cust'), fit('gtc')]).toEqual([
      ...['exact', 'begins', 'beside', 'initials'],
    ]);
    expect(highlighted(page.label, 'customers')).toEqual(['Customers']);
  });

  test('by the first letters of their words, and what follows them', () => {
    expect(highlighted('Go to Customers', 'gtc')).toEqual(['G', 't', 'C']);
    expect(highlighted('Go to Customers', 'gocus')).toEqual(['Go', 'Cus']);
    expect(highlighted('Go to Service Categories', 'secat')).toEqual(['Se', 'Cat']);
  });

  test('without regard to case and accents', () => {
    expect(highlighted('Étude de marché', 'MARCHE')).toEqual(['marché']);
    expect(highlighted('Straße', 'strasse')).toEqual(['Straße']);
  });

  test('only if no letter is missing and something was typed', () => {
    expect(fitOf({ label: 'New customer' }, 'newz')).toBeNull();
    expect(fitOf({ label: 'New customer' }, '  ')).toBeNull();
  });
});

const word = fc.string({ unit: fc.constantFrom(...'abcdeéßÅ12-'), minLength: 1, maxLength: 6 });
const names = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));

describe('whatever a command is called', () => {
  test('typing its letters in order finds it, and only the typed letters are marked', () => {
    const typing = names.chain((name) => fc.tuple(fc.constant(name), fc.subarray([...foldText(name)])));
    fc.assert(
      fc.property(typing, ([label, letters]) => {
        const typed = letters.join('');
        const fit = fitOf({ label }, typed);
        fc.pre(typed.trim() !== '');
        expect(fit).not.toBeNull();
        for (const [from, to] of fit?.stretches ?? []) {
          expect(from).toBeLessThan(to);
          for (const letter of foldText(label.slice(from, to))) expect(typed).toContain(letter);
        }
      }),
    );
  });

  test('it is ranked by its own name as on the server, and marks do not overlap', () => {
    fc.assert(
      fc.property(names, fc.nat(20), (label, length) => {
        const typed = label.slice(0, length + 3);
        const fit = fitOf({ label }, typed);
        fc.pre(fit !== null);
        expect(fit?.fit).toBe(nameFit(label, typed));
        expect(fits.indexOf(fit?.fit ?? 'resembles')).toBeLessThanOrEqual(fits.indexOf('begins'));
        let end = -1;
        for (const [from, to] of fit?.stretches ?? []) {
          expect(from).toBeGreaterThan(end);
          end = to;
        }
      }),
    );
  });
});
