import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { chooseField } from '../../../testing/choose-field.ts';
import { openForm } from '../../../testing/open-form.ts';
import { call, visit } from '../../../testing/visit.tsx';

interface Left {
  name: string;
  address: string;
  top: number;
}

const main = page.getByRole('main');
const grid = main.getByRole('grid');

const linkInRow = (index: number) => document.querySelector<HTMLElement>(`main [aria-rowindex="${index}"] a`);

/** Opens a page of the customers far down, filtered and sorted, and the record in one of its rows. */
async function openFarDown(): Promise<Left> {
  await visit('/register/customers?pageSize=25');
  await main.getByRole('button', { name: 'Filter' }).click();
  const dialog = page.getByRole('dialog');
  await chooseField(dialog, 'Status');
  await dialog.getByRole('checkbox', { name: 'Active' }).click();
  await dialog.getByRole('button', { name: 'Apply filter' }).click();
  // The usual order shows its arrow, and the first press of that head turns it round.
  const head = main.getByRole('columnheader', { name: 'Name' });
  await expect.element(head).toHaveAttribute('aria-sort', 'ascending');
  await head.click();
  await expect.poll(() => location.search).toMatch(/sort=-name/);
  await main.getByRole('button', { name: 'Next page' }).click();
  await expect.poll(() => location.search).toMatch(/page=2/);
  await main.getByRole('button', { name: 'Page 3' }).click();
  await expect.element(main.getByText(/^51–75 of \d+ customers/)).toBeVisible();
  await expect.poll(() => document.title).toMatch(/^Customers, page 3 of \d+ /);
  // Until the page has come, the rows of the one before stand there.
  await expect.poll(() => document.querySelector('main [aria-busy=true]')).toBeNull();
  grid.element().scrollTo(0, 320);
  await expect.poll(() => linkInRow(16)).not.toBeNull();
  const name = linkInRow(16)?.textContent ?? '';
  linkInRow(16)?.scrollIntoView({ block: 'nearest' });
  const top = grid.element().scrollTop;
  const address = location.href;
  // By its name: customers made meanwhile move the rows.
  await grid.getByRole('link', { name, exact: true }).first().click();
  await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return { name, address, top };
}

async function expectReturned({ name, address, top }: Left): Promise<void> {
  await expect.poll(() => location.href).toBe(address);
  await expect.element(grid.getByRole('link', { name, exact: true })).toHaveFocus();
  await expect.poll(() => grid.element().scrollTop).toBe(top);
}

test('going back from a record far down a list leads to its row, whichever way one goes', async () => {
  const left = await openFarDown();
  const again = () => grid.getByRole('link', { name: left.name, exact: true }).click();
  history.back();
  await expectReturned(left);
  await again();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Customers' }).click();
  await expectReturned(left);
});

test('after saving a record a person comes back to its row', async () => {
  const left = await openFarDown();
  await openForm();
  await main.getByRole('textbox', { name: 'Website' }).fill('https://returned.example');
  await main.getByRole('button', { name: 'Save customer' }).click();
  await expect.element(page.getByText(`${left.name} saved.`)).toBeVisible();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Customers' }).click();
  await expectReturned(left);
});

test('after deleting a record a person comes back to the row in its place', async () => {
  const town = `Rückfurt ${Date.now()}`;
  const nameOf = (place: number) => `${town} ${place}`;
  for (const place of [1, 2, 3]) await call('POST', '/customer/save', { name: nameOf(place), city: town });
  const filter = JSON.stringify({ all: [{ field: 'city', operator: 'is', value: town }] });
  await visit(`/register/customers?sort=name&filter=${encodeURIComponent(filter)}`);
  const { search } = location;
  await grid.getByRole('link', { name: nameOf(2) }).click();
  await main.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Delete customer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete customer' }).click();
  await expect.element(page.getByText(`${nameOf(2)} deleted.`)).toBeVisible();
  await expect.poll(() => location.search).toBe(search);
  await expect.element(grid.getByRole('link', { name: nameOf(3) })).toHaveFocus();
});
