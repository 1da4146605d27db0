import type { Favourites } from '@mandate/contract/preferences/favourites.ts';
import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { expectAccessible, expectNoSidewaysScroll } from '../../../testing/fit.ts';
import { openForm } from '../../../testing/open-form.ts';
import { press } from '../../../testing/press-and-type.ts';
import { call, leave, newcomer, textsOf, visit } from '../../../testing/visit.tsx';

const main = page.getByRole('main');
const ways = page.getByRole('navigation', { name: 'Main' });
const pinned = ways.getByRole('list', { name: 'Pinned' }).getByRole('link');
const recent = ways.getByRole('list', { name: 'Recent' }).getByRole('link');
const item = (name: string) => page.getByRole('menuitem', { name });

/** Expects links of exactly these texts, in their order. */
async function expectLinks(links: Locator, ...texts: string[]): Promise<void> {
  await expect.poll(() => textsOf(links)).toEqual(texts);
}

/** Expects that the server has these pinned, in their order. */
async function expectKept(...labels: string[]): Promise<void> {
  const kept = async () => (await call<Favourites>('GET', '/favourite/get-list')).favourites;
  await expect.poll(async () => (await kept()).map(({ label }) => label)).toEqual(labels);
}

test('pinned records stand in the navigation in the person’s order, in each of their browsers, until the record is deleted', async () => {
  const mark = crypto.randomUUID().slice(0, 8);
  const [fay, finn] = [await newcomer('ADMIN'), await newcomer('ADMIN')];
  const [amberName, birchName, viewName] = [`Amber ${mark}`, `Birch ${mark}`, `Harbours ${mark}`];
  const addressOf = async (name: string) =>
    `/register/customer/${(await call<{ id: string }>('POST', '/customer/save', { name })).id}`;
  const [amber, birch] = [await addressOf(amberName), await addressOf(birchName)];
  const view = { name: viewName, list: 'customer', state: { search: mark } };
  const { id: viewId } = await call<{ id: string }>('POST', '/view/save', view, fay);
  await visit(amber, fay);

  // A record is pinned in its head, a view in the menu of its list.
  const pin = main.getByRole('button', { name: `Pin ${amberName}`, exact: true });
  await expect.element(pin).toHaveAttribute('aria-pressed', 'false');
  await pin.click();
  const unpin = page.getByRole('button', { name: `Unpin ${amberName}` });
  await expect.element(unpin).toHaveAttribute('aria-pressed', 'true');
  await expectLinks(pinned, amberName);
  await expect.element(pinned).toHaveAttribute('aria-current', 'page');
  await visit(`/register/customers?view=${viewId}`);
  await main.getByRole('button', { name: 'Views' }).click();
  await item('Pin view to the navigation').click();
  await expectLinks(pinned, amberName, viewName);
  await expect.element(pinned.nth(1)).toHaveAttribute('aria-current', 'page');

  // The keyboard moves it, and it says where it stands.
  await press('Alt+ArrowUp', pinned.nth(1));
  await expectLinks(pinned, viewName, amberName);
  await expect.element(pinned.first()).toHaveFocus();
  await expect.element(ways.getByRole('status')).toHaveTextContent(`${viewName} is now 1 of 2.`);
  await expectKept(viewName, amberName);

  // Another browser of hers has it in that order, another person has nothing of it.
  leave();
  await visit(birch, fay);
  await expectLinks(pinned, viewName, amberName);
  await pinned.first().dropTo(pinned.nth(1));
  await expectLinks(pinned, amberName, viewName);
  await expectKept(amberName, viewName);
  await visit(birch, finn);
  await expect.element(ways.getByRole('button', { name: 'Recent' })).toBeVisible();
  await expect.element(pinned).not.toBeInTheDocument();

  // It goes by the name the record has, goes with it and comes back.
  await visit(birch, fay);
  await pinned.first().click();
  await expect.element(page.getByRole('heading', { level: 1, name: amberName })).toBeVisible();
  const azure = `Azure ${mark}`;
  await openForm();
  await page.getByRole('textbox', { name: /^Name/ }).fill(azure);
  await press('Control+s');
  await expect.poll(() => textsOf(pinned)[0]).toBe(azure);
  await main.getByRole('button', { name: 'More', exact: true }).click();
  await item('Delete customer').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete customer' }).click();
  await expectLinks(pinned, viewName);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expectLinks(pinned, azure, viewName);

  // What was opened last is on top of what is recent, which stays open once it was opened.
  await ways.getByRole('button', { name: 'Recent' }).click();
  await expectLinks(recent, azure, birchName);
  await recent.nth(1).click();
  await expect.element(page.getByRole('heading', { level: 1, name: birchName })).toBeVisible();
  await expectLinks(recent, birchName, azure);
  await expect.element(recent.first()).toHaveAttribute('aria-current', 'page');
  await expectAccessible();

  // On a phone the drawer has all of it, and closes once one is followed.
  await page.viewport(320, 700);
  await page.getByRole('button', { name: 'Show navigation' }).click();
  const arrange = ways.getByRole('button', { name: `Arrange ${azure}` });
  await arrange.click();
  await item('Move down').click();
  await expectLinks(pinned, viewName, azure);
  await expectAccessible('dark');
  await expectNoSidewaysScroll();
  await arrange.click();
  await item('Unpin').click();
  await expectLinks(pinned, viewName);
  await pinned.click();
  await expect.poll(() => location.search).toMatch(new RegExp(`view=${viewId}`));
  await expect.element(ways).not.toBeInTheDocument();
});

test('what was opened last has its place in the navigation before anything was opened', async () => {
  await visit('/register/customers', await newcomer('EDITOR'));
  await ways.getByRole('button', { name: 'Recent' }).click();
  await expect.element(ways.getByText('Nothing opened yet.')).toBeVisible();
  await expectAccessible();
  await ways.getByRole('button', { name: 'Recent' }).click();
});
