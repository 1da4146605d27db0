import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectFit } from '../../../../testing/fit.ts';
import { press } from '../../../../testing/press-and-type.ts';
import { call, comeBack, visit } from '../../../../testing/visit.tsx';

interface Made {
  id: string;
  version: number;
}

const save = (noun: string, values: object) => call<Made>('POST', `/${noun}/save`, values);

/** A project of 2026 whose prices rise in 2027, with somebody who has left since and a line no rate is for then. */
async function arranged(): Promise<{ id: string; name: string; left: string }> {
  const mark = Date.now();
  const person = (lastName: string) => {
    const workEmail = `${lastName}@mandate.example`;
    return save('personnel', { firstName: 'Mara', lastName, workEmail, jobTitle: 'Actuary' });
  };
  const [gone, here] = [await person(`Left${mark}`), await person(`Here${mark}`)];
  const category = await save('service-category', { name: `Kind ${mark}` });
  const service = (name: string) => save('service', { name: `${name} ${mark}`, unit: 'day', categoryId: category.id });
  const [advice, coaching] = [await service('Advice'), await service('Coaching')];
  const rate = (values: object) => save('rate', { side: 'sell', unit: 'day', currency: 'EUR', ...values });
  await rate({ serviceId: advice.id, amount: '1450', validFrom: '2026-01-01', validTo: '2026-12-31' });
  await rate({ serviceId: advice.id, amount: '1520', validFrom: '2027-01-01' });
  await rate({ serviceId: coaching.id, amount: '1180', validFrom: '2026-01-01', validTo: '2026-12-31' });
  await rate({ side: 'cost', personnelId: here.id, amount: '700', validFrom: '2026-01-01' });
  const line = (description: string, values: object) => {
    return { type: 'service', description, quantity: '10', unit: 'day', unitPrice: null, ...values };
  };
  const weeks = { startDate: '2026-09-01', endDate: '2026-09-14' };
  const name = `Claims audit 2026 no ${mark}`;
  const { id } = await save('project', {
    name,
    isInternal: true,
    currency: 'EUR',
    startDate: '2026-09-01',
    endDate: '2026-12-18',
    lines: [
      { type: 'section', description: 'Discovery' },
      line('Process workshops', { serviceId: advice.id, personnelId: here.id, ...weeks }),
      line('Peer review', { serviceId: advice.id, personnelId: gone.id }),
      line('Branch coaching', { serviceId: coaching.id }),
      { type: 'expense', description: 'Travel', quantity: '1', unit: 'lumpSum', unitPrice: '500' },
    ],
    members: [{ personnelId: gone.id }, { personnelId: here.id }],
    milestones: [{ name: 'Report', dueDate: '2026-12-18' }],
  });
  await save('personnel', { id: gone.id, version: gone.version, isActive: false });
  return { id, name, left: `Mara Left${mark}` };
}

/** Notes every call from now on that is refused or fails. */
function noteFailures(): string[] {
  const failed: string[] = [];
  const note = ({ responseStatus, name }: PerformanceResourceTiming) => {
    if (responseStatus >= 400) failed.push(`${responseStatus} ${name}`);
  };
  new PerformanceObserver((seen) => (seen.getEntries() as PerformanceResourceTiming[]).forEach(note)).observe({
    type: 'resource',
  });
  return failed;
}

