import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/fit.ts';
import { call, textsOf, visit } from '../../../testing/visit.tsx';

const main = page.getByRole('main');
const item = (name: string) => page.getByRole('menuitem', { name });

test('a row has a menu at its button and at the pointer, with deletion last', async () => {
  const name = `Menu ${Date.now()}`;
  const { id } = await call<{ id: string }>('POST', '/customer/save', { name, city: 'Bergen' });
  await visit(`/register/customers?search=${encodeURIComponent(name)}`, 'ADMIN');
  const city = main.getByRole('gridcell', { name: 'Bergen' });
  await city.click({ button: 'right' });
  const menu = page.getByRole('menu');
  await expect.element(menu).toBeVisible();
  // What the register adds comes with the menu, a moment later.
  await expect.element(item('Raise prices…')).toBeVisible();
  expect(textsOf(page.getByRole('menuitem'))).toEqual([
    'Open in new tab',
    'Copy link',
    'Preview',
    'Raise prices…',
    'History',
    'Delete customer',
  ]);
  const [at, cell] = [menu.element().getBoundingClientRect(), city.element().getBoundingClientRect()];
  expect(at.left).toBeGreaterThanOrEqual(cell.left);
  expect(at.left).toBeLessThanOrEqual(cell.right);
  await expectAccessible();
  await expectAccessible('dark');

  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await item('Copy link').click();
  await expect.element(page.getByText('Link copied.')).toBeVisible();
  expect(copied).toHaveBeenCalledWith(`${location.origin}/register/customer/${id}`);
  copied.mockRestore();

  await main.getByRole('button', { name: `Actions for ${name}` }).click();
  await item('History').click();
  await expect.poll(() => location.hash).toBe('#history');
  await expect
    .element(page.getByRole('region', { name: 'History' }).or(page.getByText('History').first()))
    .toBeVisible();
});

test('while text is selected the right button leads to the menu of the browser', async () => {
  const name = `Selected ${Date.now()}`;
  await call('POST', '/customer/save', { name, city: 'Tromsø' });
  await visit(`/register/customers?search=${encodeURIComponent(name)}`, 'ADMIN');
  const city = main.getByRole('gridcell', { name: 'Tromsø' });
  await expect.element(city).toBeVisible();
  getSelection()?.selectAllChildren(city.element());
  const asked = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
  city.element().dispatchEvent(asked);
  expect(asked.defaultPrevented).toBe(false);
  getSelection()?.removeAllRanges();
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
});

test('the menu of a project offers its copy and its next step', async () => {
  const name = `Stepping ${Date.now()}`;
  const { id } = await call<{ id: string }>('POST', '/project/save', { name, isInternal: true });
  await visit(`/home/projects?search=${encodeURIComponent(name)}`, 'ADMIN');
  const more = main.getByRole('button', { name: `Actions for ${name}` });
  await more.click();
  await item('Quote project…').click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('heading', { name: new RegExp(name) })).toBeVisible();
  await dialog.getByRole('button').first().click();
  await expect.element(dialog).not.toBeInTheDocument();
  await more.click();
  await item('Copy project…').click();
  await expect.poll(() => location.pathname).toMatch(new RegExp(`/home/project/${id}/`));
});
