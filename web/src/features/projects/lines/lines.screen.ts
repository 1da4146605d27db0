import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectFit } from '../../../../testing/fit.ts';
import { focus, press, type } from '../../../../testing/press-and-type.ts';
import { call, textsOf, visit } from '../../../../testing/visit.tsx';

interface Line {
  marginPercent?: string | null;
  priceSource?: { rule: string } | null;
}

const totals = page.getByRole('region', { name: 'Totals' });
const cellOf = (name: string | RegExp) =>
  page.getByRole('grid', { name: 'Lines' }).getByRole('gridcell', { name, exact: typeof name === 'string' });
const option = (name: string) => page.getByRole('option', { name: new RegExp(name) }).first();

async function firstOf<Row>(noun: string, filter?: object): Promise<Row> {
  const { rows } = await call<{ rows: Row[] }>('POST', `/${noun}/get-grid`, { pageSize: 1, ...(filter && { filter }) });
  return rows[0] as Row;
}

test('a project gets its customer, service, person, price, cost and margin with the keyboard alone', async () => {
  const customer = await firstOf<{ name: string }>('customer');
  const isActive = { all: [{ field: 'isActive', operator: 'is', value: true }] };
  const person = await firstOf<{ id: string; displayName: string }>('personnel', isActive);
  const category = await firstOf<{ id: string }>('service-category');
  const sold = `Keyboard coaching ${Date.now()}`;
  const service = { name: sold, categoryId: category.id, unit: 'day', unitPrice: '1450', unitCost: '700' };
  await call('POST', '/service/save', service);

  await visit('/home/project');
  await focus(page.getByRole('textbox', { name: /^Name/ }));
  await type('Typed alone');
  await focus(page.getByRole('combobox', { name: /^Customer(?! contact)/ }));
  await type(customer.name.slice(0, 12));
  await expect.element(option(customer.name)).toBeVisible();
  await press('ArrowDown');
  await press('Enter');

  await press('Enter', page.getByRole('button', { name: 'Add line' }).first());
  await type(sold.slice(0, 20));
  await expect.element(option(sold)).toBeVisible();
  await press('ArrowDown');
  await press('Tab');
  await expect.element(cellOf('1,450.00').first()).toBeVisible();
  // Who delivers: what is marked is taken by Tab.
  await type(person.displayName);
  await expect.element(option(person.displayName)).toBeVisible();
  await press('Tab');
  await expect.element(cellOf(new RegExp(person.displayName))).toBeVisible();
  await type('10');
  await press('Enter');
  await expect.element(totals).toMatchTextContent('14,500.00');
  await expect.element(cellOf(/^\d+\.\d\s%$/).first()).toBeVisible();

  // A role to be filled, and a price that was typed over the one of the rates.
  await type(sold);
  await expect.element(option(sold)).toBeVisible();
  await press('Tab');
  await type('Senior expert');
  await expect.element(page.getByRole('option', { name: 'Senior expert, to be named' })).toBeVisible();
  await expectAccessible();
  await press('Tab');
  await type('2');
  await press('Tab');
  await press('Tab');
  await type('2000');
  await press('Tab');
  await expect.element(totals).toMatchTextContent('18,500.00');
  // The handle that fills cells belongs to the cell the keyboard is at, and goes with it.
  const handle = () => document.querySelector('.rdg-cell-drag-handle')?.checkVisibility() ?? false;
  await expect.poll(handle).toBe(true);
  await page.getByRole('button', { name: 'Save project' }).first().click();
  await expect.element(page.getByText(/ saved\./).first()).toBeVisible();
  await expect.poll(handle).toBe(false);
  // Who delivers is cut with an ellipsis, inside of the cell.
  const role = cellOf(/Senior expert, to be named/).getByText('Senior expert, to be named');
  const edge = (element: Element | null) => element?.getBoundingClientRect().right ?? Number.NaN;
  expect(edge(role.element())).toBeLessThanOrEqual(edge(role.element().closest('.rdg-cell')));
  await expect.element(role).toHaveStyle({ textOverflow: 'ellipsis' });

  await expect.poll(() => location.pathname).toMatch(/\/home\/project\/[0-9a-f-]{36}$/);
  const id = location.pathname.split('/').at(-1);
  const [first, second] = (await call<{ lines: Line[] }>('GET', `/project/get-by-id/${id}`)).lines;
  expect(first).toMatchObject({ personnelId: person.id, quantity: '10', unitPrice: '1450' });
  expect(first?.priceSource?.rule).toBe('service');
  expect(first?.marginPercent).not.toBeNull();
  const typed = { placeholderRole: 'Senior expert', unitPrice: '2000', priceSource: { rule: 'manual' } };
  expect(second).toMatchObject(typed);
});

