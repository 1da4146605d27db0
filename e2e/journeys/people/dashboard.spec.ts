import { readFileSync } from 'node:fs';
import { expect, signIn, test } from '../../test.ts';

test('the months of the dashboard can be downloaded as a file', async ({ page }) => {
  const year = new Date().getFullYear();
  await signIn(page, 'SA', `/dashboard?from=${year}-03-01&to=${year + 1}-12-31`);
  // Their file opens in a spreadsheet without computing anything.
  const chart = page.getByRole('main').getByRole('region', { name: 'Planned by month' });
  await chart.getByRole('button', { name: 'Planned by month as a table' }).click();
  const downloaded = page.waitForEvent('download');
  await chart.getByRole('button', { name: 'Save Planned by month as CSV' }).click();
  const file = await downloaded;
  expect(file.suggestedFilename()).toBe(`planned-by-month-${year}-03-${year + 1}-12.csv`);
  const lines = readFileSync(await file.path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(lines).toHaveLength(23);
  expect(lines[1]).toMatch(new RegExp(`^Mar ${year},\\d+\\.\\d\\d,\\d+\\.\\d\\d,-?\\d+\\.\\d\\d,`));
});
