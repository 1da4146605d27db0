import { fits, nameFit } from '@mandate/contract/search/name-fit.ts';
import { foldText } from '@mandate/contract/search/search-words.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitOf } from './line-fit.ts';

const highlighted = (label: string, typed: string) =>
  fitOf({ label }, typed)?.stretches.map(([from, to]) => label.slice(from, to));

describe('what was typed fits the line of a command', () => {
  test('best by its name, then by first letters of its words, at last by letters that merely follow each other', () => {
    const labels = ['New', 'New customer', 'Going new ways', 'Renew', 'Note every window', 'Unseen waters'];
    expect(labels.map((label) => fitOf({ label }, 'new')?.fit)).toEqual([
      ...['exact', 'begins', 'wordsBegin', 'within', 'initials', 'resembles'],
    ]);
  });

  test('by the name of the page before the words it stands among', () => {
    const page = { label: 'Go to Customers', name: 'Customers' };
    const fit = (typed: string) => fitOf(page, typed)?.fit;
    expect([fit('customers'), fit('Cust'), fit('go to cust'), fit('gtc')]).toEqual([
      ...['exact', 'begins', 'beside', 'initials'],
    ]);
    expect(highlighted(page.label, 'customers')).toEqual(['Customers']);
  });

  test('by the first letters of its words, and what follows them', () => {
    expect(highlighted('Go to Customers', 'gtc')).toEqual(['G', 't', 'C']);
    expect(highlighted('Go to Customers', 'gocus')).toEqual(['Go', 'Cus']);
    expect(highlighted('Go to Service Categories', 'secat')).toEqual(['Se', 'Cat']);
  });

  test('whatever case and accents either has', () => {
    expect(highlighted('Étude de marché', 'MARCHE')).toEqual(['marché']);
    expect(highlighted('Straße', 'strasse')).toEqual(['Straße']);
  });

  test('and does not where a letter is missing, or nothing was typed', () => {
    expect(fitOf({ label: 'New customer' }, 'newz')).toBeNull();
    expect(fitOf({ label: 'New customer' }, '  ')).toBeNull();
  });
});

const word = fc.string({ unit: fc.constantFrom(...'abcdeéßÅ12-'), minLength: 1, maxLength: 6 });
const names = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));

describe('whatever the name', () => {
  test('letters of it in their order fit, and nothing beside letters that were typed is marked', () => {
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

  test('its own name decides as the contract ranks it, and marks do not overlap', () => {
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
