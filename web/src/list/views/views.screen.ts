import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectFit } from '../../../testing/fit.ts';
import { press, type } from '../../../testing/press-and-type.ts';
import { call, newcomer, textsOf, visit } from '../../../testing/visit.tsx';

const head = (name: string | RegExp) => page.getByRole('columnheader', { name });
const button = (name: string) => page.getByRole('button', { name });
const search = page.getByRole('searchbox', { name: 'Search' });

/**
 * Shows the customers as somebody new sees them.
 * @param views what is known of views of their own; the list opens with the last
 * @returns the id of the last view
 */
async function openCustomers(views: readonly object[] = [], query = ''): Promise<string> {
  const who = await newcomer('EDITOR');
  let last = '';
  for (const facts of views)
    last = (await call<{ id: string }>('POST', '/view/save', { list: 'customer', ...facts }, who)).id;
  await visit(`/register/customers${last && `?view=${last}`}${query}`, who);
  await expect.element(head(/^Name/)).toBeVisible();
  return last;
}

/** The names of the columns shown, from left to right; a panel may lie over them. */
function columnNames(): string[] {
  const names = textsOf(page.getByRole('columnheader', { includeHidden: true }));
  return names.map((name) => name.replace(/\d?sorted.*$/, '')).filter((name) => name !== '' && name !== 'Actions');
}

function tab(name: string | RegExp) {
  return page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name });
}