test('a project can be copied to the next year, is shown before it is created, and is created once', async () => {
  const { id, name, left } = await arranged();
  const failed = noteFailures();
  await visit(`/home/project/${id}`, 'SA');
  await page.getByRole('link', { name: 'Copy project' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Copy project' })).toBeVisible();
  await expect.poll(() => location.pathname).toMatch(new RegExp(`/home/project/${id}/[0-9a-f-]{36}$`));

  // What is chosen stands in the address: the page may be left.
  const start = page.getByRole('textbox', { name: 'Start' });
  await start.fill('4 Jan 2027');
  await press('Tab');
  const next = name.replace('2026', '2027');
  await expect.element(page.getByRole('textbox', { name: /^Name/ })).toHaveValue(next);
  const onwards = page.getByRole('button', { name: 'Next' });
  await onwards.click();
  const milestones = page.getByRole('checkbox', { name: 'Milestones (1)' });
  await milestones.click();
  await expect.element(milestones).not.toBeChecked();
  await onwards.click();
  await expect.element(page.getByText('1 Sep 2026 – 18 Dec 2026 becomes 4 Jan 2027 – 22 Apr 2027.')).toBeVisible();
  await press('Enter', page.getByRole('button', { name: /Prices and costs/ }));
  await page.getByRole('radio', { name: 'Raise prices' }).click();
  await page.getByRole('textbox', { name: 'Raise by' }).fill('10');
  const tile = page.getByRole('term').filter({ hasText: 'Contract net, EUR' });
  const tiles = () => tile.element().closest('dl')?.textContent;
  await expect.poll(tiles).toContain('45,430.00');
  const update = page.getByRole('radio', { name: 'Update for the new dates' });
  await update.click();
  await comeBack();
  await expect.element(update).toBeChecked();
  await onwards.click();

  const lines = page.getByRole('table');
  const row = (of: RegExp) => lines.getByRole('row', { name: of });
  await expect.element(row(/Process workshops/)).toMatchTextContent(/was 1,450\.00 → 1,520\.00.*\+4\.8.%/);
  await expect.element(row(/Peer review/)).toMatchTextContent('Actuary, to be named');
  await expect.element(row(/Branch coaching/)).toMatchTextContent('no rate');
  await expect.poll(tiles).toContain('30,900.00');
  const open = page.getByRole('region', { name: '2 items could not be copied' });
  await expect.element(open.getByRole('heading', { name: `${left} is no longer with the firm` })).toBeVisible();
  await expectFit();
  await page.viewport(1440, 860);
  await open.getByRole('button', { name: /^To be named: / }).click();
  await open.getByRole('button', { name: /^Continue without: No price for Branch coaching/ }).click();
  await open.getByRole('button', { name: /^Undo: No price for Branch coaching/ }).click();
  await open.getByRole('button', { name: /^Keep 1,180\.00: / }).click();
  await expect.poll(tiles).toContain('42,700.00');
  await page.getByRole('button', { name: 'Flagged 2' }).click();
  await expect.element(lines.getByRole('row')).toHaveLength(3);

  const address = `${location.pathname}${location.search}`;
  const copyId = /([0-9a-f-]{36})\?/.exec(address)?.[1] ?? '';
  const isAtCopy = () => expect.poll(() => location.pathname).toBe(`/home/project/${copyId}`);
  const title = page.getByRole('heading', { level: 1, name: next });
  await page.getByRole('button', { name: 'Create project' }).dblClick();
  await isAtCopy();
  await expect.element(title).toBeVisible();
  const search = name.split(' no ')[1] ?? '';
  expect((await call<{ total: number }>('POST', '/project/get-grid', { search })).total).toBe(2);
  const made = await call<{ lines: { unitPrice: string }[] }>('GET', `/project/get-by-id/${copyId}`);
  expect(made).toMatchObject({ status: 'draft', milestones: [], copiedFromId: id });
  expect(made.lines.map(({ unitPrice }) => unitPrice)).toEqual([null, '1520', '1520', '1180', '500']);
  await expect.element(page.getByText('Copied from', { exact: false })).toBeVisible();

  // The address of the copy's making leads to the copy from now on.
  await visit(address);
  await isAtCopy();
  await expect.element(title).toBeVisible();
  expect(failed).toEqual([]);

  // Also when what it was copied from is gone.
  await call('DELETE', `/project/remove/${id}`);
  await visit(address, 'EDITOR');
  await isAtCopy();
});

test('back from a copy that was just made leads to the project it was copied from, whatever steps were taken', async () => {
  const name = `Copied back ${Date.now()}`;
  const { id } = await save('project', { name, isInternal: true, startDate: '2026-09-01' });
  await visit(`/home/project/${id}`, 'SA');
  await page.getByRole('link', { name: 'Copy project' }).click();
  await page.getByRole('textbox', { name: /^Name/ }).fill(`${name} again`);
  for (const step of ['What to copy', 'Dates', 'Prices and costs']) {
    await page.getByRole('button', { name: 'Next' }).click();
    await expect.element(page.getByRole('heading', { level: 2, name: step })).toBeVisible();
  }
  // Steps are gone back to one by one before it is made.
  history.back();
  await expect.element(page.getByRole('heading', { level: 2, name: 'Dates' })).toBeVisible();
  await page.getByRole('button', { name: /Check and create/ }).click();
  await page.getByRole('button', { name: 'Create project' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: `${name} again` })).toBeVisible();
  history.back();
  await expect.element(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  expect(location.pathname).toBe(`/home/project/${id}`);
});
