import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectNoSidewaysScroll } from '../../../../testing/fit.ts';
import { press } from '../../../../testing/press-and-type.ts';
import { call, visit } from '../../../../testing/visit.tsx';

const main = page.getByRole('main');
const mark = `Board groups ${Date.now()}`;
const address = `/home/projects/board?search=${encodeURIComponent(mark)}`;
const column = (name: string) => main.getByRole('region', { name: `${mark} ${name}`, exact: true });
const card = (name: string) => main.getByRole('article', { name: `${mark} ${name}` });

/** Two customers: one has more projects, the other the larger sum, in two currencies; and a project of nobody. */
beforeAll(async () => {
  const currency = { currency: 'USD', validFrom: '2015-01-01', rate: '0.8' };
  await call('POST', '/exchange-rate/save', currency, 'SA').catch(() => undefined);
  const made = async (name: string, customer: string | null, price: string, currency = 'EUR') => {
    const line = { type: 'service', description: 'Work', quantity: '1', unit: 'day', unitPrice: price, unitCost: '1' };
    const who = customer ? { customerId: customer } : { isInternal: true };
    const body = { name: `${mark} ${name}`, ...who, currency, lines: [line], quoteValidUntil: '2199-01-01' };
    await call('POST', '/project/save', body, 'SA');
  };
  const customerOf = async (name: string) =>
    (await call<{ id: string }>('POST', '/customer/save', { name: `${mark} ${name}` }, 'SA')).id;
  const [many, large] = [await customerOf('many'), await customerOf('large')];
  for (const at of [1, 2, 3]) await made(`small ${at}`, many, '100');
  await made('huge', large, '9000');
  await made('foreign', large, '1000', 'USD');
  await made('of the house', null, '50');
});

test('the board has a column for each customer, the largest first, with what it comes to in the base currency', async () => {
  await visit(address, 'ADMIN');
  await expect.element(main.getByRole('region', { name: 'Draft', exact: true }).getByRole('article')).toHaveLength(6);
  await main.getByRole('group', { name: 'Columns by' }).getByRole('button', { name: 'Customer' }).click();
  await expect.poll(() => location.search).toMatch(/group=customerId/);
  await expect.element(column('many').getByRole('article')).toHaveLength(3);
  await expect.element(column('many')).toMatchTextContent(/many3300\.00\s?EUR/);
  await expect.element(column('large').getByRole('article')).toHaveLength(2);
  const columns = main.getByRole('group', { name: 'Projects by customer' }).getByRole('region');
  const order = () => columns.elements().map((each) => each.getAttribute('aria-label'));
  await expect.poll(() => order().join(', ')).toBe(`${mark} large, ${mark} many, Without a customer`);
  await expectAccessible();
  await expectAccessible('dark');
});

test('a card says its status there, is not dragged, and changes its status by its menu', async () => {
  await visit(`${address}&group=customerId`, 'ADMIN');
  await expect.element(card('small 1')).toMatchTextContent('Draft');
  await expect.element(main.getByText('Cards are dragged between statuses only.')).toBeVisible();
  await expect.element(main.getByRole('button', { name: /^Drag/ })).not.toBeInTheDocument();
  const menu = card('small 1').getByRole('button', { name: /^Move/ });
  await press('Enter', menu);
  await page.getByRole('menuitem', { name: 'Quote', exact: false }).first().click();
  await expect.element(card('small 1')).toMatchTextContent('Quoted');
  await expect.element(column('many').getByRole('article')).toHaveLength(3);
});

test('the address tells what the columns are, and the list is grouped the same way', async () => {
  await visit(`${address}&group=projectManagerId`, 'ADMIN');
  await expect
    .element(main.getByRole('button', { name: 'Manager', exact: true }))
    .toHaveAttribute('aria-pressed', 'true');
  await expect.element(main.getByRole('group', { name: 'Projects by manager' }).getByRole('article')).toHaveLength(6);
  await expect
    .element(main.getByRole('link', { name: 'List', exact: true }))
    .toHaveAttribute('href', expect.stringContaining('group=projectManagerId'));
  // A grouping the board has no columns of leaves the statuses.
  await visit(`${address}&group=billingMode`, 'ADMIN');
  await expect.element(main.getByRole('region', { name: 'Draft', exact: true })).toBeVisible();
});

test('on a phone one customer is shown at a time', async () => {
  await page.viewport(320, 860);
  await visit(`${address}&group=customerId`, 'ADMIN');
  await expect.element(main.getByRole('region')).toHaveLength(1);
  await press('ArrowRight', main.getByRole('tab', { name: `${mark} large` }));
  await expect.element(main.getByRole('tab', { name: `${mark} many` })).toHaveFocus();
  await expect.element(column('many').getByRole('article')).toHaveLength(3);
  await expectNoSidewaysScroll();
});

test('a guest groups by who they see, and is told no sums', async () => {
  await visit('/home/projects/board?group=customerId', 'GUEST');
  await expect
    .element(main.getByRole('group', { name: 'Projects by customer' }).getByRole('article').first())
    .toBeVisible();
  await expect.element(main.getByText(/ EUR$/)).not.toBeInTheDocument();
  await expect.element(main.getByRole('button', { name: /^(Drag|Move)/ })).not.toBeInTheDocument();
  await expect.element(main.getByText(/Cards are dragged/)).not.toBeInTheDocument();
});
