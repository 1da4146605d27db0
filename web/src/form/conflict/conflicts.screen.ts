import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/fit.ts';
import { press, type } from '../../../testing/press-and-type.ts';
import { toast, undo } from '../../../testing/toasts.ts';
import { call, visit } from '../../../testing/visit.tsx';

interface Saved {
  id: string;
  version: number;
}

test('when two people change lines of a project, cells are merged and the same cell is a choice', async () => {
  const work = { type: 'service', description: 'Work', quantity: '1', unit: 'day', unitPrice: '500' };
  const made = await call<Saved & { lines: Saved[] }>('POST', '/project/save', {
    name: `Lines ${Date.now()}`,
    isInternal: true,
    lines: [work],
  });
  const line = made.lines[0]?.id;
  await visit(`/home/project/${made.id}`);
  const cell = page.getByRole('grid', { name: 'Lines' }).getByRole('gridcell', { name: 'Work', exact: true });
  const typeQuantity = async (figure: string) => {
    await cell.click();
    await press('ArrowRight');
    await press('ArrowRight');
    await type(figure);
    await press('Control+s');
  };
  await expect.element(cell).toBeVisible();
  const theirs = (version: number, values: object) =>
    call('POST', '/project/save', { id: made.id, version, lines: [{ id: line, ...values }] });
  const stored = async () => (await call<{ lines: object[] }>('GET', `/project/get-by-id/${made.id}`)).lines[0] ?? {};
  await theirs(1, { unitPrice: '600' });
  await typeQuantity('3');
  await expect.element(toast(/ saved\./)).toBeVisible();
  expect(await stored()).toMatchObject({ quantity: '3', unitPrice: '600' });

  await theirs(3, { quantity: '4' });
  await typeQuantity('5');
  const chooser = page.getByRole('group', { name: /Work, Quantity/ });
  await expect.element(chooser.getByRole('radio', { name: /Yours.*5/ })).toBeChecked();
  await chooser.getByRole('radio', { name: /Super administrator 4/ }).click();
  await press('Control+s');
  await expect.poll(stored).toMatchObject({ quantity: '4' });
});

test('a line that was edited here and removed by another says what differs, and comes back where it stood', async () => {
  const isActive = { all: [{ field: 'isActive', operator: 'is', value: true }] };
  const people = { pageSize: 1, filter: isActive };
  const { rows } = await call<{ rows: { id: string; displayName: string }[] }>('POST', '/personnel/get-grid', people);
  const [person] = rows;
  const work = { type: 'service', quantity: '3', unit: 'day', unitPrice: '500' };
  const made = await call<Saved & { lines: Saved[] }>('POST', '/project/save', {
    name: `Standing ${Date.now()}`,
    isInternal: true,
    lines: [
      { type: 'section', description: 'First' },
      { ...work, description: 'Standby duty' },
      { type: 'section', description: 'Second' },
      { ...work, description: 'Review', personnelId: person?.id },
    ],
  });
  await visit(`/home/project/${made.id}`);
  const grid = page.getByRole('grid', { name: 'Lines' });
  const cell = grid.getByRole('gridcell', { name: 'Standby duty', exact: true });
  await cell.click();
  await press('ArrowRight');
  await press('ArrowRight');
  await type('7');
  await press('Enter');
  const others = made.lines.filter((_, place) => place !== 1).map(({ id }) => ({ id }));
  await call('POST', '/project/save', { id: made.id, version: made.version, lines: others });
  await press('Control+s');

  const summary = page.getByRole('alert').filter({ hasText: 'Project not saved' });
  await summary.getByRole('link', { name: /Standby duty/ }).click();
  const chooser = page.getByRole('group', { name: /Standby duty/ });
  await expect.element(chooser).toHaveFocus();
  const side = (name: RegExp) => chooser.getByRole('radio', { name });
  await expect.element(side(/Yours.*Standby duty.*Quantity 7/)).toBeChecked();
  await expect.element(side(/Before.*Standby duty.*Quantity 3/)).toBeVisible();
  await expectAccessible();
  // Whoever delivers the lines nobody touched is still named.
  await expect.element(grid.getByRole('gridcell', { name: person?.displayName ?? '' })).toBeVisible();
  await side(/Removed/).click();
  await expect.element(cell).not.toBeInTheDocument();
  await side(/Yours/).click();
  await press('Control+s');
  await expect.element(toast(/ saved\./)).toBeVisible();
  const { lines } = await call<{ lines: { description: string }[] }>('GET', `/project/get-by-id/${made.id}`);
  expect(lines.map(({ description }) => description)).toEqual(['First', 'Standby duty', 'Second', 'Review']);
});

test('deleting a record that another person changed meanwhile says what changed, and asks again', async () => {
  const name = `Changed below ${Date.now()}`;
  const { id } = await call<Saved>('POST', '/customer/save', { name, city: 'Aarhus' });
  await visit(`/register/customers?search=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete customer' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('button', { name: 'Keep customer' })).toHaveFocus();
  await call('POST', '/customer/save', { id, version: 1, city: 'Paris' });
  await dialog.getByRole('button', { name: 'Delete customer' }).click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/changed it.*City.*Aarhus.*Paris/);
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Delete customer' }).click();
  await expect.element(toast(`${name} deleted.`)).toBeVisible();
  await undo(/ deleted\./);
  await expect.element(page.getByRole('link', { name })).toBeVisible();
  const stored = await call<object>('GET', `/customer/get-by-id/${id}`);
  expect(stored).toMatchObject({ city: 'Paris', deletedAt: null });
});

test('when two people change one project, different fields are both kept and the same field is a choice', async () => {
  const made = await call<Saved>('POST', '/project/save', { name: `Shared ${Date.now()}`, isInternal: true });
  await visit(`/home/project/${made.id}`);
  const name = page.getByRole('textbox', { name: /^Name/ });
  await name.fill('Mine');
  await call('POST', '/project/save', { id: made.id, version: 1, customerReference: 'PO-77' });
  await press('Control+s');
  await expect.element(toast(/ saved\./)).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: /Customer reference/ })).toHaveValue('PO-77');

  await name.fill('Mine again');
  await call('POST', '/project/save', { id: made.id, version: 3, name: 'Theirs' });
  await press('Control+s');
  const yours = page.getByRole('radio', { name: /Yours/ });
  await expect.element(yours).toBeVisible();
  await expectAccessible();
  await yours.click();
  await press('Control+s');
  const stored = async () => (await call<{ name: string }>('GET', `/project/get-by-id/${made.id}`)).name;
  await expect.poll(stored).toBe('Mine again');
});
