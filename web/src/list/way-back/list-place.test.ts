import { describe, expect, test } from 'vitest';
import { addressIn, type ListPlace, type ListPlaces, placeToReturnTo, withMoved, withPlace } from './list-place.ts';

const left: ListPlace = { list: '/register/customers', search: '?page=3', row: 'a', index: 7, top: 280 };
const places: ListPlaces = withPlace([], 'k1', left);
const here = { list: left.list, search: left.search, key: 'k9', isBack: false };

describe('the way back to a list', () => {
  test('leads to the page that was left, however one comes back', () => {
    expect(placeToReturnTo(places, { ...here, key: 'k1', isBack: true })).toBe(left);
    expect(placeToReturnTo(places, here)).toBe(left);
    expect(addressIn(places, left.list)).toBe('/register/customers?page=3');
  });

  test('does not apply when another page, another filter or another list is shown', () => {
    expect(placeToReturnTo(places, { ...here, search: '' })).toBeNull();
    expect(placeToReturnTo(places, { ...here, list: '/home/projects' })).toBeNull();
    expect(placeToReturnTo([], here)).toBeNull();
    expect(addressIn(places, '/home/projects')).toBe('/home/projects');
  });

  test('leads to the usual list once another list was left', () => {
    const both = withPlace(places, 'k2', { ...left, list: '/home/projects' });
    expect(placeToReturnTo(both, here)).toBeNull();
    expect(addressIn(both, left.list)).toBe(left.list);
  });

  test('with the browser’s back button finds the row of each entry of its history', () => {
    const later = { ...left, row: 'b', index: 2 };
    const both = withPlace(places, 'k2', later);
    expect(placeToReturnTo(both, { ...here, key: 'k1', isBack: true })).toBe(left);
    expect(placeToReturnTo(both, { ...here, key: 'k2', isBack: true })).toBe(later);
  });

  test('follows a person who goes on to other records, even on other pages', () => {
    const beside = withMoved(places, left.list, { row: 'b', index: 8, page: 3 });
    expect(beside).toEqual([{ key: 'k1', place: { ...left, row: 'b', index: 8 } }]);
    const beyond = withMoved(beside, left.list, { row: 'c', index: 0, page: 4 });
    expect(addressIn(beyond, left.list)).toBe('/register/customers?page=4');
    const moved = { ...left, search: '?page=4', row: 'c', index: 0, top: 0 };
    expect(placeToReturnTo(beyond, { ...here, search: '?page=4' })).toEqual(moved);
    // The browser's own way back leads to the entry as it was; from there it goes on.
    expect(placeToReturnTo(beyond, { ...here, key: 'k1', isBack: true })).toEqual(moved);
    expect(withMoved(places, '/home/projects', { row: 'b', index: 8, page: 3 })).toBe(places);
  });

  test('keeps the last place of a page that was left again, and forgets old ones', () => {
    const again = withPlace(places, 'k1', { ...left, row: 'c' });
    expect(again).toHaveLength(1);
    expect(addressIn(again, left.list)).toBe('/register/customers?page=3');
    let many = places;
    for (let count = 0; count < 50; count += 1) many = withPlace(many, `other ${count}`, left);
    expect(many).toHaveLength(30);
    expect(many.some(({ key }) => key === 'k1')).toBe(false);
  });
});
