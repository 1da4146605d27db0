import type { Page } from '@playwright/test';
import { call, expect, expectAccessible, expectFit, signIn, test } from '../../journey.ts';
import { password } from '../../setup/start-product.ts';
import { whileSlow } from '../../while-slow.ts';

/** Makes a customer, changes it and deletes it, under a name nobody else has. @returns the name it had last */
async function changedAndDeleted(page: Page, name: string): Promise<string> {
  const { id } = await call<{ id: string }>(page, 'POST', '/customer/save', { name });
  await call(page, 'POST', '/customer/save', { id, version: 1, name: `${name} AG`, city: 'Zürich' });
  await call(page, 'DELETE', `/customer/remove/${id}?reason=Entered+twice`);
  return `${name} AG`;
}

const back = (page: Page) => page.setViewportSize({ width: 1280, height: 860 });

test('an SA looks at what happened, brings back and deletes for good, ends a session and stops a job', async ({
  page,
  product,
}) => {
  await signIn(page, 'SA', null);
  const stamp = Date.now();
  const kept = await changedAndDeleted(page, `Kept ${stamp}`);
  const gone = await changedAndDeleted(page, `Gone ${stamp}`);

  await test.step('the audit is filtered, and says what was changed from what to what', async () => {
    const filter = { all: [{ field: 'action', operator: 'anyOf', value: ['save'] }] };
    await page.goto(`/controlPanel/audit?${new URLSearchParams({ filter: JSON.stringify(filter) })}`);
    const grid = page.getByRole('grid', { name: 'Audit' });
    const row = grid.getByRole('row').filter({ hasText: gone });
    await expect(row).toHaveCount(1);
    await expect(grid.getByRole('button', { name: 'Deleted', exact: true })).toHaveCount(0);
    await row.getByRole('button', { name: 'Changed' }).focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: 'Changed' });
    await expect(panel).toContainText(/Name\s*from Gone \d+\s*→\s*to Gone \d+ AG/);
    await expect(panel).toContainText(/Entry [\d,]+ of the chain/);
    await expect(page).toHaveURL(/preview=/);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await page.getByRole('searchbox').fill('nobody is called so');
    await expect(page.getByText('Nothing matches')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Export' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/^audit-entries-\d{4}-\d\d-\d\d\.csv$/);
  });

  await test.step('the trash gives back, and takes away for good after it was asked', async () => {
    await page.goto('/controlPanel/trash');
    await page.getByRole('button', { name: `Restore ${kept}` }).click();
    await expect(page.getByRole('status').filter({ hasText: `${kept} restored` })).toBeVisible();
    await expect(page.getByRole('button', { name: `Restore ${kept}` })).toHaveCount(0);
    await page.getByRole('button', { name: `Actions for ${gone}` }).click();
    await page.getByRole('menuitem', { name: 'Delete for good' }).click();
    const asked = page.getByRole('dialog', { name: `Delete ${gone} for good?` });
    await expect(asked.getByRole('button', { name: 'Keep it' })).toBeFocused();
    await expectAccessible(page);
    await asked.getByRole('button', { name: 'Delete for good' }).click();
    await expect(asked).toHaveCount(0);
    await expect(page.getByText(`${gone} deleted for good.`)).toBeVisible();
    await expect(page.getByRole('button', { name: `Restore ${gone}` })).toHaveCount(0);
    await expectFit(page, [320]);
    await back(page);
  });

  await test.step('a session somewhere else is ended, the own one is not offered to be', async () => {
    // A browser no other journey uses: what they signed in with goes on.
    const elsewhere = await page.request.post('/account/verify-account', {
      data: { username: 'editor@mandate.example', password },
      headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 OPR/120.0' },
    });
    expect(elsewhere.ok()).toBe(true);
    await page.goto('/controlPanel/sessions');
    const grid = page.getByRole('grid', { name: 'Sessions' });
    await expect(grid.getByRole('row').filter({ hasText: 'This session' }).getByRole('button')).toHaveCount(0);
    const there = grid.getByRole('row').filter({ has: page.getByText(/^Opera\b/) });
    await there.getByRole('button', { name: /^End session of / }).click();
    await expect(there).toHaveCount(0);
  });

  await test.step('a job that waits is stopped from the list, which is divided by kinds', async () => {
    const file = `jobs-${stamp}.csv`;
    const importId = await page.evaluate(async (name) => {
      const lines = Array.from({ length: 8_000 }, (_, row) => `Trial Customer ${row}`);
      const form = new FormData();
      form.set('file', new File([`Name\r\n${lines.join('\r\n')}\r\n`], name, { type: 'text/csv' }));
      const headers = { Authorization: `Bearer ${localStorage.getItem('accessToken')}` };
      const reply = await fetch('/customer/prepare-import', { method: 'POST', headers, body: form });
      return (await reply.json()).data.importId as string;
    }, file);
    const row = page.getByRole('grid', { name: 'Activity' }).getByRole('row').filter({ hasText: file });
    const mapping = [{ header: 'Name', field: 'name' }];
    const plan = { mapping, matchBy: null, onError: 'skip', allowDuplicates: true, dryRun: true };
    await whileSlow(product, 'customers', async () => {
      await call(page, 'POST', '/customer/import', { importId, ...plan });
      await page.goto('/controlPanel/jobs');
      await page.getByRole('link', { name: 'Imports' }).click();
      await expect(page.getByRole('link', { name: 'Imports' })).toHaveAttribute('aria-current', 'page');
      await expect(page).toHaveURL(/undoImport/);
      await row.getByRole('button', { name: `Cancel Trial run of ${file}` }).click();
      await expect(row).toContainText('Cancelled');
    });
    await page.getByRole('link', { name: 'Exports' }).click();
    await expect(row).toHaveCount(0);
    await page.getByRole('link', { name: 'All', exact: true }).click();
    await expect(row).toHaveCount(1);
    // A toast under the pointer stays, and its time stands still.
    await page.mouse.move(0, 0);
    await expectFit(page, [320]);
  });
});