async function fromMenu(item: string): Promise<void> {
  await button('Views').click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('columns can be shown, moved, pinned and sized with the keyboard alone', async () => {
  await openCustomers();
  await press('Enter', button('Columns'));
  const panel = page.getByRole('dialog', { name: 'Columns' });
  const told = panel.getByRole('status');
  const city = panel.getByRole('checkbox', { name: 'City' });
  await expect.element(city).toBeVisible();
  const tabTo = async (target: typeof city) => {
    for (let step = 0; step < 80 && document.activeElement !== target.query(); step += 1) await press('Tab');
    await expect.element(target).toHaveFocus();
  };
  await tabTo(city);
  await press('Space');
  await expect.element(head('City')).not.toBeInTheDocument();
  await expect.element(told).toHaveTextContent('City is hidden.');
  await expect.element(city).toHaveFocus();

  const up = panel.getByRole('button', { name: 'Move Country up' });
  await tabTo(up);
  await press('Enter');
  await expect.element(told).toHaveTextContent('Country is now column 3 of 7.');
  await expect.element(up).toHaveFocus();
  await press('Enter');
  await expect.poll(() => columnNames().slice(0, 3)).toEqual(['Code', 'Country', 'Name']);

  await tabTo(panel.getByRole('button', { name: 'Pin Country to the left' }));
  await press('Space');
  await expect.poll(() => columnNames()[0]).toBe('Country');

  await tabTo(panel.getByRole('spinbutton', { name: 'Width of Country in pixels' }));
  await press('Control+a');
  await type('200');
  await press('ArrowUp');
  const country = page.getByRole('columnheader', { name: 'Country', includeHidden: true });
  await expect.poll(() => Math.round(country.element().getBoundingClientRect().width)).toBe(206);
  await expectAccessible();
  await press('Escape');
  await expect.element(button('Columns')).toHaveFocus();
});

test('sort columns can be chosen, ordered and removed in a dialog', async () => {
  await openCustomers();
  await head(/^City/).click();
  await head(/^Name/).click({ modifiers: ['Shift'] });
  await expect.poll(() => location.search).toMatch(/sort=city%2Cname/);
  await expect.element(head('City sorted ascending, level 1')).toHaveAttribute('aria-sort', 'ascending');
  await press('Enter', button('Sort 2'));
  const dialog = page.getByRole('dialog', { name: 'Sort' });
  await dialog.getByRole('combobox', { name: 'Level 2: Direction' }).selectOptions('Descending');
  await press('Enter', dialog.getByRole('button', { name: 'Move level 2 up' }));
  await dialog.getByRole('button', { name: 'Add level' }).click();
  await dialog.getByRole('combobox', { name: 'Level 3: Sort by' }).selectOptions('Status');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Apply sort' }).click();
  await expect.poll(() => location.search).toMatch(/sort=-name%2Ccity%2Cstatus/);
  await expect.element(head('City sorted ascending, level 2')).toBeVisible();
  await button('Sort 3').click();
  for (let key = 3; key > 0; key -= 1) await dialog.getByRole('button', { name: `Remove level ${key}` }).click();
  await dialog.getByRole('button', { name: 'Apply sort' }).click();
  await expect.poll(() => location.search).not.toMatch(/sort=/);
});

test('a list opens with the chosen default view, and without one when that is asked for', async () => {
  const id = await openCustomers([{ name: 'Ports', state: { search: 'port' } }]);
  await fromMenu('Set as default view');
  await expect.element(page.getByText('This list now opens with Ports for you.')).toBeVisible();
  await visit('/home/projects');
  await visit('/register/customers');
  await expect.poll(() => location.search).toBe(`?view=${id}`);
  await expect.element(search).toHaveValue('port');
  await tab('All customers').click();
  await expect.element(search).toHaveValue('');
  await expect.element(tab('All customers')).toHaveAttribute('aria-current', 'page');
  await search.fill('a');
  await expect.poll(() => location.search).toMatch(/search=a/);
  await search.fill('');
  await expect.poll(() => location.search).not.toMatch(/search=/);
  await expect.element(tab('All customers')).toHaveAttribute('aria-current', 'page');
});

test('a view says which of its parts are gone and opens without them, and a deleted view is left', async () => {
  const columns = [{ field: 'name' }, { field: 'shoeSize' }];
  const filter = { all: [{ field: 'shoeSize', operator: 'eq', value: '43' }] };
  const sort = [{ field: 'name', direction: 'desc' }];
  await openCustomers([{ name: 'Old', state: { columns, filter, sort } }]);
  await expect
    .element(page.getByText('This view uses 2 things that were deleted or are hidden from you.'))
    .toBeVisible();
  await expect.poll(columnNames).toEqual(['Name']);
  await expect.element(head('Name sorted descending, level 1')).toBeVisible();
  await expect.element(tab('Old').getByText('Modified')).not.toBeInTheDocument();
  await visit('/register/customers?view=019a0000-0000-7000-8000-000000000001');
  await expect.element(page.getByText('This view was deleted or is not shared with you.')).toBeVisible();
  await expect.element(page.getByText(/of 5\d\d customers/)).toBeVisible();
});

test('views, columns and sort fit every window, light and dark', async () => {
  const names = ['Ports of the north', 'Everything that has no email', 'Former customers', 'Mine'];
  const others = names.map((name) => ({ name, state: { search: 'port' } }));
  await openCustomers([...others, { name: 'Zebra', state: {} }], '&sort=name');
  await expect.element(tab('Zebra').getByText('Modified')).toBeVisible();
  await expectFit();
  await page.viewport(390, 844);
  await button('More tools').click();
  await button('Columns').click();
  await expect.element(page.getByRole('dialog', { name: 'Columns' })).toBeVisible();
  await expect.element(page.getByRole('spinbutton')).not.toBeInTheDocument();
  await expectFit([390, 320]);
});

test('a view can be saved, renamed, deleted and brought back', async () => {
  const id = await openCustomers([{ name: 'Ports', state: { search: 'port' } }]);
  const modified = tab('Ports').getByText('Modified');
  await expect.element(search).toHaveValue('port');
  await head(/^Name/).click();
  await expect.element(modified).toBeVisible();
  await button('Save view').click();
  await expect.element(modified).not.toBeInTheDocument();
  await expect.poll(() => location.search).toBe(`?view=${id}`);
  await visit('/home/projects');
  await visit(`/register/customers?view=${id}`);
  await expect.element(head('Name sorted descending, level 1')).toBeVisible();

  await fromMenu('Rename view');
  await page.getByRole('textbox', { name: 'Name' }).fill('Harbours');
  await page.getByRole('dialog').getByRole('button', { name: 'Rename view' }).click();
  await expect.element(tab('Harbours')).toBeVisible();
  await fromMenu('Delete view');
  await expect.element(tab('Harbours')).not.toBeInTheDocument();
  await expect.element(tab('All customers')).toHaveAttribute('aria-current', 'page');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.element(tab('Harbours')).toHaveAttribute('aria-current', 'page');
  await expect.element(search).toHaveValue('port');
});

test('a view that is deleted in another tab stays as it looks when it is to be saved, and is saved as a new one', async () => {
  const id = await openCustomers([
    { name: 'Harbours', state: { groupBy: 'countryCode', columns: [{ field: 'name' }] } },
  ]);
  await expect.element(button('Save view')).not.toBeInTheDocument();
  await head(/^Name/).click();
  await expect.element(button('Save view')).toBeVisible();
  await call('DELETE', `/view/remove/${id}?version=1`);
  await button('Save view').click();
  await expect.element(page.getByText('The view Harbours was deleted.', { exact: false })).toBeVisible();
  expect(columnNames()).toEqual(['Name']);
  await button('Save as new view').click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Ports');
  await page.getByRole('dialog').getByRole('button', { name: 'Save view' }).click();
  await expect.element(tab('Ports')).toHaveAttribute('aria-current', 'page');
  await expect.element(tab('Harbours')).not.toBeInTheDocument();
  expect(columnNames()).toEqual(['Name']);
  const views = await call<{ rows: object[] }>('POST', '/view/get-grid', { search: 'Ports' });
  expect(views.rows.at(-1)).toMatchObject({ state: { groupBy: 'countryCode' } });
  await expect
    .element(page.getByText('This view was deleted or is not shared with you.', { exact: false }))
    .not.toBeInTheDocument();
});

test('a view that is deleted elsewhere while it is renamed or shared is told as gone, and leaves the bar', async () => {
  for (const [act, button] of [
    ['Rename view', 'Rename view'],
    ['Share and lock view', 'Save sharing'],
  ] as const) {
    const id = await openCustomers([{ name: act, state: { search: 'port' } }]);
    await fromMenu(act);
    await call('DELETE', `/view/remove/${id}?version=1`);
    const dialog = page.getByRole('dialog', { name: act });
    await dialog.getByRole('button', { name: button }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    const gone = page.getByText('This view was deleted or is not shared with you.', { exact: false });
    await expect.element(gone.first()).toBeVisible();
    await expect.element(tab(act)).not.toBeInTheDocument();
    await expect.element(tab('All customers')).toHaveAttribute('aria-current', 'page');
    await expect.element(page.getByText(/deleted this record/)).not.toBeInTheDocument();
  }
});

test('the view of a role opens for people with that role until they choose another', async () => {
  // Of a list and a role no other test looks at together.
  const list = '/register/parameters/paymentTerms';
  const [admin, editor] = [await newcomer('ADMIN'), await newcomer('EDITOR')];
  const shared = { name: 'For administrators', audience: 'everyone', defaultFor: ['ADMIN'] };
  const state = { sort: [{ field: 'name', direction: 'desc' }] };
  const facts = { list: 'payment-term', ...shared, state };
  const { id } = await call<{ id: string }>('POST', '/view/save', facts, admin);
  await visit(list, admin);
  await expect.poll(() => location.search).toBe(`?view=${id}`);
  await expect.element(head(/^Name sorted descending/)).toBeVisible();
  await visit(list, editor);
  await expect.element(tab('For administrators')).toBeVisible();
  expect(location.search).toBe('');
  await call('DELETE', `/view/remove/${id}`, undefined, admin);
});

test('the height of rows can be set for every list, or for one view alone', async () => {
  await openCustomers([{ name: 'Tall', state: { density: 'comfortable' } }]);
  const height = () => page.getByRole('row').nth(1).query()?.getBoundingClientRect().height;
  const choose = async (name: string) => {
    await button('View settings').click();
    await page.getByRole('menuitemradio', { name }).click();
  };
  await expect.poll(height).toBe(48);
  await tab('All customers').click();
  await expect.poll(height).toBe(40);
  await choose('Compact');
  await expect.poll(height).toBe(32);
  await tab('Tall').click();
  await expect.poll(height).toBe(48);
  await choose('Default');
  await expect.poll(height).toBe(40);
  await expect.element(tab('Tall').getByText('Modified')).toBeVisible();
  await tab('All customers').click();
  await expect.poll(height).toBe(32);
});