test('each unreadable figure is told once, leads to its cell, and is no longer told once it can be read', async () => {
  const work = { type: 'service', quantity: '1', unit: 'day', unitPrice: '500' };
  const lines = ['Design', 'Build'].map((description) => ({ ...work, description }));
  const { id } = await call<{ id: string }>('POST', '/project/save', {
    name: `Unreadable ${Date.now()}`,
    isInternal: true,
    lines,
  });
  await visit(`/home/project/${id}`);
  const typeQuantity = async (description: string, figure: string) => {
    await cellOf(description).click();
    await press('ArrowRight');
    await press('ArrowRight');
    await type(figure);
    await press('Enter');
  };
  await typeQuantity('Design', 'x');
  await typeQuantity('Build', 'y');
  await press('Control+s');
  const summary = page.getByRole('alert').filter({ hasText: 'Project not saved' });
  await expect.element(summary).toMatchTextContent(/2 fields to correct/);
  const told = () => textsOf(summary.getByRole('listitem'));
  const sentence = (description: string) => `Line ${description}, Quantity: Enter a number.`;
  await expect.poll(told).toEqual([sentence('Design'), sentence('Build')]);
  await summary.getByRole('link', { name: /Build/ }).click();
  await expect.poll(() => document.activeElement?.textContent ?? '').toContain('y');
  await typeQuantity('Design', '2');
  await expect.poll(told).toEqual([sentence('Build')]);
  await typeQuantity('Build', '3');
  await expect.element(summary).not.toBeInTheDocument();
});

test('a project without lines says how to get one, which is typed into at once', async () => {
  const { id: customerId } = await firstOf<{ id: string }>('customer');
  const { id } = await call<{ id: string }>('POST', '/project/save', { name: `No lines ${Date.now()}`, customerId });
  await visit(`/home/project/${id}`);
  await expect.element(page.getByText('No lines yet. Add a line to say what is sold.')).toBeVisible();
  await page.getByRole('button', { name: 'Add line' }).first().click();
  await expect.element(page.getByText('No lines yet.')).not.toBeInTheDocument();
  await type('Workshop');
  await press('Tab');
  await expect.element(cellOf('Workshop')).toBeVisible();
});

test('whoever saves a new project with the keys goes on typing in the cell of its lines', async () => {
  const customer = await firstOf<{ name: string }>('customer');
  await visit('/home/project');
  await page.getByRole('textbox', { name: /^Name/ }).fill('Typed on');
  await page.getByRole('combobox', { name: /^Customer(?! contact)/ }).fill(customer.name);
  await option(customer.name).click();
  await press('Enter', page.getByRole('button', { name: 'Add line' }).first());
  await type('Workshop');
  await press('Tab');
  await press('Tab');
  await type('2');
  await press('Tab');
  await press('Tab');
  await type('2000');
  await press('Tab');
  for (let left = 3; left > 0; left--) await press('ArrowLeft');
  await press('Control+s');
  await expect.poll(() => location.pathname).toMatch(/^\/home\/project\/./);
  await expect.element(page.getByText(/ saved\./).first()).toBeVisible();
  await type('3');
  await press('Enter');
  await expect.element(totals).toMatchTextContent('6,000.00');
});

test('a column can be added to lines, they fit every window, and hide costs and margins from those who may not see them', async () => {
  const work = { type: 'service', quantity: '2', unit: 'day', unitPrice: '10' };
  const { id } = await call<{ id: string }>('POST', '/project/save', {
    name: `Many lines ${Date.now()}`,
    isInternal: true,
    lines: [
      { type: 'section', description: 'Omega' },
      ...Array.from({ length: 100 }, (_, at) => ({ ...work, description: `Typed ${at + 1}` })),
      { type: 'section', description: 'Alpha' },
      { ...work, description: 'First of alpha', unitCost: '150' },
    ],
  });
  const columns = page.getByRole('button', { name: 'Columns' });
  const item = (name: string | RegExp) => page.getByRole('menuitemcheckbox', { name });
  await visit(`/home/project/${id}`, 'SA');
  await columns.click();
  await item('Tax').click();
  await expectAccessible();
  await press('Escape');
  await expect.element(page.getByRole('columnheader', { name: 'Tax' })).toBeInTheDocument();
  await expectFit([1440, 320]);

  // Who may not see costs sees neither them nor margins, nor what they could be read from.
  await page.viewport(1440, 900);
  await visit(`/home/project/${id}`, 'EDITOR');
  await expect.element(page.getByRole('columnheader', { name: 'Price' })).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: /Cost|Margin/ })).not.toBeInTheDocument();
  await columns.click();
  await expect.element(item('Quantity')).toBeVisible();
  await expect.element(item(/cost|margin/i)).not.toBeInTheDocument();
});
