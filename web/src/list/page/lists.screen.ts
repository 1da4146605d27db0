import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectFit, expectNoSidewaysScroll } from '../../../testing/fit.ts';
import { pressAhead } from '../../../testing/press-ahead.ts';
import { focus, press } from '../../../testing/press-and-type.ts';
import { undo } from '../../../testing/toasts.ts';
import { call, textsOf, visit } from '../../../testing/visit.tsx';

const filterText = (...all: unknown[]) => encodeURIComponent(JSON.stringify({ all }));
const active = { field: 'status', operator: 'anyOf', value: ['active'] };

test('pressing a column header again before the page has followed sorts on from there', async () => {
  await visit('/home/projects');
  await expect.element(page.getByRole('main').getByText(/of \d+ projects/)).toBeVisible();
  const head = page.getByRole('columnheader', { name: /Contract net/ });
  await expect.element(head).toBeInTheDocument();
  await pressAhead(head);
  await pressAhead(head);
  await expect.poll(() => location.search).toMatch(/sort=-contractNet/);
  await expect.element(head).toHaveAttribute('aria-sort', 'descending');
});

test('turning the page again before the next one has arrived goes on from that page', async () => {
  await visit('/register/customers?pageSize=25');
  const main = page.getByRole('main');
  const next = main.getByRole('button', { name: 'Next page' });
  await pressAhead(next);
  await pressAhead(next);
  await expect.element(main.getByText(/51–75 of [\d,]+ customers/)).toBeVisible();
  expect(location.search).toMatch(/page=3/);
});

test('a list keeps its page and page size in the address, and handles a page that does not exist', async () => {
  await visit('/register/customers?page=3&pageSize=25');
  const main = page.getByRole('main');
  await expect.element(main.getByText(/51–75 of [\d,]+ customers/)).toBeVisible();
  await main.getByRole('button', { name: 'Next page' }).click();
  await expect.poll(() => location.search).toMatch(/page=4/);
  await main.getByRole('combobox', { name: 'Rows' }).selectOptions('100');
  await expect.poll(() => location.search).not.toMatch(/page=4/);
  await visit('/register/customers?page=999');
  // The last one, however many customers other tests have made.
  const { total } = await call<{ total: number }>('POST', '/customer/get-grid', { pageSize: 1, total: 'exact' });
  const last = Math.ceil(total / 50);
  await expect.poll(() => location.search).toMatch(new RegExp(`page=(${last - 1}|${last}|${last + 1})$`));
  await expect.element(main.getByText(/of [\d,]+ customers/)).toBeVisible();
  await expect.element(main.getByRole('button', { name: 'Next page' })).toBeDisabled();
});

test('an address full of nonsense shows the list without it and says so', async () => {
  const good = { field: 'city', operator: 'notEmpty' };
  const bad = [{ field: 'passwordHash', operator: 'is', value: 'x' }, { any: [] }, 7];
  const many = Array.from({ length: 25 }, () => good);
  for (const [text, named, left] of [
    ['sort=passwordHash&color=red&pageSize=25', 'sort, color', ['pageSize']],
    ['page=-1&pageSize=7&deleted=perhaps&view=7&color=red', 'page, pageSize, deleted, view, color', []],
    [`filter=${filterText(good, ...bad)}&sort=name,nothing`, 'filter, sort', ['filter', 'sort']],
    [`filter=${filterText(...many)}`, 'filter', ['filter']],
    [`filter=${'x'.repeat(7000)}&search=${'y'.repeat(300)}`, 'filter, search', []],
  ] as const) {
    await visit(`/register/customers?${text}`);
    await expect.element(page.getByText(`ignored: ${named}.`)).toBeVisible();
    await expect.element(page.getByRole('main').getByText(/of \d+ customers/)).toBeVisible();
    const said = () => [...new URLSearchParams(location.search)];
    await expect.poll(() => said().map(([name]) => name)).toEqual(left);
    expect(String(said())).not.toMatch(/passwordHash|nothing/);
  }
  // The address follows to the last page, in its place among the pages visited: the way back leads to the list before.
  for (const address of ['/register/customers', '/register/parameters']) {
    await visit(`${address}?page=999`);
    await expect.element(page.getByText('There is no page 999. This is the last one.')).toBeVisible();
    await expect.poll(() => location.search).not.toMatch(/page=999/);
    if (address === '/register/customers')
      await expect.poll(() => isUnderToast(page.getByRole('navigation', { name: 'Pages' }).element())).toBe(false);
  }
  history.back();
  await expect.poll(() => location.pathname).toBe('/register/customers');
});

function isUnderToast(bar: Element): boolean {
  const toast = [...document.querySelectorAll('.Toastify__toast')].at(-1);
  return toast !== undefined && toast.getBoundingClientRect().bottom > bar.getBoundingClientRect().top;
}

