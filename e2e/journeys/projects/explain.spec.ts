import type { SaveCall } from '@mandate/contract/project/figures/golden-bodies.ts';
import type { Totals } from '@mandate/contract/project/figures/totals.ts';
import type { Page } from '@playwright/test';
import { call, expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../../journey.ts';

interface Saved {
  id: string;
  version: number;
  lines: { id: string }[];
  totals: Totals;
  /** How many lines have no cost although they cost something. */
  linesWithoutCost: number;
}

const saver =
  (page: Page): SaveCall =>
  (noun, values) =>
    call(page, 'POST', `/${noun}/save`, values);

test('a figure explains itself, by keyboard, to who may see it', async ({ page }) => {
  await signIn(page, 'SA', null);
  const save = saver(page);
  const mark = `${Date.now()}`.slice(-7);
  const workEmail = `explained.${mark}@mandate.example`;
  const { id: personnelId } = await save('personnel', { firstName: 'Kofi', lastName: `Adeyemi ${mark}`, workEmail });
  const rate = { personnelId, unit: 'day', currency: 'EUR', validFrom: '2031-01-01' };
  await save('rate', { ...rate, side: 'sell', amount: '1620' });
  await save('rate', { ...rate, side: 'cost', amount: '1040' });
  const service = { type: 'service', unit: 'day' };
  const project = (await save('project', {
    name: `Explained ${mark}`,
    isInternal: true,
    currency: 'EUR',
    startDate: '2031-02-03',
    endDate: '2031-12-31',
    discountPercent: '2',
    lines: [
      { ...service, description: 'Operating model design', quantity: '64', personnelId },
      { ...service, description: 'Change story film', quantity: '1', unitPrice: '24000', isOptional: true },
      { ...service, description: 'Peer review', quantity: '16', unitPrice: '2100' },
    ],
  })) as Saved;
  await page.goto(`/home/project/${project.id}`);
  const totals = page.getByRole('region', { name: 'Totals' });
  await expect(totals).toContainText('1 line has no cost yet');
  const margin = totals.getByRole('button', { name: /^Planned margin/ });
  await margin.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Planned margin, explained' });
  // 64 × 1,620 + 16 × 2,100 = 137,280.00, less 2 % = 134,534.40; 64 × 1,040 = 66,560.00
  await expect(panel).toContainText('67,974.40');
  await expect(panel).toContainText('Contract net − planned cost');
  const sum = panel.getByRole('region', { name: 'How it adds up' });
  for (const part of ['134,534.40', '2 lines', '137,280.00', '\u22122,745.60', '\u221266,560.00', 'Our people'])
    await expect(sum).toContainText(part);
  await expect(panel.getByRole('region', { name: 'Rates used' })).toContainText(`Adeyemi ${mark}`);
  await expect(panel.getByRole('region', { name: 'Rates used' })).toContainText('1,040.00 EUR / day');
  const left = panel.getByRole('region', { name: 'Left out' });
  await expect(left).toContainText('Change story film, optional');
  await expect(left).toContainText('(24,000.00)');
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Copy as text' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('Planned margin\t67,974.40 EUR');
  await expect(page).toHaveURL(/explain=plannedMargin/);
  await page.reload();
  await expect(panel).toContainText('67,974.40');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page).not.toHaveURL(/explain/);
  await margin.press('Enter');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(margin).toBeFocused();

  // What lacks a cost is led to.
  await margin.press('Enter');
  await panel.getByRole('button', { name: 'Open the line' }).click();
  await expect(panel).toBeHidden();
  await expect(page.locator('.rdg-cell:focus')).toHaveCount(1);

  // A figure of a line, with what is not saved yet.
  const cell = page.getByRole('gridcell', { name: '103,680.00' });
  await cell.click();
  await page.keyboard.press('Control+e');
  const ofLine = page.getByRole('dialog', { name: 'Net of Operating model design, explained' });
  await expect(ofLine).toContainText('Quantity × price');
  await expect(ofLine).toContainText('1,620.00');
  await expect(ofLine).toContainText('Person, from 1 Jan 2031');
  await page.setViewportSize({ width: 320, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  // Who sees no costs sees neither the figure nor why.
  await signIn(page, 'EDITOR', `/home/project/${project.id}?explain=plannedMargin`);
  await expect(totals).toContainText('134,534.40');
  await expect(totals).not.toContainText(/Planned|no cost/);
  await expect(page.getByRole('dialog')).toBeHidden();
  const refused = await page.evaluate(async (id) => {
    const token = localStorage.getItem('accessToken');
    const ask = async (field: string) => {
      const reply = await fetch(`/project/explain/${id}?field=${field}`, {
        headers: { Authorization: `Bearer ${token}` },
      });
      const { data, errorCode } = await reply.json();
      return { status: reply.status, errorCode, data };
    };
    return [await ask('plannedMargin'), await ask('nothing')];
  }, project.id);
  expect(refused[0]).toEqual(refused[1]);
  expect(refused[0]?.status).toBe(400);

  // Nor in the list, in files, in the record and in its history.
  const told = await page.evaluate(async (id) => {
    const headers = {
      Authorization: `Bearer ${localStorage.getItem('accessToken')}`,
      'Content-Type': 'application/json',
    };
    const ask = async (path: string, body?: object) => {
      const reply = await fetch(path, {
        method: body ? 'POST' : 'GET',
        headers,
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: reply.status, text: await reply.text() };
    };
    const query = { filter: { all: [{ field: 'name', operator: 'contains', value: 'a' }] }, pageSize: 1 };
    return {
      open: [
        await ask(`/project/get-by-id/${id}`),
        await ask(`/project/history/${id}`),
        await ask('/project/export', { query, format: 'csv' }),
        await ask('/project/export', {
          query,
          format: 'csv',
          columns: ['name', 'lines.description', 'lines.unitPrice'],
        }),
      ],
      shut: [
        await ask('/project/export', { query, format: 'csv', columns: ['name', 'plannedMargin'] }),
        await ask('/project/export', { query, format: 'csv', columns: ['name', 'lines.unitCost'] }),
        await ask('/project/get-grid', { ...query, sort: [{ field: 'plannedMargin', direction: 'asc' }] }),
      ],
    };
  }, project.id);
  for (const { status, text } of told.open) {
    expect(status).toBe(200);
    expect(text).not.toMatch(/unitCost|costSource|margin|Planned cost|Unit cost/i);
  }
  expect(told.shut.map(({ status }) => status)).toEqual([400, 400, 400]);
  await page.goto('/home/projects');
  await expect(page.getByRole('columnheader', { name: 'Contract net' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: /Margin|cost/ })).toHaveCount(0);
});
