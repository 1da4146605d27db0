import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/fit.ts';
import { press } from '../../../testing/press-and-type.ts';
import { newcomer, textsOf, visit } from '../../../testing/visit.tsx';

const main = page.getByRole('main');
const head = (name: string | RegExp) => main.getByRole('columnheader', { name });
const item = (name: string | RegExp) => page.getByRole('menuitem', { name });

test('a heading has a menu by its button, by the right button and by the keyboard', async () => {
  await visit('/register/customers', await newcomer('ADMIN'));
  const city = head('City');
  await city.hover();
  (city.element().querySelector('[data-heading-menu]') as HTMLElement).click();
  await expect.element(page.getByRole('menu', { name: 'Column City' })).toBeVisible();
  expect(textsOf(page.getByRole('menuitem'))).toEqual([
    'Sort A to Z',
    'Sort Z to A',
    'Filter by city…',
    'Group by city',
    'Pin to the left',
    'Fit to the longest',
    'Hide column',
  ]);
  await expectAccessible();
  await expectAccessible('dark');
  const left = (element: Element) => Math.round(element.getBoundingClientRect().left);
  expect(left(page.getByRole('menu').element())).toBe(left(city.element()));
  await item('Sort Z to A').click();
  await expect.poll(() => location.search).toBe('?sort=-city');

  await city.click({ button: 'right' });
  await item('Pin to the left').click();
  await expect.poll(() => textsOf(main.getByRole('columnheader'))[1]).toMatch(/^City/);
  expect(location.search).toBe('?sort=-city');

  // The menu key does what the right button does.
  await press('Alt+ArrowDown', head(/^City/));
  await expect.element(item('Unpin')).toBeVisible();
  await press('End');
  await expect.element(item('Hide column')).toHaveFocus();
  await press('Enter');
  await expect.element(head(/^City/)).not.toBeInTheDocument();
});

test('a heading begins a filter of its column, and the naming column cannot be hidden', async () => {
  await visit('/register/customers', await newcomer('ADMIN'));
  await press('Alt+ArrowDown', head('City'));
  await item('Filter by city…').click();
  const window = page.getByRole('dialog', { name: 'Add filter' });
  await expect.element(window.getByRole('combobox', { name: 'Field' })).toHaveValue('City');
  await press('Escape');
  await expect.element(window).not.toBeInTheDocument();
  await press('Alt+ArrowDown', head(/^Name/));
  await expect.element(item('Fit to the longest')).toBeVisible();
  await expect.element(item('Hide column')).not.toBeInTheDocument();
  await press('Escape');
  await expect.element(head(/^Name/)).toHaveFocus();
});
