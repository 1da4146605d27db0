import { call, expect, expectAccessible, expectNoSidewaysScroll, hold, signIn, test } from '../../test.ts';

interface Saved {
  id: string;
  version: number;
  currency: string;
  lines: { unitPrice: string; unitCost: string; costCurrency: string | null }[];
  totals: { contractNet: string; plannedMarginPercent: string | null };
}

const line = { type: 'service', description: 'Work', quantity: '2', unit: 'day' };

test('a change of currency asks what happens to the prices, in one project and for many at once', async ({ page }) => {
  await signIn(page, 'SA', null);
  const name = `Moved ${Date.now()}`;
  const made = await call<Saved>(page, 'POST', '/project/save', {
    name,
    isInternal: true,
    currency: 'EUR',
    startDate: '2026-01-05',
    lines: [{ ...line, unitPrice: '1240', unitCost: '600', costCurrency: 'EUR' }],
  });
  const stored = () => call<Saved>(page, 'GET', `/project/get-by-id/${made.id}`);
  await page.goto(`/home/project/${made.id}`);
  const currency = page.getByRole('combobox', { name: 'Currency', exact: true });
  const dialog = page.getByRole('dialog', { name: 'What should happen to the prices in EUR?' });

  const letGo = await hold(page, '/project/prepare-currency');
  await currency.selectOption('JPY');
  const convert = dialog.getByRole('radio', { name: 'Convert to JPY' });
  const place = async () => (await convert.boundingBox())?.y;
  // Nothing moves under the pointer when the figures come.
  await expect.poll(async () => [await place(), await place()]).toEqual([await place(), await place()]);
  const before = await place();
  await letGo();
  await expect(dialog.getByRole('row', { name: /^Contract net/ })).toContainText('2,480.00');
  expect(await place()).toBe(before);
  await dialog.getByRole('radio', { name: 'Keep the numbers' }).check();
  await expect(dialog.getByRole('row', { name: /^Contract net/ })).toContainText('2,480');
  expect(await place()).toBe(before);
  await dialog.getByRole('button', { name: 'Keep EUR' }).click();
  await expect(currency).toHaveValue('EUR');
  await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0);

  // Who stands in the field already when its rate comes types over it.
  const letRateGo = await hold(page, '/project/prepare-currency');
  await currency.selectOption('JPY');
  await dialog.getByRole('radio', { name: 'Convert to JPY' }).check();
  const rate = dialog.getByRole('textbox', { name: '1 EUR is worth' });
  await rate.click();
  await expect(rate).toHaveValue('');
  await letRateGo();
  await expect(rate).not.toHaveValue('');
  await page.keyboard.type('160');
  await expect(rate).toHaveValue('160');
  await expect(dialog.getByRole('row', { name: /^Contract net/ })).toContainText('396,800');
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await dialog.getByRole('button', { name: 'Convert prices' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'Totals' })).toContainText('396,800');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/ saved\.$/).first()).toBeVisible();
  const moved = await stored();
  expect(moved).toMatchObject({ currency: 'JPY', totals: { contractNet: '396800' } });
  expect(moved.lines).toMatchObject([{ unitPrice: '198400', unitCost: '600', costCurrency: 'EUR' }]);

  // For many at once the same is asked, and the receipt shows what they come to before and after.
  await page.goto(`/home/projects?search=${encodeURIComponent(name)}`);
  await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  await page.getByRole('group', { name: 'Selected rows' }).getByRole('button', { name: 'Edit…' }).click();
  const many = page.getByRole('dialog');
  await many.getByRole('combobox', { name: 'Field to change' }).selectOption({ label: 'Currency' });
  await many.getByRole('combobox', { name: 'Currency', exact: true }).selectOption('EUR');
  await many.getByRole('button', { name: 'Review' }).click();
  await expect(many.getByRole('alert')).toContainText('1 field to correct');
  await many
    .getByRole('combobox', { name: 'Prices, if the currency changes' })
    .selectOption({ label: 'Keep the numbers' });
  await many.getByRole('button', { name: 'Review' }).click();
  await expect(many.getByRole('row', { name: new RegExp(name) })).toContainText('396,800.00');
  await many.getByRole('button', { name: 'Change 1 project' }).click();
  await expect(many.getByRole('heading', { name: '1 project changed' })).toBeVisible();
  await many.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(many.getByRole('heading', { name: 'Undone for 1 project' })).toBeVisible();
  expect(await stored()).toMatchObject({ currency: 'JPY', totals: { contractNet: '396800' } });
});
