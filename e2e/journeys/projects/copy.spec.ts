import type { Page } from '@playwright/test';
import { call, expect, expectFit, signIn, test } from '../../journey.ts';

interface Made {
  id: string;
  version: number;
}

const save = <Saved extends Made>(page: Page, noun: string, values: object) =>
  call<Saved>(page, 'POST', `/${noun}/save`, values);

/** A project of 2026 whose prices rise in 2027, with somebody who has left since and a line no rate is for then. */
async function arranged(page: Page): Promise<{ id: string; name: string; left: string }> {
  const mark = Date.now();
  const person = (lastName: string) =>
    save(page, 'personnel', {
      firstName: 'Mara',
      lastName,
      workEmail: `${lastName}@mandate.example`,
      jobTitle: 'Actuary',
    });
  const [gone, here] = [await person(`Left${mark}`), await person(`Here${mark}`)];
  const category = await save(page, 'service-category', { name: `Kind ${mark}` });
  const service = (name: string) =>
    save(page, 'service', { name: `${name} ${mark}`, unit: 'day', categoryId: category.id });
  const [advice, coaching] = [await service('Advice'), await service('Coaching')];
  const rate = (values: object) => save(page, 'rate', { side: 'sell', unit: 'day', currency: 'EUR', ...values });
  await rate({ serviceId: advice.id, amount: '1450', validFrom: '2026-01-01', validTo: '2026-12-31' });
  await rate({ serviceId: advice.id, amount: '1520', validFrom: '2027-01-01' });
  await rate({ serviceId: coaching.id, amount: '1180', validFrom: '2026-01-01', validTo: '2026-12-31' });
  await rate({ side: 'cost', personnelId: here.id, amount: '700', validFrom: '2026-01-01' });
  const line = (description: string, values: object) => {
    return { type: 'service', description, quantity: '10', unit: 'day', unitPrice: null, ...values };
  };
  const name = `Claims audit 2026 no ${mark}`;
  const { id } = await save(page, 'project', {
    name,
    isInternal: true,
    currency: 'EUR',
    startDate: '2026-09-01',
    endDate: '2026-12-18',
    lines: [
      { type: 'section', description: 'Discovery' },
      line('Process workshops', {
        serviceId: advice.id,
        personnelId: here.id,
        startDate: '2026-09-01',
        endDate: '2026-09-14',
      }),
      line('Peer review', { serviceId: advice.id, personnelId: gone.id }),
      line('Branch coaching', { serviceId: coaching.id }),
      { type: 'expense', description: 'Travel', quantity: '1', unit: 'lumpSum', unitPrice: '500' },
    ],
    members: [{ personnelId: gone.id }, { personnelId: here.id }],
    milestones: [{ name: 'Report', dueDate: '2026-12-18' }],
  });
  await save(page, 'personnel', { id: gone.id, version: gone.version, isActive: false });
  return { id, name, left: `Mara Left${mark}` };
}

test('a project is copied to the next year, looked at before it is made, and made once', async ({ page }) => {
  await signIn(page, 'SA', null);
  const { id, name, left } = await arranged(page);
  const failed: string[] = [];
  page.on('response', (reply) => {
    if (reply.status() >= 400) failed.push(`${reply.status()} ${reply.url()}`);
  });
  await page.goto(`/home/project/${id}`);
  await page.getByRole('link', { name: 'Copy project' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Copy project' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/home/project/${id}/[0-9a-f-]{36}$`));

  // What is chosen stands in the address: the page may be loaded anew.
  const start = page.getByRole('textbox', { name: 'Start' });
  await start.fill('4 Jan 2027');
  await start.blur();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(name.replace('2026', '2027'));
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('checkbox', { name: 'Milestones (1)' }).uncheck();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('1 Sep 2026 – 18 Dec 2026 becomes 4 Jan 2027 – 22 Apr 2027.')).toBeVisible();
  await page.getByRole('button', { name: /Prices and costs/ }).press('Enter');
  await page.getByRole('radio', { name: 'Raise prices' }).check();
  await page.getByRole('textbox', { name: 'Raise by' }).fill('10');
  const tiles = page.locator('dl', { hasText: 'Contract net, EUR' });
  await expect(tiles).toContainText('45,430.00');
  await page.getByRole('radio', { name: 'Update for the new dates' }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Update for the new dates' })).toBeChecked();
  await page.getByRole('button', { name: 'Next' }).click();

  const lines = page.getByRole('table');
  await expect(lines.getByRole('row', { name: /Process workshops/ })).toContainText(
    /was 1,450\.00 → 1,520\.00.*\+4\.8.%/,
  );
  await expect(lines.getByRole('row', { name: /Peer review/ })).toContainText('Actuary, to be named');
  await expect(lines.getByRole('row', { name: /Branch coaching/ })).toContainText('no rate');
  await expect(tiles).toContainText('30,900.00');
  const open = page.getByRole('region', { name: '2 items could not be copied' });
  await expect(open.getByRole('heading', { name: `${left} is no longer with the firm` })).toBeVisible();
  await expectFit(page);
  await page.setViewportSize({ width: 1440, height: 860 });
  await open.getByRole('button', { name: /^To be named: / }).click();
  await open.getByRole('button', { name: /^Continue without: No price for Branch coaching/ }).click();
  await open.getByRole('button', { name: /^Undo: No price for Branch coaching/ }).click();
  await open.getByRole('button', { name: /^Keep 1,180\.00: / }).click();
  await expect(tiles).toContainText('42,700.00');
  await page.getByRole('button', { name: 'Flagged 2' }).click();
  await expect(lines.getByRole('row')).toHaveCount(3);

  const address = page.url();
  const copyId = /([0-9a-f-]{36})\?/.exec(address)?.[1] ?? '';
  await page.getByRole('button', { name: 'Create project' }).dblclick();
  await expect(page).toHaveURL(new RegExp(`/home/project/${copyId}$`));
  await expect(page.getByRole('heading', { level: 1, name: name.replace('2026', '2027') })).toBeVisible();
  const found = await call<{ total: number }>(page, 'POST', '/project/get-grid', {
    search: name.split(' no ')[1] ?? '',
  });
  expect(found.total).toBe(2);
  const made = await call<{ lines: { unitPrice: string }[]; milestones: object[]; status: string }>(
    page,
    'GET',
    `/project/get-by-id/${copyId}`,
  );
  expect(made).toMatchObject({ status: 'draft', milestones: [], copiedFromId: id });
  expect(made.lines.map(({ unitPrice }) => unitPrice)).toEqual([null, '1520', '1520', '1180', '500']);
  await expect(page.getByText('Copied from', { exact: false })).toBeVisible();

  // The address of the copy's making leads to the copy from now on.
  await page.goto(address);
  await expect(page).toHaveURL(new RegExp(`/home/project/${copyId}$`));
  await expect(page.getByRole('heading', { level: 1, name: name.replace('2026', '2027') })).toBeVisible();
  expect(failed).toEqual([]);

  // Also when what it was copied from is gone.
  await call(page, 'DELETE', `/project/remove/${id}`);
  await signIn(page, 'EDITOR', address);
  await expect(page).toHaveURL(new RegExp(`/home/project/${copyId}$`));
});
