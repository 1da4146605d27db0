import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../testing/fit.ts';
import { press, type } from '../../../../testing/press-and-type.ts';
import { call, visit } from '../../../../testing/visit.tsx';

const main = page.getByRole('main');

/** A project of one line that is worth 1,000.00 and costs 600.00. */
async function arranged(): Promise<string> {
  const line = { type: 'service', description: 'Work', quantity: '2', unit: 'day', unitPrice: '500', unitCost: '300' };
  const body = { name: `Beside ${Date.now()}`, isInternal: true, currency: 'EUR', lines: [line] };
  return (await call<{ id: string }>('POST', '/project/save', body, 'SA')).id;
}

test('an address that asks for an explanation leads to the lines it stands beside', async () => {
  await page.viewport(1680, 900);
  await visit(`/home/project/${await arranged()}?explain=plannedMargin`, 'SA');
  const panel = page.getByRole('dialog', { name: 'Planned margin, explained' });
  await expect.element(panel).toMatchTextContent('400.00');
  await expect.element(panel).toBeInViewport();
});

test('where there is room a figure is explained beside the lines, which stay in use', async () => {
  await page.viewport(1680, 900);
  await visit(`/home/project/${await arranged()}`, 'SA');
  const totals = page.getByRole('region', { name: 'Totals' });
  const margin = totals.getByRole('button', { name: /^Planned margin/ });
  await press('Enter', margin);
  const panel = page.getByRole('dialog', { name: 'Planned margin, explained' });
  await expect.element(panel).toHaveFocus();
  await expect.element(panel).toMatchTextContent('400.00');
  await expectAccessible();
  const [beside, strip] = [panel.element().getBoundingClientRect(), totals.element().getBoundingClientRect()];
  expect(beside.left).toBeGreaterThanOrEqual(strip.right);

  // It follows what is typed, and another figure takes its place.
  await main.getByRole('gridcell', { name: '500.00', exact: true }).click();
  await type('600');
  await press('Enter');
  await expect.element(panel).toMatchTextContent('600.00');
  await totals.getByRole('button', { name: /^Contract net/ }).click();
  const other = page.getByRole('dialog', { name: 'Contract net, explained' });
  await expect.element(other).toMatchTextContent('1,200.00');
  await press('Escape');
  await expect.element(other).not.toBeInTheDocument();
  await expect.poll(() => location.search).not.toMatch(/explain/);
  await press('Enter', margin);
  await expect.element(panel).toHaveFocus();
  await press('Escape');
  await expect.element(margin).toHaveFocus();
  await main.getByRole('button', { name: 'Discard' }).click();
});