test('arrow keys lead from the search into the grid, over its cells and into a record', async () => {
  await visit('/register/customers');
  await expect.element(page.getByText(/of \d+ customers/)).toBeVisible();
  await focus(page.getByRole('searchbox', { name: 'Search' }));
  const isInGrid = () => Boolean(document.activeElement?.closest('[role=grid]'));
  for (let tab = 0; tab < 12 && !isInGrid(); tab += 1) await press('Tab');
  await press('ArrowDown');
  await press('ArrowDown');
  await press('ArrowRight');
  const isOnLink = () => document.activeElement?.matches('a') || document.activeElement?.querySelector('a') !== null;
  for (let right = 0; right < 3 && !isOnLink(); right += 1) await press('ArrowRight');
  await press('Enter');
  await expect.poll(() => location.pathname).toMatch(/\/register\/customer\/[0-9a-f-]{36}$/);
});

test('a row can be deleted from the list, brought back, deleted again and restored from the deleted ones', async () => {
  const name = `Row to delete ${Date.now()}`;
  await call('POST', '/customer/save', { name });
  await visit(`/register/customers?search=${encodeURIComponent(name)}`);
  const main = page.getByRole('main');
  const remove = async () => {
    await main.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Delete customer' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete customer' }).click();
    await expect.element(main.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  };
  await remove();
  await undo(`${name} deleted.`);
  await expect.element(main.getByRole('link', { name })).toBeVisible();
  await remove();

  await main.getByRole('combobox', { name: 'Show' }).selectOptions('Deleted');
  await expect.element(main.getByRole('columnheader', { name: 'Deleted by' })).toBeVisible();
  await expect.element(main.getByRole('row').filter({ hasText: name })).toMatchTextContent('Super administrator');
  await expect.element(main.getByRole('button', { name: `Restore ${name}` })).toBeVisible();
  const restore = main.getByRole('button', { name: `Restore ${name}` }).element();
  if (!(restore instanceof HTMLElement)) throw new Error('no button');
  // Pressed twice, the second time before the first is shown.
  restore.click();
  restore.click();
  await expect.element(page.getByText(`${name} restored.`)).toBeVisible();
  await expect.element(main.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  expect(document.body.textContent).not.toContain('This record is not deleted.');
});

test('on a phone rows are cards, filters come in a sheet, and nothing scrolls sideways', async () => {
  const main = page.getByRole('main');
  for (const width of [390, 320]) {
    await page.viewport(width, 780);
    await visit(`/register/customers?filter=${filterText(active)}&pageSize=${width === 390 ? 25 : 50}`);
    const cards = main.getByRole('list', { name: 'Customers' });
    await expect.element(cards.getByRole('listitem').first()).toBeVisible();
    await expect.element(main.getByRole('link', { name: 'New customer' })).toBeInViewport();
    await main.getByRole('button', { name: /^Edit the filter Status/ }).click();
    const sheet = page.getByRole('dialog');
    await expect.element(sheet).toBeVisible();
    const place = () => {
      const { left, width: wide, bottom } = sheet.element().getBoundingClientRect();
      return [left, wide, bottom].map(Math.round);
    };
    await expect.poll(place).toEqual([0, width, 780]);
    await expectNoSidewaysScroll();
    await expectAccessible();
    await press('Escape');
    const [name = ''] = textsOf(cards.getByRole('link').nth(6));
    await main.getByRole('link', { name, exact: true }).first().click();
    await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
    history.back();
    await expect.element(main.getByRole('link', { name, exact: true }).first()).toHaveFocus();
    await expectNoSidewaysScroll();
  }
});

test('on a phone how many a search finds stands above the cards: the foot is many of them away', async () => {
  await page.viewport(390, 780);
  await visit('/register/customers?search=a');
  const main = page.getByRole('main');
  const cards = main.getByRole('list', { name: 'Customers' });
  await expect.element(cards.getByRole('listitem').first()).toBeVisible();
  const top = () => cards.element().getBoundingClientRect().top;
  const counts = () =>
    main
      .getByText(/^\d+ customers$/)
      .elements()
      .map((each) => each.getBoundingClientRect());
  await expect.poll(() => counts().some(({ width, bottom }) => width > 1 && bottom <= top())).toBe(true);
});

test('a list with chips, marks and deleted rows fits every window, light and dark', async () => {
  const either = { any: [active, { field: 'city', operator: 'contains', value: 'a' }] };
  await visit(`/register/customers?search=g&deleted=include&filter=${filterText(either, active)}`);
  const main = page.getByRole('main');
  await expect.element(main.getByText(/\d customers/).first()).toBeVisible();
  await expectFit();
});
