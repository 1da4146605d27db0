import { password } from '../../setup/start-product.ts';
import { call, expect, expectFit, signIn, test } from '../../test.ts';
import { whileSlow } from '../../while-slow.ts';

test('an SA exports the audit, ends a session and stops a job', async ({ page, product }) => {
  await signIn(page, 'SA', null);
  const stamp = Date.now();

  await test.step('the audit is a file', async () => {
    const filter = { all: [{ field: 'action', operator: 'anyOf', value: ['save'] }] };
    await page.goto(`/controlPanel/audit?${new URLSearchParams({ filter: JSON.stringify(filter) })}`);
    await page.getByRole('button', { name: 'Export' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/^audit-entries-\d{4}-\d\d-\d\d\.csv$/);
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
