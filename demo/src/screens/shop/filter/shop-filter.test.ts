import { describe, expect, test } from 'vitest';
import { products } from '../../../backend/data/products.ts';
import { countOf, filterOf, found, noFilter, withFilter } from './shop-filter.ts';

const titles = (address: string, order: string | null = null) =>
  found(products, filterOf(new URLSearchParams(address)), order).map(({ title }) => title);

describe('What the shop shows', () => {
  test('is everything without a filter, and for an address that makes no sense', () => {
    expect(titles('')).toHaveLength(13);
    expect(titles('from=much&to=-5&shipping=maybe')).toHaveLength(13);
  });

  test('is what passes every filter', () => {
    expect(titles('category=Audio&brand=Halden')).toHaveLength(3);
    expect(titles('category=Audio&brand=Halden&brand=Sorrel&rating=5')).toEqual([
      'Concert tower speaker',
      'Quiet headphones',
      'Studio microphone',
    ]);
    expect(titles('category=Audio&brand=Halden&shipping=free')).not.toContain('Record player');
    expect(titles('from=100&to=500&search=SPEAKER')).toEqual(['Desk speakers']);
  });

  test('is searched for literally, not as a pattern', () => {
    expect(titles('search=t-shirt')).toEqual(['Cotton T-shirt']);
    expect(titles('search=.*')).toEqual([]);
  });

  test('is sorted by price when that is asked for', () => {
    expect(titles('', 'lowest')[0]).toBe('Braided cable');
    expect(titles('', 'highest')[0]).toBe('Concert tower speaker');
  });
});

describe('The address of a filter', () => {
  test('holds what was chosen and goes back to the first page', () => {
    const next = withFilter(new URLSearchParams('view=list&page=2&brand=Halden'), {
      prices: [10, 1_000],
      brands: ['Sorrel'],
    });
    expect(String(next)).toBe('view=list&from=10&brand=Sorrel');
    expect(countOf(filterOf(next))).toBe(2);
  });

  test('is empty again when everything is cleared', () => {
    const params = new URLSearchParams('search=a&from=10&to=20&category=Audio&brand=Halden&rating=5&shipping=free');
    expect(countOf(filterOf(params))).toBe(6);
    expect(String(withFilter(params, noFilter))).toBe('');
  });
});
