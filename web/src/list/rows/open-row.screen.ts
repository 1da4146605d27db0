import { expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { call, visit } from '../../../testing/visit.tsx';

const main = page.getByRole('main');

/** A customer of its own, and the cell of its city in the list. */
async function listed(name: string): Promise<{ id: string; city: Locator }> {
  const { id } = await call<{ id: string }>('POST', '/customer/save', { name, city: `Port of ${name}` });
  await visit(`/register/customers?search=${encodeURIComponent(name)}`);
  return { id, city: main.getByRole('gridcell', { name: `Port of ${name}` }) };
}

test('a press on a row opens its record, and with Ctrl a tab of its own', async () => {
  const { id, city } = await listed(`Pressed ${Date.now()}`);
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  await city.click({ modifiers: ['Control'] });
  await city.click({ button: 'middle' });
  expect(open.mock.calls.map(([address]) => String(address))).toEqual([
    expect.stringMatching(`/register/customer/${id}$`),
    expect.stringMatching(`/register/customer/${id}$`),
  ]);
  expect(location.pathname).toBe('/register/customers');
  open.mockRestore();
  await city.click();
  await expect.poll(() => location.pathname).toBe(`/register/customer/${id}`);
});

test('a press on a row opens nothing while its text is selected, its box is ticked or its cells are edited', async () => {
  const name = `Not opened ${Date.now()}`;
  const { city } = await listed(name);
  const row = main.getByRole('row').filter({ hasText: name });
  getSelection()?.selectAllChildren(city.element());
  (city.element() as HTMLElement).click();
  getSelection()?.removeAllRanges();
  await row.getByRole('checkbox').click();
  await expect.element(row.getByRole('checkbox')).toBeChecked();
  await main.getByRole('button', { name: 'Edit in place' }).click();
  await expect.element(main.getByRole('grid')).toHaveAttribute('aria-description', expect.stringMatching(/F2/));
  await city.click();
  await userEvent.keyboard('{F2}');
  await expect.element(main.getByRole('textbox', { name: 'City' })).toBeVisible();
  expect(location.pathname).toBe('/register/customers');
});

test('a search that is turned to right after a step among the rows keeps what is typed', async () => {
  await listed(`Stepped past ${Date.now()}`);
  const press = (key: string) =>
    (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  press('j');
  // The list has drawn the step by then, and no frame has passed.
  await Promise.resolve();
  press('/');
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  await expect.element(main.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
});
